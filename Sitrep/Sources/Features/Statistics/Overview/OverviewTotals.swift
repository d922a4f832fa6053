import DesignSystem
import Domain
import PortableUI

/// The world's figures of a day, as of when, from how many countries and by whom.
struct OverviewTotals: View {
  let model: CountryStatsViewModel
  let totals: WorldTotalsOfDay
  let day: Day
  /// How many countries reported the week; nil where counts are by the day.
  let reporting: Int?

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
        if model.isDayChosen { OverviewDay(model: model) }
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
    let source = model.source.name
    guard let reporting else {
      return Text("\(totals.countries) countries and territories · \(source)", bundle: .module)
    }
    return Text(
      "\(reporting) of \(totals.countries) countries and territories reported · \(source)", bundle: .module)
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

/// The day that was chosen for the whole tab, the way back from it, and what is to be said of it.
private struct OverviewDay: View {
  let model: CountryStatsViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let release = model.source.release {
        Text("By the release of \(release, format: .day)", bundle: .module)
          .accessibilityIdentifier(OverviewID.release)
      }
      if let missing = model.missingDay { MissingDayNotice(day: missing, identifier: OverviewID.missingDay) }
      ChosenDayChip(model: model, identifier: OverviewID.chosenDay)
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}
