import Domain

/// Puts together the rows of a file of series: parts of a country are summed.
struct SeriesCollector {
  /// What stands in a report of a row.
  private struct Row {
    let line: Int
    let rows: Int
    let name: String

    init(_ row: SeriesRow) {
      (line, rows, name) = (row.line, row.rows, row.name)
    }
  }

  let kinds: [SeriesKind]
  let firstDay: Day
  let dayCount: Int

  private let resolver: CountryResolver
  private var countries: [CountryCode: Country] = [:]
  private var series: [SeriesKind: SeriesTable.Series] = [:]
  private var rows: [CountryCode: [Row]] = [:]
  private var broken: Set<CountryCode> = []
  private var leftOut: [FiguresImport.LeftOut] = []
  private var rowCount = 0
  private var notes: FiguresNotes

  /// For each kind the days, by their places, on which a row begins whose country isn't known.
  private var beginnings: [SeriesKind: Set<Int>] = [:]

  /// - Parameters:
  ///   - kinds: What the rows' series count, in their order.
  ///   - firstDay: The first day of all series.
  ///   - dayCount: How many days they have.
  ///   - resolver: Finds the countries.
  ///   - notes: What is known about the file.
  init(kinds: [SeriesKind], firstDay: Day, dayCount: Int, resolver: CountryResolver, notes: FiguresNotes) {
    self.kinds = kinds
    self.firstDay = firstDay
    self.dayCount = dayCount
    self.resolver = resolver
    self.notes = notes
    for kind in kinds { series[kind] = [:] }
  }

  /// Leaves out rows that bear no figures of a country.
  mutating func leaveOut(_ name: String, line: Int, rows: Int, _ reason: CountryResolver.Refusal) {
    rowCount += rows
    leaveOut(Row(SeriesRow(name: name, line: line, rows: rows, series: [])), reason)
  }

  /// The table of all rows.
  ///
  /// - Parameters:
  ///   - rows: As they were read.
  ///   - hasTotals: True where the file says that its counts are totals; else the counts tell.
  ///   - name: The file's name.
  ///   - form: Its form.
  /// - Returns: The series of countries, with what became of the rows.
  mutating func table(
    of rows: [SeriesRow], hasTotals: Bool, named name: String, form: FiguresForm
  ) -> SeriesTable {
    let primary = kinds.firstIndex(of: .confirmed) ?? 0
    let counting =
      hasTotals ? nil : FiguresNotes.Counting(of: rows.lazy.filter { $0.refusal == nil }.map { $0.series[primary] })
    notes.counting = counting
    for row in rows { add(row, isNew: counting == .new) }
    leaveOutBroken()
    for (kind, days) in beginnings {
      for code in series[kind, default: [:]].keys { series[kind]?[code]?.forgetFalls(on: days) }
    }
    return table(named: name, form: form)
  }

  private mutating func add(_ row: SeriesRow, isNew: Bool) {
    rowCount += row.rows
    let country: Country
    do throws(CountryResolver.Refusal) {
      country = try resolver.country(named: row.name, codes: row.codes)
    } catch {
      noteBeginning(of: row, error)
      return leaveOut(Row(row), error)
    }
    if let refusal = row.refusal {
      broken.insert(country.code)
      return leaveOut(Row(row), refusal)
    }
    countries[country.code] = country
    rows[country.code, default: []].append(Row(row))
    for (kind, part) in zip(kinds, row.series) {
      let totals = isNew ? FiguresNotes.Counting.totals(ofNew: part) : part
      series[kind]?[country.code, default: DaySeries(firstDay: firstDay, counts: [])]
        .addOrBegin(with: totals.map { $0 < 0 ? DaySeries.missing : $0 })
      if !isNew { noteNegative(part, kind, of: row) }
    }
    for cells in row.unknown { noteUnknown(cells, of: row) }
  }

  /// Totals below 0 are unknown; -1 is a word for that.
  private mutating func noteNegative(_ counts: [Int], _ kind: SeriesKind, of row: SeriesRow) {
    let wrong = counts.indices.filter { counts[$0] < -1 && counts[$0] != DaySeries.missing }
    guard let first = wrong.first else { return }
    let day = firstDay.advanced(by: first).iso8601
    noteUnknown(
      SeriesRow.Unknown(
        column: kinds.count == 1 ? day : "\(kind), \(day)", text: "\(counts[first])", count: wrong.count), of: row)
  }

  private mutating func noteUnknown(_ cells: SeriesRow.Unknown, of row: SeriesRow) {
    notes.unknownCells.append(
      FiguresNotes.UnknownCells(
        row: row.line, name: row.name.beginning(bytes: CountryName.mostShown), column: cells.column, text: cells.text,
        count: cells.count))
  }

  /// Remembers where a row begins that may be a country under another name: there the country's own row falls to 0.
  private mutating func noteBeginning(of row: SeriesRow, _ refusal: CountryResolver.Refusal) {
    switch refusal {
    case .unknownName, .ambiguousName: break
    default: return
    }
    for (kind, counts) in zip(kinds, row.series) {
      guard let first = counts.firstIndex(where: { $0 > 0 }), first > 0 else { continue }
      beginnings[kind, default: []].insert(first)
    }
  }

  /// A country of which a part could not be read, or of which only parts are there, is left out: its sum would be too
  /// small.
  private mutating func leaveOutBroken() {
    let parts = rows.filter { $1.allSatisfy { CountryResolver.isPart($0.name) } }.keys
    for code in broken.union(parts) {
      for row in rows.removeValue(forKey: code) ?? [] { leaveOut(row, .partOfCountry) }
      for kind in kinds { series[kind]?[code] = nil }
      countries[code] = nil
    }
  }

  private func table(named name: String, form: FiguresForm) -> SeriesTable {
    let joined = rows.compactMap { code, rows -> FiguresImport.Joined? in
      guard rows.count > 1, let country = countries[code] else { return nil }
      return FiguresImport.Joined(code: code, name: country.englishName, rows: rows.count)
    }
    // Days at the end of which nothing is known don't count.
    let known = series.values.flatMap(\.values).compactMap { $0.knownDays?.upperBound }
    let last = known.max() ?? firstDay.advanced(by: dayCount - 1)
    let file = FiguresImport.File(
      name: name, form: form, source: DataSource(ofFile: name, form), rows: rowCount,
      taken: rows.values.joined().reduce(0) { $0 + $1.rows }, joined: joined.sorted { $0.code < $1.code },
      leftOut: leftOut.sorted { $0.row < $1.row }, days: firstDay...max(firstDay, last), notes: notes)
    return SeriesTable(file: file, countries: countries, series: series)
  }

  private mutating func leaveOut(_ row: Row, _ reason: CountryResolver.Refusal) {
    let shown = row.name.beginning(bytes: CountryName.mostShown)
    leftOut.append(FiguresImport.LeftOut(row: row.line, rows: row.rows, name: shown, reason: reason))
  }
}

extension DaySeries {
  /// Adds a part, or begins with it.
  fileprivate mutating func addOrBegin(with part: [Int]) {
    if counts.isEmpty {
      self = DaySeries(firstDay: firstDay, counts: part)
    } else {
      add(part)
    }
  }
}
