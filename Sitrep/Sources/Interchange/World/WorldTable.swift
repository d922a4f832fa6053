import Domain
import Foundation

/// A world as a table with the columns continent, country and population.
enum WorldTable {
  /// Reads a table; its first row names the columns, in any order and among others, or is a country already.
  static func content(of text: FileText, most: Int) throws(WorldFileProblem) -> WorldFileContent {
    var reader = TableReader(text.utf8)
    guard let first = try next(&reader) else { throw .empty }
    let head = TableHead(first)
    let columns: WorldColumns
    var rows: [WorldFileRow] = []
    do throws(WorldFileProblem) {
      columns = try WorldColumns(head)
    } catch {
      if MistakenFile(head: head) == .figures { throw .mistaken(.figures) }
      guard let found = WorldColumns(withoutHead: head) else { throw error }
      columns = found
      rows.append(columns.row(from: first))
    }
    while let row = try next(&reader) {
      guard rows.count < most else { throw .tooManyRows(limit: most) }
      rows.append(columns.row(from: row))
    }
    return WorldFileContent(
      rows: rows, notes: TableNotes(encoding: text.encoding, unusedColumns: columns.unused))
  }

  /// Writes a table, by continent and name; the numbers are plain digits.
  static func text(of world: Populations) -> String {
    var text = WorldColumns.head + "\r\n"
    for continent in Continent.allCases {
      for (name, population) in (world[continent] ?? [:]).sorted(by: { $0.key < $1.key }) {
        text += CSVText.line([continent.englishName, CSVText.cell(name), "\(population)"])
      }
    }
    return text
  }

  private static func next(_ reader: inout TableReader) throws(WorldFileProblem) -> CSVRow? {
    do { return try reader.next() } catch { throw WorldFileProblem(error) }
  }
}

extension WorldFileProblem {
  fileprivate init(_ problem: CSVProblem) {
    self =
      switch problem {
      case .openQuote(let line): .openQuote(line: line)
      case .fieldTooLong(let line, let limit): .notAWorld(.tooLongField(mostBytes: limit), at: .line(line))
      case .tooManyFields(let line, let limit): .notAWorld(.tooManyFields(most: limit), at: .line(line))
      }
  }
}
