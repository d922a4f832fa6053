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
  /// True where a missing count is one that nobody reported.
  let isReported: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let weekEnd {
        WeekFacts(country: country, kinds: kinds, weekEnd: weekEnd)
      } else {
        DayFacts(country: country, kinds: kinds, isReported: isReported)
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
  let isReported: Bool

  var body: some View {
    row(Text("New confirmed cases", bundle: .module), country.confirmed.new, .confirmed)
    if kinds.contains(.recovered) {
      row(Text("New recovered", bundle: .module), country.recovered.new, .recovered)
    }
    if kinds.contains(.deaths) {
      row(Text("New deaths", bundle: .module), country.deaths.new, .deaths)
    }
    if kinds.count == SeriesKind.allCases.count {
      FactRow(
        name: Text("Active cases", bundle: .module), count: country.figures.active,
        identifier: StatisticsID.active)
    }
  }

  private func row(_ name: Text, _ count: Int?, _ graph: StatisticsID.Graph) -> some View {
    let missing = isReported ? PeriodText.report(nil) : Text("no data", bundle: .module)
    return FactRow(
      name: name, value: count.map { Text($0, format: .count) } ?? missing, identifier: StatisticsID.newCount(graph))
  }
}

/// The share of deaths among the cases of an imported outbreak, with its denominator and 95% interval.
struct CountryFatality: View {
  let figures: CountryFigures

  var body: some View {
    let share = figures.deaths.total.flatMap { deaths in
      figures.confirmed.total.flatMap { Interval.caseFatality(deaths: deaths, cases: $0) }
    }
    RateRow(
      name: Text("Case fatality ratio (CFR)", bundle: .module), value: share.map(IntervalText.fatality),
      base: share.map(IntervalText.fatalityBase), missing: Text("no data", bundle: .module),
      identifier: OutbreaksID.fatality
    )
    .padding(.horizontal, 16)
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
