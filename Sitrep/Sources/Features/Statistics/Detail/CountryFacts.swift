import DesignSystem
import Domain
import PortableUI

/// What stands below the graphs: the new counts in figures, who is still ill, and where all of it comes from.
struct CountryFacts: View, Equatable {
  let country: CountryStats
  let origin: FiguresProvenance
  /// What is counted.
  let kinds: Set<SeriesKind>
  /// The last day of the week that the figures are of; nil where they are of a day.
  let weekEnd: Day?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let weekEnd {
        WeekFacts(country: country, kinds: kinds, weekEnd: weekEnd)
      } else {
        DayFacts(country: country, kinds: kinds)
      }
      VStack(alignment: .leading, spacing: 4) {
        DateNotice(origin: origin)
        SourceNotice(origin: origin)
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(.top, 16)
    }
    .padding(16)
    .padding(.top, 16)
  }
}

/// What the last day added, and who is still ill.
private struct DayFacts: View {
  let country: CountryStats
  let kinds: Set<SeriesKind>

  var body: some View {
    FactRow(
      name: Text("New confirmed cases", bundle: .module), count: country.confirmed.new,
      identifier: StatisticsID.newCount(.confirmed))
    if kinds.contains(.recovered) {
      FactRow(
        name: Text("New recovered", bundle: .module), count: country.recovered.new,
        identifier: StatisticsID.newCount(.recovered))
    }
    if kinds.contains(.deaths) {
      FactRow(
        name: Text("New deaths", bundle: .module), count: country.deaths.new,
        identifier: StatisticsID.newCount(.deaths))
    }
    if kinds.count == SeriesKind.allCases.count {
      FactRow(
        name: Text("Active cases", bundle: .module), count: country.figures.active,
        identifier: StatisticsID.active)
    }
  }
}

/// What the last week added, and the one before; a week without a report says so.
private struct WeekFacts: View {
  let country: CountryStats
  let kinds: Set<SeriesKind>
  let weekEnd: Day

  var body: some View {
    FactRow(
      name: Text("Cases, 7 days to \(weekEnd, format: .day)", bundle: .module),
      value: PeriodText.report(country.confirmed.new), identifier: StatisticsID.newCount(.confirmed))
    FactRow(
      name: Text("Cases, the 7 days before", bundle: .module), value: PeriodText.report(country.confirmed.newBefore),
      identifier: StatisticsID.newCountBefore)
    if kinds.contains(.deaths) {
      FactRow(
        name: Text("New deaths in 7 days", bundle: .module), value: PeriodText.report(country.deaths.new),
        identifier: StatisticsID.newCount(.deaths))
    }
    if kinds.contains(.recovered) {
      FactRow(
        name: Text("Recovered in 7 days", bundle: .module), value: PeriodText.report(country.recovered.new),
        identifier: StatisticsID.newCount(.recovered))
    }
  }
}

/// What WHO counts under China.
struct WiderChinaNote: View {
  var body: some View {
    Text("WHO’s figures of China include Hong Kong, Macao and Taiwan.", bundle: .module)
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 16)
      .accessibilityIdentifier(OutbreaksID.widerChina)
  }
}
