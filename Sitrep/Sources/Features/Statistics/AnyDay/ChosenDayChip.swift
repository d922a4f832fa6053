import DesignSystem
import Domain
import PortableUI

/// The day that was chosen, and the way back to the one that is shown at first.
struct ChosenDayChip: View {
  let model: CountryStatsViewModel
  let identifier: String

  var body: some View {
    Button(action: { model.choose(nil) }) {
      HStack(spacing: 6) {
        Text("As of \(model.asOf, format: .shortDay) · chosen", bundle: .module)
        Image(systemName: "xmark")
      }
      .font(.caption)
    }
    .buttonStyle(.bordered)
    .accessibilityLabel(label)
    .accessibilityIdentifier(identifier)
  }

  private var label: Text {
    Text(
      "As of \(model.asOf, format: .shortDay) · chosen. Back to \(model.library.report.asOf, format: .shortDay)",
      bundle: .module)
  }
}

/// Says that there are no figures of the day that was asked for.
struct MissingDayNotice: View {
  let day: Day
  let identifier: String

  var body: some View {
    Text("There are no figures for \(day, format: .day). The nearest day is shown.", bundle: .module)
      .accessibilityIdentifier(identifier)
  }
}

/// Says that the chosen day couldn't be read, and reads it again.
struct DayUnreadNotice: View {
  let model: CountryStatsViewModel

  var body: some View {
    if let day = model.dayToRead, model.isDayUnread {
      DaysUnreadNotice(identifier: StatisticsID.dayUnread) { Task { await model.sources.chosenDays.load(day) } }
    }
  }
}
