import DesignSystem
import Domain
import PortableUI

/// What the shown days come to.
struct RoomSums: View {
  let figure: RoomFigure

  /// Of each bar; nil: not known.
  let messages: [Int]?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      FactRow(
        name: Text("Cases", bundle: .module), value: PeriodText.report(figure.cases), identifier: RoomID.caseSum)
      FactRow(
        name: Text("Deaths", bundle: .module), value: PeriodText.report(figure.deaths), identifier: RoomID.deathSum)
      if let messages {
        FactRow(
          name: Text("Messages", bundle: .module), count: messages.reduce(0, +), identifier: RoomID.messageSum)
      }
    }
  }
}

/// The numbers behind both plots, for who asks for them.
struct RoomTableSection: View {
  private let figure: RoomFigure
  private let messages: [Int]?
  @Binding private var isShown: Bool

  init(figure: RoomFigure, messages: [Int]?, isShown: Binding<Bool>) {
    self.figure = figure
    self.messages = messages
    _isShown = isShown
  }

  var body: some View {
    Button(action: { isShown.toggle() }) {
      isShown ? Text("Hide table", bundle: .module) : Text("Show table", bundle: .module)
    }
    .buttonStyle(.bordered)
    .accessibilityIdentifier(CasesID.tableButton)
    if isShown {
      VStack(alignment: .leading, spacing: 8) {
        CaseHeading(title: Text("Cases, newest first", bundle: .module))
          .accessibilityIdentifier(CasesID.table)
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(figure.bars.indices.reversed(), id: \.self) { index in
            CaseRow(
              name: CurveWords.name(figure.bars[index].firstDay, of: figure.period),
              value: PeriodText.report(figure.bars[index].cases), detail: detail(index),
              identifier: RoomID.bar(figure.bars[index].firstDay))
          }
        }
      }
    }
  }

  private func detail(_ index: Int) -> Text? {
    let texts = RoomBarText.details(figure.bars[index], messages: messages.map { $0[index] })
    return texts.isEmpty ? nil : RoomBarText.joined(texts)
  }
}
