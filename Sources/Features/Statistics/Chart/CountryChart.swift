import DesignSystem
import Domain
import PortableUI

/// A country's days as a chart, alone or beside others, with the figures behind it as a table (B3).
struct CountryChart: View {
  @Bindable var model: CountryStatsViewModel
  let country: CountryStats

  @State private var chart: ChartModel

  init(model: CountryStatsViewModel, country: CountryStats) {
    self.model = model
    self.country = country
    let library = model.library
    _chart = State(initialValue: ChartModel { try await library.history(of: $0) })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Day by day", bundle: .module)
        .font(.title2)
        .bold()
        .accessibilityAddTraits(.isHeader)
      ChartControls(place: $model.chart)
      content
    }
    .padding(16)
    .frame(maxWidth: 720, alignment: .leading)
    .task(id: Request(codes: codes, revision: model.library.revision)) { await chart.load(codes) }
  }

  private var codes: [CountryCode] { model.chart.codes(with: country.id) }

  @ViewBuilder private var content: some View {
    switch chart.phase {
    case .loading:
      ProgressView { Text("Reading the days before…", bundle: .module) }
    case .failed:
      Text("The days before could not be read.", bundle: .module)
        .accessibilityIdentifier(ChartID.failed)
    case .loaded(let histories):
      LoadedChart(model: model, chart: chart, country: country, codes: codes, histories: histories)
    }
  }

  private nonisolated struct Request: Hashable {
    let codes: [CountryCode]
    let revision: Int
  }
}

/// The chart of series that are here.
private struct LoadedChart: View {
  @Bindable var model: CountryStatsViewModel
  let chart: ChartModel
  let country: CountryStats
  let codes: [CountryCode]
  let histories: [CountryCode: SourcedHistory]

  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()
  @Environment(\.locale) private var locale

  var body: some View {
    let populations = model.populations(with: choices)
    let hasRates = codes.allSatisfy { populations[$0] != nil }
    if let figure = chart.figure(series(populations), model.chart) {
      ChartComparison(model: model, own: country.id, hasRates: hasRates)
      ChartPlot(figure: figure)
      ChartLegend(figure: figure)
      ChartNotes(figure: figure)
      ChartTableSection(figure: figure, isShown: $model.chart.showsTable)
    } else {
      Text("There are no days before to show.", bundle: .module)
        .accessibilityIdentifier(ChartID.empty)
    }
  }

  private func series(_ populations: RatePopulationTable) -> [ChartSeries] {
    codes.compactMap { code in
      histories[code].map { sourced in
        ChartSeries(
          sourced.history, model.chart.measure, name: model.country(code, for: locale)?.name ?? code.rawValue,
          population: populations[code]?.people, source: sourced.source.name)
      }
    }
  }
}
