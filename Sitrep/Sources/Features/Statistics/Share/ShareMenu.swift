import DesignSystem
import Domain
import Figures
import Foundation
import PortableUI

/// Gives a country's figures away, with a chart: to another program, or as a file (R54, D33).
package struct ShareMenu: View {
  /// Which chart goes along.
  package enum Chart: Sendable {
    /// The one that the country's screen shows.
    case shown
    /// The country's own, up to the day of its figures.
    case upToFigures
  }

  private let model: CountryStatsViewModel
  private let country: CountryStats
  private let chart: Chart
  private let id: ShareID

  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()
  @Environment(\.locale) private var locale
  @State private var saved: UTType?
  @State private var hasFailed = false

  package init(model: CountryStatsViewModel, country: CountryStats, chart: Chart, id: ShareID) {
    self.model = model
    self.country = country
    self.chart = chart
    self.id = id
  }

  package var body: some View {
    let figures = figures
    Menu {
      ShareLink(item: figures, preview: SharePreview(preview(figures.chart))) {
        Text("Share as picture…", bundle: .module)
      }
      .accessibilityIdentifier(id.picture)
      ShareLink(item: figures.words.text) { Text("Share as text…", bundle: .module) }
        .accessibilityIdentifier(id.text)
      if let address = address(of: figures.chart) {
        ShareLink(item: address) { Text("Share as link…", bundle: .module) }
          .accessibilityIdentifier(id.link)
      }
      Section { SaveButtons(saved: $saved, hasAllDays: figures.chart.route.showsAllDays, id: id) }
    } label: {
      Label {
        Text("Share", bundle: .module)
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
    .accessibilityIdentifier(id.menu)
    .fileExporter(
      isPresented: isSaving, item: saved == nil ? nil : figures, contentTypes: saved.map { [$0] } ?? [],
      defaultFilename: figures.fileName
    ) { result in
      if case .failure = result { hasFailed = true }
    }
    .alert(Text("The file couldn’t be made", bundle: .module), isPresented: $hasFailed) {
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: {
      Text("Earlier days couldn’t be read. Check the disk, then try again.", bundle: .module)
    }
  }

  /// What is shared: the countries and what their chart counts.
  private func preview(_ chart: ChartRequest) -> Text {
    Text(
      "\(chart.subjects.map(\.name).joined(separator: ", ")): \(ChartSummary.title(chart.route, isRate: chart.isRate, step: chart.step))",
      bundle: .module)
  }

  /// The address of the country's screen with this chart.
  private func address(of chart: ChartRequest) -> URL? {
    var route = StatisticsRoute(outbreak: model.sources.scope?.outbreak.id)
    route.selection = .country(country.id)
    route.chart = chart.route
    route.asOf = model.chosenDay
    return URL(string: route.address)
  }

  private var isSaving: Binding<Bool> {
    Binding(get: { saved != nil }, set: { if !$0 { saved = nil } })
  }

  private var figures: SharedFigures {
    let (library, day) = (model.library, model.chosenDay)
    let request = request
    let words = model.sources.shares.words(
      of: country, in: model.report, request, chart == .shown ? model.sources.charts.shown(request) : nil,
      locale: locale)
    return SharedFigures(
      words: words, figures: country.figures, source: model.source, chart: request,
      endsWithFigures: chart == .upToFigures, files: library.files
    ) { try await library.history(of: $0, upTo: day) }
  }

  private var request: ChartRequest {
    switch chart {
    case .shown: model.chartRequest(for: country, model.populations(with: choices), locale: locale)
    case .upToFigures:
      ChartRequest(
        [ChartRequest.Subject(country.id, name: country.name)], ChartRoute(), step: model.isWeekly ? 7 : 1,
        asOf: model.chosenDay)
    }
  }
}

/// The files that can be saved.
private struct SaveButtons: View {
  @Binding var saved: UTType?
  /// False: the table holds the days that the chart shows.
  let hasAllDays: Bool
  let id: ShareID

  var body: some View {
    Button(action: { saved = .png }) { Text("Save as PNG", bundle: .module) }
      .accessibilityIdentifier(id.savePNG)
    Button(action: { saved = .svg }) { Text("Save as SVG", bundle: .module) }
      .accessibilityIdentifier(id.saveSVG)
    Button(action: { saved = .commaSeparatedText }) {
      hasAllDays ? Text("Save all days as CSV", bundle: .module) : Text("Save the days shown as CSV", bundle: .module)
    }
    .accessibilityIdentifier(id.saveCSV)
    Button(action: { saved = .plainText }) { Text("Save as text", bundle: .module) }
      .accessibilityIdentifier(id.saveText)
  }
}

/// The accessibility identifiers of sharing, which is offered in two places.
package nonisolated struct ShareID: Sendable {
  package static let card = ShareID(place: "card.share")
  package static let detail = ShareID(place: "share")

  private let place: String

  package var menu: String { "\(place).menu" }
  package var picture: String { "\(place).picture" }
  package var text: String { "\(place).text" }
  package var link: String { "\(place).link" }
  package var savePNG: String { "\(place).save.png" }
  package var saveSVG: String { "\(place).save.svg" }
  package var saveCSV: String { "\(place).save.csv" }
  package var saveText: String { "\(place).save.text" }
}
