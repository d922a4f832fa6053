import Domain
import Foundation

/// Reads the rows of a table with places and their people.
enum PopulationRows {
  /// Words of headings, in lower case; a heading begins with one of them.
  private static let placeWords = [
    "place", "district", "name", "county", "region", "province", "zone", "health zone", "city", "area", "quartier",
    "commune", "место", "район", "город", "регион", "область", "название", "населённый пункт", "distrito", "lieu",
  ]
  private static let peopleWords = [
    "population", "pop", "people", "inhabitants", "habitants", "población", "poblacion", "população", "populacao",
    "население", "численность", "жители", "жителей",
  ]

  /// - Parameters:
  ///   - text: In UTF-8.
  ///   - separator: What stands between fields; nil: told by the text.
  ///   - locale: Decides about numbers.
  ///   - most: Rows.
  /// - Returns: All rows, in the table's order.
  /// - Throws: Why it is no such table.
  static func read(
    _ text: [UInt8], separator: UInt8? = nil, locale: Locale, most: Int
  ) throws(PopulationFileProblem) -> PopulationTable {
    var reader = TableReader(text, separator: separator)
    guard let first = try next(&reader) else { throw .empty }
    let head = (0..<first.count).map { folded(first.text($0)) }
    guard let people = column(of: peopleWords, in: head) else { throw .noColumns }
    guard let place = column(of: placeWords, in: head) ?? head.indices.first(where: { $0 != people }),
      place != people
    else { throw .noColumns }
    var cells: [(line: Int, name: String, people: String)] = []
    var marks = NumberMarks(locale: locale)
    while let row = try next(&reader) {
      guard cells.count < most else { throw .tooManyRows(limit: most) }
      marks.note(row.text(people))
      let name = CSVText.unprotected(row.text(place)).trimmingCharacters(in: .whitespacesAndNewlines)
      cells.append((row.line, name.beginning(bytes: 400), row.text(people)))
    }
    let rows = cells.map { cell in
      let count = try? PopulationInput.parse(cell: cell.people, marks)
      return PopulationTable.Row(line: cell.line, name: cell.name, count: count.flatMap { $0 > 0 ? $0 : nil })
    }
    return PopulationTable(rows: rows, year: year(in: head[people]))
  }

  private static func column(of words: [String], in head: [String]) -> Int? {
    words.lazy.compactMap { word in head.firstIndex { $0.hasPrefix(word) } }.first
  }

  private static func folded(_ title: String) -> String {
    title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Four digits from 1900 to 2100.
  private static func year(in heading: String) -> Int? {
    heading.split { !$0.isNumber }.compactMap { Int($0) }.first { (1900...2100).contains($0) }
  }

  private static func next(_ reader: inout TableReader) throws(PopulationFileProblem) -> CSVRow? {
    do { return try reader.next() } catch {
      switch error {
      case .openQuote(let line): throw .brokenRow(line: line)
      case .fieldTooLong(let line, _): throw .brokenRow(line: line)
      case .tooManyFields(let line, _): throw .brokenRow(line: line)
      }
    }
  }
}
