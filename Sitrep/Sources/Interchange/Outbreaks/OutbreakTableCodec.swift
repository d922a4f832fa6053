import Domain
import Foundation

/// Tables of the people of places, and an outbreak's counts as a table.
package struct OutbreakTableCodec: OutbreakTables {
  /// In bytes.
  package static let largestFile = 5_000_000

  package static let mostRows = 100_000

  package init() {}

  package func populations(
    in file: FiguresFile, locale: Locale
  ) throws(PopulationFileProblem) -> PopulationTable {
    guard file.bytes.count <= Self.largestFile else { throw .tooLarge(limit: Self.largestFile) }
    if let mistaken = MistakenFile(beginning: file.bytes) { throw .mistaken(mistaken) }
    guard let text = FileText(file.bytes, locale: locale) else { throw .notText }
    return try PopulationRows.read(text.utf8, locale: locale, most: Self.mostRows)
  }

  package func table(of outbreak: Outbreak, _ counts: OutbreakCounts) -> Data {
    Data(CountTableText.csv(outbreak, counts).utf8)
  }
}
