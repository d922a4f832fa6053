import DesignSystem
import Domain
import PortableUI

/// Two dates between which cases and messages are shown, and the way back to all days.
struct RoomSpanFields: View {
  private let figure: RoomFigure
  @Binding private var room: RoomRoute

  init(figure: RoomFigure, room: Binding<RoomRoute>) {
    self.figure = figure
    _room = room
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 280), spacing: 12, alignment: .leading)], spacing: 8) {
        DayField(
          Text("From", bundle: .module), button: Text("Set start", bundle: .module), shown: figure.days.lowerBound,
          in: figure.allDays, identifier: RoomID.from, buttonIdentifier: RoomID.setStart
        ) { room.begin(on: $0) }
        DayField(
          Text("To", bundle: .module), button: Text("Set end", bundle: .module), shown: figure.days.upperBound,
          in: figure.allDays, identifier: RoomID.to, buttonIdentifier: RoomID.setEnd
        ) { room.end(on: $0) }
      }
      if figure.isOutside {
        Text("There are no figures for the chosen days, so all days are shown.", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(RoomID.outside)
      }
      if figure.isChosen { span }
      if figure.isChosen || figure.isOutside {
        Button(action: { room.clear() }) { Text("Show all days", bundle: .module) }
          .buttonStyle(.bordered)
          .accessibilityIdentifier(RoomID.showAll)
      }
    }
  }

  private var span: some View {
    let days = Text(
      "Only \(figure.days.lowerBound, format: .day) to \(figure.days.upperBound, format: .day)", bundle: .module)
    return (figure.period == .day ? days : Text("\(days) (whole weeks)", bundle: .module))
      .font(.footnote)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(RoomID.span)
  }
}
