import Domain
import Foundation

/// A world as a table with the columns continent, country and population.
enum WorldTable {
  /// Reads a table; its first row names the columns, in any order and among others.
  static func rows(of text: [UInt8], most: Int) throws(WorldFileProblem) -> [WorldFileRow] {
    var reader = CSVReader(text, separator: CSVSeparator.found(in: text))
    guard let head = try next(&reader) else { throw .empty }
    let columns: WorldColumns
    do throws(WorldFileProblem) {
      columns = try WorldColumns(head)
    } catch {
      guard MistakenFile(head: head) == .figures else { throw error }
      throw .mistaken(.figures)
    }
    var rows: [WorldFileRow] = []
    while let row = try next(&reader) {
      guard let found = columns.row(from: row) else { continue }
      guard rows.count < most else { throw .tooManyRows(limit: most) }
      rows.append(found)
    }
    return rows
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

  private static func next(_ reader: inout CSVReader) throws(WorldFileProblem) -> CSVRow? {
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
