import DesignSystem
import Domain
import Foundation
import PortableCharts
import PortableUI

/// A country's days as a chart, alone or beside others, with the figures behind it as a table (B3).
struct CountryChart: View {
  @Bindable var model: CountryStatsViewModel
  let country: CountryStats

  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()
  @Environment(\.locale) private var locale
  /// Grows when series have come, so that the figure is looked for again.
  @State private var arrivals = 0
  @State private var last = LastFigure()
  /// The day that somebody reads the chart at.
  @State private var day: Day?

  var body: some View {
    let request = model.chartRequest(for: country, model.populations(with: choices), locale: locale)
    let cached = charts.look(for: request)
    VStack(alignment: .leading, spacing: 16) {
      heading
        .font(.title2)
        .bold()
        .accessibilityAddTraits(.isHeader)
      ChartControls(route: $model.chart, measures: model.chartMeasures, isWeekly: model.isWeekly)
      if let figure = last.figure(besides: cached) {
        if model.chart.span == nil, figure.days.upperBound != model.asOf {
          ChartDates(figures: model.asOf, series: figure.days.upperBound)
        }
        let hasRates = request.subjects.allSatisfy { $0.people != nil }
        ChartComparison(model: model, own: country.id, hasRates: hasRates)
        if model.chart.span != nil {
          ChartSpan(days: figure.days) {
            model.chart.range = .all
            model.chart.span = nil
          }
        }
        let day = day.flatMap { figure.days.contains($0) ? $0 : nil }
        ChartPlot(figure: figure, day: day)
          .equatable()
          .chartXSelection(value: $day)
          .accessibilityIdentifier(ChartID.reader)
          .chartXSelection(range: $model.chart.span)
        ChartLegend(figure: figure, day: day).equatable()
        ChartNotes(figure: figure).equatable()
        ChartTableSection(figure: figure, route: $model.chart)
      } else if !cached.isPending {
        Text("No earlier days to show.", bundle: .module)
          .accessibilityIdentifier(ChartID.empty)
      }
      if cached.isPending {
        ChartLoader(charts: charts, codes: request.codes, asOf: request.asOf, hasLoaded: { arrivals += 1 })
          .id(
            Loading(
              codes: request.codes, asOf: request.asOf, revision: model.library.revision, arrivals: arrivals))
      }
    }
    .padding(16)
    .frame(maxWidth: 860, alignment: .leading)
  }

  private var heading: Text {
    model.isWeekly ? Text("Week by week", bundle: .module) : Text("Day by day", bundle: .module)
  }

  private var charts: ChartCache { model.sources.charts }

  private nonisolated struct Loading: Hashable {
    let codes: [CountryCode]
    let asOf: Day?
    let revision: Int
    let arrivals: Int
  }
}

/// Why the figures and the chart end on different days; the figures stand above the chart or beside it.
private struct ChartDates: View {
  let figures: Day
  let series: Day

  var body: some View {
    Text(
      "The figures are from \(figures, format: .day), but the chart ends on \(series, format: .day).",
      bundle: .module
    )
    .font(.footnote)
    .foregroundStyle(.secondary)
    .accessibilityIdentifier(ChartID.dates)
  }
}

extension CountryStatsViewModel {
  /// What the chart of a country's screen shows.
  func chartRequest(
    for own: CountryStats, _ populations: RatePopulationTable, locale: Locale
  ) -> ChartRequest {
    let subjects = chart.codes(with: own.id).map { code in
      ChartRequest.Subject(
        code, name: country(code, for: locale)?.name ?? code.rawValue, people: populations[code]?.people)
    }
    return ChartRequest(subjects, chart, step: isWeekly ? 7 : 1, asOf: chosenDay)
  }
}

/// What a window showed last: it stays while the series of another country come.
private final class LastFigure {
  private var figure: ChartFigure?

  nonisolated deinit {}

  func figure(besides cached: ChartCache.CachedFigure) -> ChartFigure? {
    figure = cached.figure ?? (cached.isPending ? figure : nil)
    return figure
  }
}

/// Reads what a chart needs, and says so meanwhile.
private struct ChartLoader: View {
  let charts: ChartCache
  let codes: [CountryCode]
  let asOf: Day?
  let hasLoaded: @MainActor () -> Void

  @State private var hasFailed = false

  var body: some View {
    if hasFailed {
      DaysUnreadNotice(identifier: ChartID.failed) { hasFailed = false }
    } else {
      ProgressView { Text("Loading earlier days…", bundle: .module) }
        .task { await load() }
    }
  }

  private func load() async {
    do {
      try await charts.load(codes, asOf: asOf)
      hasLoaded()
    } catch {
      hasFailed = !Task.isCancelled
    }
  }
}
