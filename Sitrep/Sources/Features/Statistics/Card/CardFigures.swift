import DesignSystem
import Domain
import PortableUI

/// The six figures of the chosen country (R49-R52), in two columns; in one where the user's text is large.
struct CardFigures: View {
  let country: CountryStats
  let isToday: Bool

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 126), spacing: 12, alignment: .leading)], alignment: .leading, spacing: 2
    ) {
      CardFigure(name: newCases, count: country.confirmed.new, identifier: StatisticsID.cardNew)
      CardFigure(
        name: Text("Day before", bundle: .module), count: country.confirmed.newBefore,
        identifier: StatisticsID.cardNewBefore)
      CardFigure(
        name: Text("Total", bundle: .module), count: country.confirmed.total, identifier: StatisticsID.cardTotal)
      CardFigure(
        // The soft hyphen is where a narrow column parts the word.
        name: Text("Recov\u{AD}ered", bundle: .module), count: country.recovered.total,
        identifier: StatisticsID.cardRecovered)
      CardFigure(
        name: Text("Active cases", bundle: .module), count: country.figures.active,
        identifier: StatisticsID.cardActive)
      CardFigure(
        name: Text("Deaths", bundle: .module), count: country.deaths.total, identifier: StatisticsID.cardDeaths)
    }
    .frame(maxWidth: 400, alignment: .leading)
  }

  /// "Today" is said of today alone (D3).
  private var newCases: Text {
    isToday ? Text("New today", bundle: .module) : Text("New cases", bundle: .module)
  }
}

/// A figure and its name, in one line as long as both have room.
private struct CardFigure: View {
  let name: Text
  let count: Int?
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

  private var value: Text { count.map { Text($0, format: .count) } ?? Text("no data", bundle: .module) }
}
