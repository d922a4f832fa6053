import Domain
import Figures
import Foundation
import PortableUI

/// A country's figures with a chart for other programs: as a picture, as a table, as text.
package nonisolated struct SharedFigures: Transferable, Sendable {
  package let words: ShareWords
  package let figures: CountryFigures
  package let source: DataSource
  /// The chart that goes along; its first country is the one whose figures these are.
  package let chart: ChartRequest
  /// True: the chart ends on the day of the figures; false: with the newest day of its series.
  let endsWithFigures: Bool
  /// Writes the table.
  let files: any FiguresFiles
  /// A country's days; asked for only when a picture or a table is made.
  let history: @MainActor @Sendable (CountryCode) async throws -> SourcedHistory?

  package init(
    words: ShareWords, figures: CountryFigures, source: DataSource, chart: ChartRequest, endsWithFigures: Bool = false,
    files: any FiguresFiles, history: @escaping @MainActor @Sendable (CountryCode) async throws -> SourcedHistory?
  ) {
    self.words = words
    self.figures = figures
    self.source = source
    self.chart = chart
    self.endsWithFigures = endsWithFigures
    self.files = files
    self.history = history
  }

  /// As "sitrep-FR-2021-08-04" or "sitrep-FR-DE-deaths-28-days-per-100000-2021-08-04".
  package var fileName: String {
    (["sitrep"] + chart.codes.map(\.rawValue) + chart.route.fileWords + [figures.day.iso8601]).joined(separator: "-")
  }

  package static var transferRepresentation: some TransferRepresentation {
    #if canImport(SwiftUI)
      DataRepresentation(exportedContentType: .png) { (figures: SharedFigures) in try await figures.png() }
        .suggestedFileName { $0.fileName }
    #endif
    DataRepresentation(exportedContentType: .svg) { (figures: SharedFigures) in Data(try await figures.picture().utf8) }
      .suggestedFileName { $0.fileName }
    DataRepresentation(exportedContentType: .commaSeparatedText) { (figures: SharedFigures) in
      try await figures.table()
    }
    .suggestedFileName { $0.fileName }
    DataRepresentation(exportedContentType: .plainText) { (figures: SharedFigures) in
      Data((figures.words.text + "\n").utf8)
    }
    .suggestedFileName { $0.fileName }
  }

  package func picture() async throws -> String {
    let (figure, sources) = try await chartFigure()
    return SharePicture.svg(of: words, figure, chartSource: sources)
  }

  /// The chart; and who published its days, where that is not who published the figures.
  func chartFigure() async throws -> (figure: ChartFigure?, sources: String) {
    var series = try await parts().map { $0.series(chart.route.measure) }
    if endsWithFigures { series = series.map { $0.ending(on: figures.day, with: figures[chart.route.measure]) } }
    let sources = series.map(\.source).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return (ChartFigure(series, chart.route), sources == [source.name] ? "" : sources.joined(separator: "; "))
  }

  /// The days that the chart shows, as a file; all days of its countries where it shows all.
  package func table() async throws -> Data {
    let parts = try await parts()
    let shown = ChartFigure(parts.map { $0.series(chart.route.measure) }, chart.route)?.days
    var table = FiguresTable(
      parts.flatMap { $0.rows(shown) }, rate: chart.isRate ? FiguresTable.Rate(chart.route) : nil)
    if let last = parts.first(where: { $0.history.code == figures.id })?.history.lastDay, figures.day <= last {
      return files.write(table)
    }
    if let span = chart.route.span, !span.contains(figures.day) { return files.write(table) }
    // It may be of another source than the days before.
    table.rows.append(
      FiguresTable.Row(
        country: name, code: figures.id, day: figures.day, confirmed: figures.confirmed, recovered: figures.recovered,
        deaths: figures.deaths, population: chart.subjects.first?.people, source: source.nameInFiles))
    return files.write(table)
  }

  /// What is known of the days of each country; those without any are left out.
  private func parts() async throws -> [SharedDays] {
    var parts: [SharedDays] = []
    for subject in chart.subjects {
      guard let sourced = try await history(subject.code) else { continue }
      parts.append(
        SharedDays(
          name: subject.name, history: sourced.history, people: subject.people, source: sourced.source))
    }
    return parts
  }

  private var name: String { chart.subjects.first?.name ?? words.name }
}

nonisolated extension CountryFigures {
  /// What a chart may count.
  subscript(measure: ChartRoute.Measure) -> DailyCount {
    switch measure {
    case .cases: confirmed
    case .deaths: deaths
    case .recovered: recovered
    }
  }
}

nonisolated extension ChartRoute {
  /// What differs from the chart that is shown at first, as parts of a file's name.
  fileprivate var fileWords: [String] {
    var words: [String] = []
    if measure != .cases { words.append(measure.rawValue) }
    if kind != .daily { words.append(kind.rawValue) }
    if let span {
      words += [span.lowerBound.iso8601, "to", span.upperBound.iso8601]
    } else if let days = range.days {
      words.append("\(days)-days")
    }
    if isLogarithmic { words.append("log") }
    if isRate { words.append("per-100000") }
    return words
  }
}
