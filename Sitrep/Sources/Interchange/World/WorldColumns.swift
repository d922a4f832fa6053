import Domain
import Foundation

/// Where a table has its columns.
struct WorldColumns {
  /// The first line of a table that we write.
  static let head = "continent,country,population"

  /// Nil: the countries are known by their names or codes.
  private let continent: Int?
  private let name: Int
  private let population: Int

  /// Finds the columns by their names, in English or Russian; case and spaces around do not count.
  ///
  /// A column of names is preferred to one of codes.
  init(_ head: CSVRow) throws(WorldFileProblem) {
    let names = (0..<head.count).map { head.text($0).trimmingCharacters(in: .whitespaces).lowercased() }
    continent = names.firstIndex(where: ["continent", "континент"].contains)
    name = try Self.column(["country", "name", "страна", "code", "iso2", "iso3", "код"], in: names)
    population = try Self.column(["population", "население"], in: names)
  }

  private static func column(_ wanted: [String], in names: [String]) throws(WorldFileProblem) -> Int {
    for name in wanted {
      if let index = names.firstIndex(of: name) { return index }
    }
    throw .noColumn(wanted[0])
  }

  /// The country of a row; nil where all of the row is empty, as spreadsheets leave it at the end of a table.
  func row(from row: CSVRow) -> WorldFileRow? {
    let isEmpty = (0..<row.count).allSatisfy { row.bytes($0).allSatisfy { $0 == UInt8(ascii: " ") } }
    guard !isEmpty else { return nil }
    return WorldFileRow(
      line: row.line, continent: continent.map(row.text) ?? "", name: CSVText.unprotected(row.text(name)),
      population: row.text(population))
  }
}
