import Domain
import Foundation

/// Tables of the people of places, and an outbreak's counts as a table.
package struct OutbreakTableCodec: OutbreakTables {
  /// In bytes.
  package static let largestFile = 5_000_000

  package static let mostRows = 100_000

  package let sheets: (any SheetReader)?

  /// - Parameter sheets: Reads workbooks; nil: none can be read.
  package init(sheets: (any SheetReader)? = nil) {
    self.sheets = sheets
  }

  package func populations(
    in file: FiguresFile, locale: Locale
  ) throws(PopulationFileProblem) -> PopulationTable {
    guard file.bytes.count <= Self.largestFile else { throw .tooLarge(limit: Self.largestFile) }
    if let sheet = file.sheet {
      return try PopulationRows.read(
        [UInt8](sheet.csv), separator: CSVSeparator.comma, locale: locale, most: Self.mostRows)
    }
    if let mistaken = MistakenFile(beginning: file.bytes) { throw .mistaken(mistaken) }
    guard let text = FileText(file.bytes, locale: locale) else { throw .notText }
    return try PopulationRows.read(text.utf8, locale: locale, most: Self.mostRows)
  }

  package func table(of outbreak: Outbreak, _ counts: OutbreakCounts) -> Data {
    Data(CountTableText.csv(outbreak, counts).utf8)
  }

  package func table(of outbreak: Outbreak, _ list: CaseList, upTo day: Day?, hidesSmallNumbers: Bool) -> Data {
    let table = CaseWeekTable(list, asOf: day)
    return Data(CaseTableText.csv(outbreak, table, hidesSmallNumbers: hidesSmallNumbers).utf8)
  }

  package func table(of rows: [LeftOutRow]) -> Data {
    let areTold = rows.contains { !$0.place.isEmpty || $0.day != nil }
    let lines = rows.map { row in
      let cells = [CSVText.cell(row.file), String(row.line), CSVText.cell(row.reason)]
      return CSVText.line(areTold ? cells + [CSVText.cell(row.place), row.day?.iso8601 ?? ""] : cells)
    }
    let heading = ["file", "line", "reason"] + (areTold ? ["place", "date"] : [])
    return Data((CSVText.line(heading) + lines.joined()).utf8)
  }
}
