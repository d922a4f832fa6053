import Domain
import Foundation

/// A table with a row for each country, or province, and day.
struct LongTable {
  private let date: Int
  private let country: Int
  private let province: Int?
  private let codes: [Int]
  private let columns: [(kind: SeriesKind, column: Int)]
  private let hasTotals: Bool
  private let notes: FiguresNotes

  /// True where the headings are those of figures of COVID-19.
  let isCOVID19: Bool

  /// The columns of a heading; nil if it is none of this form.
  init?(_ head: TableHead, encoding: TextEncoding) {
    guard let date = head.column(["date", "day", "last_updated_date", "дата"]),
      let country = head.column(["country", "country/region", "country_region", "location", "entity", "страна"])
    else { return nil }
    let columns = SeriesKind.allCases.compactMap { kind in head.column(Self.names(of: kind)).map { (kind, $0) } }
    guard columns.contains(where: { $0.0 == .confirmed }) else { return nil }
    self.date = date
    self.country = country
    self.columns = columns
    province = head.column(["province/state", "province_state"])
    codes = ["iso_code", "iso3", "iso2", "code", "country_code"].compactMap { head.column([$0]) }
    let isUniversity = FiguresColumns.isUniversity(head)
    isCOVID19 = isUniversity || FiguresColumns.isOfCOVID19(head)
    hasTotals =
      isUniversity
      || columns.allSatisfy { column in
        ["total", "cumulative"].contains { head.titles[column.1].lowercased().hasPrefix($0) }
      }
    let used = Set([date, country] + codes + [province].compactMap(\.self) + columns.map(\.1))
    notes = FiguresNotes(
      table: TableNotes(encoding: encoding, unusedColumns: head.unused(but: used, isKnown: FiguresColumns.isKnown)))
  }

  /// Reads all rows that follow the heading.
  func table(
    _ reader: inout TableReader, named name: String, resolver: CountryResolver, locale: Locale
  ) throws(FiguresFileProblem.Cause) -> SeriesTable {
    var rows = LongRows(kinds: columns.map(\.kind), locale: locale)
    while let row = try reader.nextRow() {
      let key = province.map { "\(row.text(country))\n\(row.text($0))" } ?? row.text(country)
      try rows.add(
        row, of: key, named: row.text(country), codes: codes.map(row.text), date: row.bytes(date),
        counts: columns.map { row.bytes($0.column) })
    }
    var notes = notes
    notes.dateOrder = rows.guessedOrder
    let (collector, figures) = try rows.collected(resolver, notes)
    var collected = collector
    return collected.table(of: figures, hasTotals: hasTotals, named: name, form: .longTable)
  }

  /// Totals go before counts of which the name doesn't say whether they are.
  private static func names(of kind: SeriesKind) -> [String] {
    switch kind {
    case .confirmed:
      [
        "total_cases", "total cases", "total confirmed cases", "cumulative_cases", "cumulative cases",
        "cumulativeconfirmed", "confirmed", "cases",
      ]
    case .recovered: ["total_recovered", "recovered"]
    case .deaths:
      ["total_deaths", "total deaths", "cumulative_deaths", "cumulative deaths", "cumulativedeaths", "deaths"]
    }
  }
}
