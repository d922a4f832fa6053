import Domain
import Foundation
import PortableUI

/// A country's figures for other programs: as a picture, as a table, as text.
package nonisolated struct SharedFigures: Transferable, Sendable {
  package let words: ShareWords
  package let figures: CountryFigures
  package let source: DataSource
  /// The country's days; asked for only when a picture or a table is made.
  let history: @MainActor @Sendable () async throws -> SourcedHistory?

  package init(
    words: ShareWords, figures: CountryFigures, source: DataSource,
    history: @escaping @MainActor @Sendable () async throws -> SourcedHistory?
  ) {
    self.words = words
    self.figures = figures
    self.source = source
    self.history = history
  }

  /// As "sitrep-FR-2021-08-04".
  package var fileName: String { "sitrep-\(figures.country.code.rawValue)-\(figures.day.iso8601)" }

  package static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .svg) { (figures: SharedFigures) in Data(try await figures.picture().utf8) }
      .suggestedFileName { $0.fileName }
    DataRepresentation(exportedContentType: .commaSeparatedText) { (figures: SharedFigures) in
      Data(try await figures.table().utf8)
    }
    .suggestedFileName { $0.fileName }
    DataRepresentation(exportedContentType: .plainText) { (figures: SharedFigures) in
      Data((figures.words.text + "\n").utf8)
    }
    .suggestedFileName { $0.fileName }
  }

  package func picture() async throws -> String {
    let sourced = try await history()
    let series = sourced.map { ChartSeries($0.history, .cases, name: words.name, source: $0.source.name) }
    let other = sourced?.source.name == source.name ? nil : sourced?.source.name
    return SharePicture.svg(of: words, series.flatMap { ChartFigure([$0], ChartPlace()) }, chartSource: other)
  }

  package func table() async throws -> String {
    guard let sourced = try await history() else {
      return ShareTable.csv(figures, name: words.name, source: source.name)
    }
    let days = ShareTable.csv(name: words.name, sourced.history, source: sourced.source.name)
    guard figures.day > sourced.history.lastDay else { return days }
    return days + ShareTable.row(figures, name: words.name, source: source.name)
  }
}
