import Domain
import Foundation

/// Files of countries: tables (CSV) as spreadsheets read and write them, and JSON.
package struct WorldFileCodec: WorldFiles {
  package let largestFile = 5_000_000

  /// The most countries that a file may hold.
  package static let mostRows = 100_000

  package init() {}

  package func read(
    _ file: Data, as encoding: TextEncoding? = nil, locale: Locale
  ) throws(WorldFileProblem) -> WorldFileContent {
    guard file.count <= largestFile else { throw .tooLarge(limit: largestFile) }
    if let mistaken = MistakenFile(beginning: file) { throw .mistaken(mistaken) }
    guard let text = FileText(file, as: encoding, locale: locale) else { throw .notText }
    switch text.utf8.first(where: { !" \t\r\n".utf8.contains($0) }) {
    case nil: throw .empty
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return WorldFileContent(
        rows: try WorldJSON.rows(of: text.utf8, most: Self.mostRows), notes: TableNotes(encoding: text.encoding))
    default: return try WorldTable.content(of: text, most: Self.mostRows)
    }
  }

  package func write(_ world: Populations, as format: WorldFileFormat) -> Data {
    switch format {
    case .csv: Data(WorldTable.text(of: world).utf8)
    case .json: Data(WorldJSON.text(of: world).utf8)
    }
  }
}
