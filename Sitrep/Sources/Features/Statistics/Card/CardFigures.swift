import DesignSystem
import Domain
import PortableUI

/// The six figures of the chosen country (R49-R52), in two columns; in one where the user's text is large.
struct CardFigures: View {
  let country: CountryStats
  let isToday: Bool
  /// What is counted.
  let kinds: Set<SeriesKind>
  /// The last day of the week that the figures are of; nil where they are of a day.
  let weekEnd: Day?

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 126), spacing: 12, alignment: .leading)], alignment: .leading, spacing: 2
    ) {
      CardFigure(
        name: newCases, count: country.confirmed.new, isReport: weekEnd != nil, identifier: StatisticsID.cardNew)
      CardFigure(
        name: newCasesBefore, count: country.confirmed.newBefore, isReport: weekEnd != nil,
        identifier: StatisticsID.cardNewBefore)
      CardFigure(
        name: Text("Total", bundle: .module), count: country.confirmed.total, identifier: StatisticsID.cardTotal)
      if kinds.contains(.recovered) {
        CardFigure(
          // The soft hyphen is where a narrow column parts the word.
          name: Text("Recov\u{AD}ered", bundle: .module), count: country.recovered.total,
          identifier: StatisticsID.cardRecovered)
        CardFigure(
          name: Text("Active cases", bundle: .module), count: country.figures.active,
          identifier: StatisticsID.cardActive)
      }
      if kinds.contains(.deaths) {
        CardFigure(
          name: Text("Deaths", bundle: .module), count: country.deaths.total, identifier: StatisticsID.cardDeaths)
      }
    }
    .frame(maxWidth: 400, alignment: .leading)
  }

  /// "Today" is said of today alone (D3).
  private var newCases: Text {
    if let weekEnd { return Text("7 days to \(weekEnd, format: .shortDay)", bundle: .module) }
    return isToday ? Text("New today", bundle: .module) : Text("New cases", bundle: .module)
  }
}

extension CardFigures {
  private var newCasesBefore: Text {
    weekEnd == nil ? Text("Day before", bundle: .module) : Text("The 7 days before", bundle: .module)
  }
}

/// A figure and its name, in one line as long as both have room.
private struct CardFigure: View {
  let name: Text
  let count: Int?
  /// True: where it is missing, nobody reported it.
  var isReport = false
  let identifier: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        name
          .font(.caption2)
          .foregroundStyle(.secondary)
        Spacer(minLength: 4)
        value
          .font(.footnote)
          .monospacedDigit()
          .foregroundStyle(.primary)
          .accessibilityIdentifier(identifier)
      }
    }
  }

  private var value: Text {
    if isReport { return PeriodText.report(count) }
    return count.map { Text($0, format: .count) } ?? Text("no data", bundle: .module)
  }
}
