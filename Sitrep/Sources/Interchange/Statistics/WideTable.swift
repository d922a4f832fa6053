import Domain

/// A table with a row for each country or province and a column for each day.
struct WideTable {
  private let country: Int
  private let days: [(column: Int, offset: Int)]
  private let firstDay: Day
  private let dayCount: Int

  /// The columns of a heading; nil if it is none of this form.
  init?(_ head: CSVRow) throws(FiguresFileProblem.Cause) {
    guard let country = head.column(of: ["country/region", "country_region", "country"]) else { return nil }
    let days = (0..<head.count).compactMap { column in DayText.day(head.bytes(column)).map { (column, $0) } }
    guard let first = days.map(\.1).min(), let last = days.map(\.1).max() else { return nil }
    let count = Int(last.daysSinceEpoch - first.daysSinceEpoch) + 1
    guard count <= FiguresFileCodec.mostDays else { throw .tooManyDays(limit: FiguresFileCodec.mostDays) }
    guard Set(days.map(\.1)).count == days.count else {
      throw .wrongShape(.repeatedDay, at: .line(head.line))
    }
    self.country = country
    self.days = days.map { ($0.0, Int($0.1.daysSinceEpoch - first.daysSinceEpoch)) }
    firstDay = first
    dayCount = count
  }

  /// Reads all rows that follow the heading.
  func table(
    _ reader: inout CSVReader, named name: String, resolver: CountryResolver
  ) throws(FiguresFileProblem.Cause) -> SeriesTable {
    guard let kind = Self.kind(of: name) else { throw .unknownKind }
    var collector = SeriesCollector(kinds: [kind], firstDay: firstDay, dayCount: dayCount, resolver: resolver)
    var rows = 0
    while let row = try reader.nextRow() {
      rows += 1
      guard rows <= FiguresFileCodec.mostRows else { throw .tooManyRows(limit: FiguresFileCodec.mostRows) }
      collector.add(row.text(country), line: row.line) { () throws(CountryResolver.Refusal) in [try counts(in: row)] }
    }
    return collector.table(named: name, form: .wideTable(kind))
  }

  private func counts(in row: CSVRow) throws(CountryResolver.Refusal) -> [Int] {
    var counts = [Int](repeating: DaySeries.missing, count: dayCount)
    for (column, offset) in days {
      switch CountText.total(row.bytes(column)) {
      case .count(let count): counts[offset] = count
      case .missing: break
      case .bad: throw .badNumber(column: firstDay.advanced(by: offset).iso8601)
      }
    }
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

extension CSVRow {
  /// The first column that bears one of these names; the earlier name goes first.
  func column(of names: [String]) -> Int? {
    let titles = (0..<count).map { text($0).lowercased().trimmingPrefix { $0 == " " } }
    return names.lazy.compactMap { name in titles.firstIndex { $0 == name } }.first
  }
}

extension CSVReader {
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
