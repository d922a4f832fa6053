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

  /// Headings of columns that aren't read.
  let unused: [String]

  /// Finds the columns by their names, in English or Russian; case and spaces around do not count.
  ///
  /// A column of names is preferred to one of codes.
  init(_ head: TableHead) throws(WorldFileProblem) {
    continent = head.column(["continent", "континент"])
    name = try Self.column(["country", "name", "страна", "code", "iso2", "iso3", "код"], in: head)
    population = try Self.column(["population", "население"], in: head)
    unused = head.unused(but: Set([continent, name, population].compactMap(\.self)), isKnown: Self.isKnown)
  }

  /// Finds the columns by what the first row holds: a number, a country before or after it, and perhaps a continent.
  ///
  /// Nil: the row isn't such a one.
  init?(withoutHead row: TableHead) {
    let cells = row.titles.indices.filter { !row.titles[$0].isEmpty }
    let numbers = cells.filter { row.titles[$0].first?.isNumber == true }
    guard let population = numbers.first, numbers.count == 1 else { return nil }
    let texts = cells.filter { $0 != population }
    let continent = texts.first { Continent(named: row.titles[$0]) != nil }
    guard let name = texts.first(where: { $0 != continent }) else { return nil }
    self.continent = continent
    self.name = name
    self.population = population
    unused = []
  }

  private static func column(_ wanted: [String], in head: TableHead) throws(WorldFileProblem) -> Int {
    guard let column = head.column(wanted) else { throw .noColumn(wanted[0]) }
    return column
  }

  /// Codes that stand beside names.
  private static func isKnown(_ name: String) -> Bool { ["code", "iso2", "iso3", "код", "id", "#"].contains(name) }

  /// The country of a row.
  func row(from row: CSVRow) -> WorldFileRow {
    WorldFileRow(
      line: row.line, continent: continent.map(row.text) ?? "", name: CSVText.unprotected(row.text(name)),
      population: row.text(population))
  }
}
