#if canImport(SwiftUI)
  import DesignSystem
  import Domain
  import Foundation
  import PortableUI

  #Preview("To import") { PreviewedImport(rows: .previewed) }
  #Preview("Nothing to import") { PreviewedImport(rows: []) }
  #Preview("Overtaken") { PreviewedImport(rows: .previewed, isOvertaken: true) }

  /// What a file would change.
  private struct PreviewedImport: View {
    let rows: [WorldFileRow]
    var isOvertaken = false

    @Environment(\.locale) private var locale

    var body: some View {
      WorldImportPreview(
        name: "world.csv", preview: isOvertaken ? overtaken : preview, encoding: .constant(.windows1252))
    }

    private var catalogue: CountryCatalogue { CountryCatalogue(SampleStatistics().latestReport().rows.map(\.country)) }

    private var preview: WorldPreview {
      WorldPreview(
        WorldFileContent(rows: rows, notes: TableNotes(encoding: .windows1252)), of: nil, into: .previewed,
        catalogue: catalogue, locale: locale)
    }

    private var overtaken: WorldPreview { preview.following(.previewed, catalogue: catalogue, locale: locale) }
  }

  nonisolated extension [WorldFileRow] {
    /// A row of each kind.
    fileprivate static var previewed: [WorldFileRow] {
      [
        WorldFileRow(line: 2, continent: "Asia", name: "Nepal", population: "29,000,000"),
        WorldFileRow(line: 3, continent: "Asia", name: "Japan", population: "1"),
        WorldFileRow(line: 4, continent: "Oceania", name: "Palau", population: "17783"),
        WorldFileRow(line: 5, continent: "Asia", name: "Germany", population: "83196078"),
        WorldFileRow(line: 6, continent: "Atlantis", name: "Nowhere", population: "1"),
      ]
    }
  }
#endif
