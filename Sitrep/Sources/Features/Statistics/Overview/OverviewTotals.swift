import DesignSystem
import Domain
import PortableUI

/// The world's figures of a day, as of when, from how many countries and by whom.
struct OverviewTotals: View {
  let totals: WorldTotalsOfDay
  let day: Day
  let source: String
  /// True: counts are of weeks, and not every country reports each of them.
  let isWeekly: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("As of \(day, format: .day)", bundle: .module)
          .font(.headline)
          .accessibilityIdentifier(OverviewID.day)
        countries
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(OverviewID.countries)
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 168), spacing: 12, alignment: .topLeading)], alignment: .leading)
      {
        figure(totals.newCases, Text("New cases in 7 days", bundle: .module), OverviewID.newCases)
        figure(totals.cases, Text("Total cases", bundle: .module), OverviewID.cases)
        figure(totals.deaths, Text("Deaths", bundle: .module), OverviewID.deaths)
      }
    }
  }

  private var countries: Text {
    guard isWeekly else { return Text("\(totals.countries) countries and territories · \(source)", bundle: .module) }
    return Text(
      "\(totals.reporting) of \(totals.countries) countries and territories reported · \(source)", bundle: .module)
  }

  private func figure(_ count: Int, _ name: Text, _ identifier: String) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(count, format: .count)
        .font(.title2)
        .bold()
        .monospacedDigit()
        .accessibilityIdentifier(identifier)
      name
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
