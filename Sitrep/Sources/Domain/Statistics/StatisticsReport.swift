import Foundation

/// The figures of all countries on one day.
package struct StatisticsReport: Hashable, Sendable {
  package let asOf: Day
  package let source: DataSource

  /// One row a country, sorted by English name without regard to accents and case.
  package let rows: [CountryFigures]

  /// Names of the source's rows that aren't countries, left out on purpose.
  package let leftOut: [String]

  private let places: [CountryCode: Int]

  /// Sorts the rows; of two rows with one code, the subscript gives the first.
  package init(asOf: Day, source: DataSource, rows: [CountryFigures], leftOut: [String]) {
    self.asOf = asOf
    self.source = source
    self.rows = rows.map { (key: Self.sortKey($0.country.englishName), row: $0) }.sorted { $0.key < $1.key }.map(\.row)
    self.leftOut = leftOut
    places = Dictionary(zip(self.rows.map(\.country.code), self.rows.indices)) { first, _ in first }
  }

  package subscript(code: CountryCode) -> CountryFigures? {
    places[code].map { rows[$0] }
  }

  private static func sortKey(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en"))
  }
}
