import Domain

/// Reads a table that has a row for each place and a column for each period.
struct PeriodsAcrossReading {
  private let context: ReadingContext
  private let rows: [CSVRow]
  private let slot: CountSlot

  /// The columns of periods that were understood, and their first days.
  private let columns: [(column: Int, start: Int32)]

  private let periods: RowPeriods
  private var units = CountUnits()
  private var unitOfRow: [Int32?] = []
  private var refusals = RowRefusals()
  private var totals: [Int] = []
  private var unread: [OutbreakImport.UnreadCells] = []

  /// - Parameters:
  ///   - context: The table.
  ///   - kind: What its columns are named by.
  ///   - measure: What it counts.
  init(_ context: ReadingContext, kind: PeriodHeadings.Kind, measure: Measure) {
    self.context = context
    rows = context.table.rows
    slot = CountSlot(measure: measure)
    let headings = DistinctValues(context.columns.periods.map { context.table.headings[$0] })
    switch kind {
    case .dates:
      periods = RowPeriods(
        dates: headings, heading: HeadingWords(context.table.titles.joined(separator: " ")), known: nil, context.choices
      )
    case .weeks: periods = RowPeriods(weeks: headings, years: nil, year: context.year, context.choices)
    }
    columns = zip(context.columns.periods, periods.starts).filter { $0.1 != RowPeriods.none }.map { ($0, $1) }
    for (index, reason) in periods.reasons.sorted(by: { $0.key < $1.key }) {
      let heading = context.shownHeading(context.columns.periods[index])
      unread.append(
        OutbreakImport.UnreadCells(
          line: context.table.headingLine, column: heading, text: reason.words, count: rows.count))
    }
  }

  mutating func read() throws(OutbreakFileProblem.Cause) -> CountsRead {
    let isByCountry = try findUnits()
    guard let first = columns.map(\.start).min().flatMap({ Day(daysSinceEpoch: Int($0)) }),
      let last = columns.map(\.start).max().flatMap({ Day(daysSinceEpoch: Int($0)) })
    else { throw .nothingKept(rows: rows.count, context.leftOut(refusals).first) }
    var grid = try CountGrid(slots: [slot], units: units.units.count, starts: first...last, period: periods.period)
    let counts = columns.map { [rows, context] in
      RowCounts(rows, column: $0.column, locale: context.choices.locale)
    }
    refuseRepeated(counts)
    var emptyCells = 0
    for row in rows.indices {
      guard let unit = unitOfRow[row], refusals[row] == nil else { continue }
      for (index, column) in columns.enumerated() {
        let value = counts[index].values[row]
        if value == RowCounts.missing { emptyCells += 1 }
        let period = grid.period(startingOn: column.start)
        if grid[0, Int(unit), period] == CountGrid.missing { grid[0, Int(unit), period] = value }
      }
    }
    noteBad(counts)
    return CountsRead(
      units: units, grid: grid, period: periods.period, isByCountry: isByCountry, rows: rows.count,
      kept: rows.count - refusals.count, leftOut: context.leftOut(refusals), unread: unread, emptyCells: emptyCells,
      ownTotals: check(grid, counts), questions: periods.questions, dateOrder: periods.dateOrder)
  }

  private mutating func findUnits() throws(OutbreakFileProblem.Cause) -> Bool {
    let names = context.columns.place.map { DistinctValues(rows, column: $0) }
    let codes = context.columns.code.map { DistinctValues(rows, column: $0) }
    let parts = RowParts(rows, columns: context.columns.parts)
    let places = context.places(names: names?.texts ?? [], codes: codes?.texts ?? [])
    for row in rows.indices {
      let name = names?.text(row) ?? (codes == nil ? context.onlyPlace : "")
      let part = parts.texts[Int(parts.ids[row])]
      unitOfRow.append(nil)
      do throws(LeftOutReason) {
        if RowPlaces.isTotal(name) || RowPlaces.isTotal(part) { throw .total }
        let found = try places.place(named: name, code: codes?.text(row) ?? "")
        units.note(found.spelling, of: found.key, rows: 1)
        unitOfRow[row] = -1
        unitKeys[row] = CountUnits.Unit(place: found.key, part: PlaceKey.folded(part))
      } catch {
        refusals[row] = error
        if error == .total { totals.append(row) }
      }
    }
    for (row, key) in unitKeys.sorted(by: { $0.key < $1.key }) { unitOfRow[row] = try units.number(of: key) }
    return places.isByCountry
  }

  private var unitKeys: [Int: CountUnits.Unit] = [:]

  /// Of two rows for one part of a place the later one stands.
  private mutating func refuseRepeated(_ counts: [RowCounts]) {
    var rowOf: [Int32: Int] = [:]
    for row in rows.indices {
      guard let unit = unitOfRow[row], refusals[row] == nil else { continue }
      if let before = rowOf[unit] {
        if counts.allSatisfy({ $0.values[row] == $0.values[before] }) {
          refusals[row] = .repeated(line: rows[before].line)
          continue
        }
        refusals[before] = .replaced(line: rows[row].line)
      }
      rowOf[unit] = row
    }
  }

  private mutating func noteBad(_ counts: [RowCounts]) {
    for (index, column) in columns.enumerated() {
      let bad = counts[index].bad.filter { refusals[$0.key] == nil }
      guard let first = bad.min(by: { $0.key < $1.key }) else { continue }
      unread.append(
        OutbreakImport.UnreadCells(
          line: rows[first.key].line, column: context.shownHeading(column.column), text: first.value, count: bad.count))
    }
  }

  /// Lays the file's rows and columns of totals beside our sums.
  private func check(_ grid: CountGrid, _ counts: [RowCounts]) -> OutbreakImport.OwnTotals {
    var check = OwnTotalCheck()
    for column in context.columns.totals {
      let theirs = RowCounts(rows, column: column, locale: context.choices.locale)
      for row in rows.indices where unitOfRow[row] != nil && refusals[row] == nil {
        let own = counts.map { $0.values[row] }.filter { $0 != RowCounts.missing }
        let sum = own.reduce(0, +)
        check.compare(
          line: rows[row].line, theirs: theirs.values[row], ours: theirs.values[row] == own.last ? own.last ?? sum : sum
        )
      }
    }
    for row in totals {
      for (index, column) in columns.enumerated() {
        let period = grid.period(startingOn: column.start)
        let ours = (0..<grid.units).map { grid[0, $0, period] }.filter { $0 != CountGrid.missing }
        check.compare(line: rows[row].line, theirs: counts[index].values[row], ours: ours.reduce(0, +))
      }
    }
    return check.result
  }
}
