import DesignSystem
import Domain
import PortableCharts
import PortableUI

/// The curve, and what the bar says that somebody reads.
struct RoomCases: View {
  private let figure: RoomFigure
  private let messages: [Int]?
  @Binding private var room: RoomRoute

  /// The day that somebody reads the curve at.
  @State private var day: Day?

  /// The same when they have left the curve, as for the button below it.
  @State private var lastDay: Day?
  @Environment(\.locale) private var locale

  /// - Parameters:
  ///   - figure: What is drawn.
  ///   - messages: Those of each bar; nil: not known.
  ///   - room: The chosen days.
  init(figure: RoomFigure, messages: [Int]?, room: Binding<RoomRoute>) {
    self.figure = figure
    self.messages = messages
    _room = room
  }

  var body: some View {
    let drawn = figure.drawn(figure.bars.map(\.cases))
    if drawn.isEmpty {
      Text("No cases in these days", bundle: .module)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(RoomID.noCases)
    } else {
      RoomPlot(
        name: Text("Cases", bundle: .module), bars: drawn, axis: figure.axis, scale: figure.caseScale,
        color: CaseLook.color(0), height: 220, width: width
      )
      .accessibilityLabel(Text("Epidemic curve: \(figure.cases ?? 0) cases", bundle: .module))
      .accessibilityIdentifier(RoomID.cases)
      .chartXSelection(value: $day)
      .accessibilityIdentifier(RoomID.reader)
      .chartXSelection(range: span)
      .onChange(of: day) { _, day in if let day { lastDay = day } }
      if let bar = lastDay.flatMap({ figure.bar(at: $0) }) {
        RoomReading(figure: figure, bar: bar, messages: messages, room: $room)
      }
    }
    RoomNotes(figure: figure)
  }

  private var width: Int {
    WideAxisFormat.width(
      of: [figure.caseScale] + (messages.map { [RoomFigure.scale(of: $0)] } ?? []), for: locale)
  }

  /// As the chart knows it: by first days.
  private var span: Binding<ClosedRange<Day>?> {
    Binding {
      figure.isChosen ? figure.bars[0].firstDay...figure.bars[figure.bars.count - 1].firstDay : nil
    } set: { days in
      if let days {
        room.choose(days.lowerBound...figure.period.lastDay(from: days.upperBound))
      } else {
        room.clear()
      }
    }
  }
}

/// The bar that is read, and the way to it alone.
private struct RoomReading: View {
  let figure: RoomFigure
  let bar: RoomFigure.Bar
  let messages: [Int]?
  @Binding var room: RoomRoute

  init(figure: RoomFigure, bar: RoomFigure.Bar, messages: [Int]?, room: Binding<RoomRoute>) {
    self.figure = figure
    self.bar = bar
    self.messages = messages
    _room = room
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoomBarText.text(bar, messages: messages.flatMap { count(in: $0) }, of: figure.period)
        .font(.footnote)
        .accessibilityIdentifier(RoomID.read)
      if figure.bars.count > 1 {
        Button(action: { room.choose(bar.firstDay...figure.period.lastDay(from: bar.firstDay)) }) {
          figure.period == .day
            ? Text("Show only this day", bundle: .module) : Text("Show only this week", bundle: .module)
        }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(RoomID.showOnly)
      }
    }
  }

  private func count(in messages: [Int]) -> Int? {
    figure.bars.firstIndex(of: bar).flatMap { messages.indices.contains($0) ? messages[$0] : nil }
  }
}

/// A bar in words.
enum RoomBarText {
  /// As "W13 2024 · Mar 25, 2024 · Cases: 5 · Deaths: 1 · Messages: 3".
  static func text(_ bar: RoomFigure.Bar, messages: Int?, of period: ReportingPeriod) -> Text {
    let name = CurveWords.name(bar.firstDay, of: period)
    let cases = Text("\(Text("Cases", bundle: .module)): \(PeriodText.report(bar.cases))", bundle: .module)
    return joined([name, cases] + details(bar, messages: messages))
  }

  /// What stands below a bar's cases.
  static func details(_ bar: RoomFigure.Bar, messages: Int?) -> [Text] {
    var texts: [Text] = []
    if let deaths = bar.deaths { texts.append(Text("Deaths: \(deaths, format: .count)", bundle: .module)) }
    if let messages { texts.append(RoomWords.messages(messages)) }
    if bar.isIncomplete { texts.append(Text("still incomplete", bundle: .module)) }
    return texts
  }

  static func joined(_ texts: [Text]) -> Text {
    texts.dropFirst().reduce(texts[0]) { Text("\($0) · \($1)", bundle: .module) }
  }
}

/// What the curve leaves out.
private struct RoomNotes: View {
  let figure: RoomFigure

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let day = figure.firstIncomplete {
        Text("Cases since \(day, format: .day) are still incomplete.", bundle: .module)
          .accessibilityIdentifier(RoomID.incomplete)
      }
      if figure.withoutDay > 0 {
        Text("Cases without such a date, in no bar: \(figure.withoutDay, format: .count)", bundle: .module)
          .accessibilityIdentifier(CasesID.withoutDay)
      }
      if figure.isCut {
        Text("Only the last \(CurveFigure.mostBars) bars are shown.", bundle: .module)
          .accessibilityIdentifier(CasesID.cut)
      }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}
