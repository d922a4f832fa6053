import DesignSystem
import Domain
import PortableUI

/// An outbreak's cases above the team's messages, on one axis of time; chosen days cut both.
struct RoomScreen: View {
  let model: PlacesModel
  let route: Binding<StatisticsRoute>

  var body: some View {
    CasePage {
      if let figure = model.room(at: route.wrappedValue) {
        RoomSpanFields(figure: figure, room: route.room)
        if model.list != nil { PeriodChoice(isDaily: route.cases.isDaily) }
        RoomPage(figure: figure, messages: model.messages, route: route)
      } else {
        EmptyNotice(
          Text("No curve to show", bundle: .module),
          message: Text("No case has a date, or no week has ended yet.", bundle: .module), symbol: "chart.bar"
        )
        .accessibilityIdentifier(RoomID.empty)
      }
      OutbreakOrigin(
        outbreak: model.outbreak, figures: model.onDay(route.wrappedValue.asOf).figures, route: route, id: .detail
      )
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
    .navigationTitle(RoomWords.title)
  }
}

/// The two plots, their sums, the table and the messages.
private struct RoomPage: View {
  let figure: RoomFigure
  let messages: RoomMessages
  let route: Binding<StatisticsRoute>

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let counted = messages.hasArchives ? messages.counts(between: figure.bounds, in: timeZone) : nil
    let counts = counted?.loadedValue
    let shown = counts.map { figure.shown(of: $0.periods) }
    RoomCases(figure: figure, messages: shown, room: route.room)
    RoomMessagePlot(figure: figure, counted: counted, route: route)
    RoomSums(figure: figure, messages: shown)
    RoomTableSection(figure: figure, messages: shown, isShown: route.cases.showsTable)
    if let shown, let counts {
      RoomMessageList(figure: figure, messages: messages, count: shown.reduce(0, +), route: route)
      RoomMessagesBeside(counts: counts)
    }
  }
}

extension Query {
  /// Nil until it is read.
  fileprivate var loadedValue: Value? {
    if case .loaded(let value) = phase { value } else { nil }
  }
}

/// The way from the summary.
struct RoomLink: View {
  let route: StatisticsRoute

  var body: some View {
    RouteLink(route.openingRoom) { RoomWords.title }
      .accessibilityIdentifier(RoomID.link)
      .padding(16)
  }
}

/// The room in words.
enum RoomWords {
  static var title: Text { Text("Cases and messages", bundle: .module) }

  static func messages(_ count: Int) -> Text { Text("Messages: \(count, format: .count)", bundle: .module) }
}
