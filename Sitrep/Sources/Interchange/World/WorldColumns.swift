import Domain
import Foundation

/// Where a table has its three columns.
struct WorldColumns {
  /// The first line of a table that we write.
  static let head = "continent,country,population"

  private let continent: Int
  private let name: Int
  private let population: Int

  /// Finds the columns by their names, in English or Russian; case and spaces around do not count.
  init(_ head: CSVRow) throws(WorldFileProblem) {
    let names = (0..<head.count).map { head.text($0).trimmingCharacters(in: .whitespaces).lowercased() }
    continent = try Self.column(["continent", "континент"], in: names)
    name = try Self.column(["country", "name", "страна"], in: names)
    population = try Self.column(["population", "население"], in: names)
  }

  private static func column(_ wanted: [String], in names: [String]) throws(WorldFileProblem) -> Int {
    guard let index = names.firstIndex(where: wanted.contains) else { throw .noColumn(wanted[0]) }
    return index
  }

  /// The country of a row; nil where all of the row is empty, as spreadsheets leave it at the end of a table.
  func row(from row: CSVRow) -> WorldFileRow? {
    let isEmpty = (0..<row.count).allSatisfy { row.bytes($0).allSatisfy { $0 == UInt8(ascii: " ") } }
    guard !isEmpty else { return nil }
    return WorldFileRow(
      line: row.line, continent: row.text(continent), name: CSVText.unprotected(row.text(name)),
      population: row.text(population))
  }
}
