import DesignSystem
import Domain
import PortableUI

/// The figures of the chosen country (R49-R52).
struct CardFigures: View {
  let country: CountryStats
  let day: Day
  let isToday: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      FactRow(name: newCases, count: country.confirmed.new, identifier: StatisticsID.cardNew)
      FactRow(
        name: Text("New cases the day before", bundle: .module), count: country.confirmed.newBefore,
        identifier: StatisticsID.cardNewBefore)
      FactRow(
        name: Text("Total cases", bundle: .module), count: country.confirmed.total, identifier: StatisticsID.cardTotal)
      FactRow(
        name: Text("Recovered", bundle: .module), count: country.recovered.total,
        identifier: StatisticsID.cardRecovered)
      FactRow(
        name: Text("Ill now", bundle: .module), count: country.figures.active, identifier: StatisticsID.cardActive)
      FactRow(name: Text("Deaths", bundle: .module), count: country.deaths.total, identifier: StatisticsID.cardDeaths)
    }
    .foregroundStyle(.primary)
  }

  /// "Today" is said of today alone (D3).
  private var newCases: Text {
    isToday
      ? Text("New cases today", bundle: .module)
      : Text("New cases on \(day, format: .day)", bundle: .module)
  }
}
