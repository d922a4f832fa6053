import Domain
import Foundation

/// A table with a row for each country or province and a column for each day.
struct WideTable {
  private let country: Int
  private let days: DayColumns
  private let isUniversity: Bool
  private var notes: FiguresNotes

  /// The columns of a heading; nil if it is none of this form.
  init?(_ head: TableHead, encoding: TextEncoding) throws(FiguresFileProblem.Cause) {
    guard let country = head.column(["country/region", "country_region", "country", "location"]) else { return nil }
    guard let days = try DayColumns(head) else { return nil }
    if head.has("admin2") || head.has("fips") { throw .neighbour(.counties) }
    self.country = country
    self.days = days
    isUniversity = FiguresColumns.isUniversity(head)
    let used = Set([country] + (days.columns + days.doubles).map(\.column))
    notes = FiguresNotes(
      table: TableNotes(encoding: encoding, unusedColumns: head.unused(but: used, isKnown: FiguresColumns.isKnown)))
    notes.foundDays = days.found
    notes.dateOrder = days.guessedOrder
  }

  /// True where the form, or the file's name, is that of figures of COVID-19.
  var isCOVID19: Bool { isUniversity }

  /// Reads all rows that follow the heading.
  func table(
    _ reader: inout TableReader, named name: String, resolver: CountryResolver, locale: Locale
  ) throws(FiguresFileProblem.Cause) -> SeriesTable {
    guard let kind = Self.kind(of: name) else { throw .unknownKind }
    var cells = CountCells(locale: locale)
    var doubles = DoubledDays(days)
    var rows: [SeriesRow] = []
    while let row = try reader.nextRow() {
      guard rows.count < FiguresFileCodec.mostRows else { throw .tooManyRows(limit: FiguresFileCodec.mostRows) }
      let counts = counts(in: row, at: rows.count, &cells, &doubles)
      rows.append(SeriesRow(name: row.text(country), line: row.line, rows: 1, series: [counts]))
    }
    cells.settle { place, count in rows[place.row].series[place.series][place.cell] = count }
    doubles.forgetDiffering(in: &rows)
    for index in rows.indices {
      guard let bad = cells.bad(inRow: index, series: 0) else { continue }
      rows[index].unknown.append(
        SeriesRow.Unknown(
          column: days.first.advanced(by: bad.first.cell).iso8601, text: bad.text, count: bad.count))
    }
    var notes = notes
    notes.equalDays = doubles.equalDays
    notes.differingDays = doubles.differingDays
    var collector = SeriesCollector(
      kinds: [kind], firstDay: days.first, dayCount: days.count, resolver: resolver, notes: notes)
    return collector.table(of: rows, hasTotals: isUniversity, named: name, form: .wideTable(kind))
  }

  private func counts(
    in row: CSVRow, at index: Int, _ cells: inout CountCells, _ doubles: inout DoubledDays
  ) -> [Int] {
    var counts = [Int](repeating: CountCells.missing, count: days.count)
    for (column, offset) in days.columns {
      counts[offset] = cells.count(row.bytes(column), at: CountCells.Place(row: index, series: 0, cell: offset))
    }
    doubles.compare(row, at: index)
    return counts
  }

  /// What the table counts, by the name of its file.
  private static func kind(of file: String) -> SeriesKind? {
    let name = (file.split(separator: "/").last ?? "").lowercased()
    let kinds: [(String, SeriesKind)] = [
      ("death", .deaths), ("recovered", .recovered), ("confirmed", .confirmed), ("cases", .confirmed),
    ]
    return kinds.first { name.contains($0.0) }?.1
  }
}

extension TableReader {
  mutating func nextRow() throws(FiguresFileProblem.Cause) -> CSVRow? {
    do {
      return try next()
    } catch {
      switch error {
      case .openQuote(let line): throw .openQuote(line: line)
      case .fieldTooLong(let line, let limit):
        throw .wrongShape(.tooLongField(mostBytes: limit), at: .line(line))
      case .tooManyFields(let line, let limit):
        throw .wrongShape(.tooManyFields(most: limit), at: .line(line))
      }
    }
  }
}
