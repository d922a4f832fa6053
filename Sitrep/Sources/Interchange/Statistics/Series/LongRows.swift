import Domain
import Foundation

/// The rows of a table of days, gathered by country or province.
///
/// Dates and counts are only understood when all of them were seen.
struct LongRows {
  /// The rows of one country or province.
  private struct Group {
    let name: String
    let codes: [String]
    let line: Int
    var lines: [Int] = []
    /// For each row, which of the file's dates it has.
    var dates: [Int] = []
    /// For each kind, the counts of all rows.
    var counts: [[Int]]
  }

  /// The most different dates; among them may be wrong ones.
  private static let mostDates = 4 * FiguresFileCodec.mostDays

  private let kinds: [SeriesKind]
  private var groups: [Group] = []
  private var places: [String: Int] = [:]
  private var last: (key: String, place: Int)?
  private var cells: CountCells
  private var dates: [ArraySlice<UInt8>: Int] = [:]
  private var written: [TableDate?] = []

  init(kinds: [SeriesKind], locale: Locale) {
    self.kinds = kinds
    cells = CountCells(locale: locale)
  }

  /// The order that was taken for dates that could have another one; nil where none could, or it is the usual one.
  var guessedOrder: DateOrder? {
    let known = written.compactMap(\.self)
    let found = DateOrder.found(in: known)
    let usesSlashes = known.contains { $0.isOpen && $0.mark == UInt8(ascii: "/") }
    return found.isGuess && !(found.order == .monthFirst && usesSlashes) ? found.order : nil
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - key: What it has in common with the other rows of its country or province.
  ///   - name: The country.
  ///   - codes: The country's codes.
  ///   - date: The day.
  ///   - counts: A cell for each kind.
  /// - Throws: The file has too many countries or dates.
  mutating func add(
    _ row: CSVRow, of key: String, named name: String, codes: @autoclosure () -> [String], date: ArraySlice<UInt8>,
    counts: [ArraySlice<UInt8>]
  ) throws(FiguresFileProblem.Cause) {
    let place = last?.key == key ? last?.place ?? 0 : places[key] ?? groups.count
    if place == groups.count {
      guard groups.count < FiguresFileCodec.mostRows else { throw .tooManyRows(limit: FiguresFileCodec.mostRows) }
      groups.append(Group(name: name, codes: codes(), line: row.line, counts: kinds.map { _ in [] }))
      places[key] = place
    }
    last = (key, place)
    let cell = groups[place].lines.count
    groups[place].lines.append(row.line)
    groups[place].dates.append(try number(of: date))
    for (series, field) in counts.enumerated() {
      groups[place].counts[series].append(
        cells.count(field, at: CountCells.Place(row: place, series: series, cell: cell)))
    }
  }

  /// The rows of figures, and what puts them together.
  func collected(
    _ resolver: CountryResolver, _ notes: FiguresNotes
  ) throws(FiguresFileProblem.Cause) -> (SeriesCollector, [SeriesRow]) {
    let order = DateOrder.found(in: written.compactMap(\.self)).order
    let days = written.map { $0?.day(order) }
    guard let first = days.lazy.compactMap(\.self).min(), let end = days.lazy.compactMap(\.self).max() else {
      throw .noCountries
    }
    let count = Int(end.daysSinceEpoch - first.daysSinceEpoch) + 1
    guard count <= FiguresFileCodec.mostDays else { throw .tooManyDays(limit: FiguresFileCodec.mostDays) }
    var collector = SeriesCollector(
      kinds: kinds, firstDay: first, dayCount: count, resolver: resolver, notes: notes)
    var (groups, cells) = (groups, cells)
    cells.settle { place, count in groups[place.row].counts[place.series][place.cell] = count }
    var rows: [SeriesRow] = []
    for (index, group) in groups.enumerated() {
      let offsets = group.dates.map { days[$0].map { Int($0.daysSinceEpoch - first.daysSinceEpoch) } }
      let row = Self.row(of: group, at: index, offsets, count, cells, kinds, first, &collector)
      if let row { rows.append(row) }
    }
    return (collector, rows)
  }

  /// The figures of one group; its rows without a day, and those of a day that an earlier one has, are left out.
  private static func row(
    of group: Group, at index: Int, _ offsets: [Int?], _ count: Int, _ cells: CountCells, _ kinds: [SeriesKind],
    _ first: Day, _ collector: inout SeriesCollector
  ) -> SeriesRow? {
    var series = kinds.map { _ in [Int](repeating: CountCells.missing, count: count) }
    var seen: Set<Int> = []
    var extra: [(reason: CountryResolver.Refusal, line: Int, rows: Int)] = []
    for (cell, offset) in offsets.enumerated() {
      let reason: CountryResolver.Refusal
      switch offset {
      case nil: reason = .badDay
      case let offset? where seen.insert(offset).inserted:
        for kind in kinds.indices { series[kind][offset] = group.counts[kind][cell] }
        continue
      case _?: reason = .repeated
      }
      if let known = extra.firstIndex(where: { $0.reason == reason }) {
        extra[known].rows += 1
      } else {
        extra.append((reason, group.lines[cell], 1))
      }
    }
    for part in extra { collector.leaveOut(group.name, line: part.line, rows: part.rows, part.reason) }
    guard !seen.isEmpty else { return nil }
    let unknown = kinds.indices.compactMap { kind -> SeriesRow.Unknown? in
      guard let bad = cells.bad(inRow: index, series: kind) else { return nil }
      let day = offsets[bad.first.cell].map { ", \(first.advanced(by: $0))" } ?? ""
      return SeriesRow.Unknown(column: "\(kinds[kind])\(day)", text: bad.text, count: bad.count)
    }
    return SeriesRow(
      name: group.name, codes: group.codes, line: group.line, rows: seen.count, series: series, unknown: unknown)
  }

  /// The number of a date among all that differ.
  private mutating func number(of date: ArraySlice<UInt8>) throws(FiguresFileProblem.Cause) -> Int {
    if let known = dates[date] { return known }
    guard written.count < Self.mostDates else { throw .tooManyDays(limit: FiguresFileCodec.mostDays) }
    let date = ArraySlice(Array(date.prefix(TableDate.longest + 1)))
    if let known = dates[date] { return known }
    written.append(TableDate(date))
    dates[date] = written.count - 1
    return written.count - 1
  }
}
