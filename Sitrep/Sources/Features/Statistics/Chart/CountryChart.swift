import DesignSystem
import Domain
import Figures
import Foundation
import PortableCharts
import PortableUI

/// A country's days as a chart, alone or beside others, with the figures behind it as a table (B3).
struct CountryChart: View {
  @Bindable var model: CountryStatsViewModel
  let country: CountryStats

  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()
  @Environment(\.locale) private var locale
  @State private var last = LastFigure()

  var body: some View {
    let request = model.chartRequest(for: country, model.populations(with: choices), locale: locale)
    let cached = model.sources.charts.look(for: request)
    VStack(alignment: .leading, spacing: 16) {
      heading
        .font(.title2)
        .bold()
        .accessibilityAddTraits(.isHeader)
      if let figure = last.figure(besides: cached) {
        ChartSection(figure: figure, route: $model.chart) {
          if model.chart.span == nil, figure.days.upperBound != model.asOf {
            ChartDates(figures: model.asOf, series: figure.days.upperBound)
          }
          controls
          ChartComparison(model: model, own: country.id, hasRates: request.subjects.allSatisfy { $0.people != nil })
        }
      } else {
        controls
        if cached.pending == nil {
          Text("No earlier days to show.", bundle: .module)
            .accessibilityIdentifier(ChartID.empty)
        }
      }
      if let pending = cached.pending {
        LoadingView(pending) { _ in
          DaysUnreadNotice(identifier: ChartID.failed) { Task { await pending.load() } }
        }
      }
    }
    .padding(16)
    .frame(maxWidth: 860, alignment: .leading)
  }

  private var controls: some View {
    ChartControls(route: $model.chart, measures: model.chartMeasures, isWeekly: model.isWeekly)
  }

  private var heading: Text {
    model.isWeekly ? Text("Week by week", bundle: .module) : Text("Day by day", bundle: .module)
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
    figure = cached.figure ?? (cached.pending == nil ? nil : figure)
    return figure
  }
}
