import Domain

/// Reads a table that has a row for each period and columns for each place.
struct PlacesAcrossReading {
  private struct Column {
    let index: Int
    let unit: Int
    let slot: Int
    let counts: RowCounts
  }

  private let context: ReadingContext
  private let rows: [CSVRow]
  private let periods: RowPeriods
  private let slots: [CountSlot]
  private var units = CountUnits()
  private var columns: [Column] = []
  private var refusals = RowRefusals()
  private var unread: [OutbreakImport.UnreadCells] = []

  init(_ context: ReadingContext) {
    self.context = context
    rows = context.table.rows
    periods = context.rowPeriods()
    var slots: [CountSlot] = []
    for count in context.columns.placeCounts where !slots.contains(count.slot) { slots.append(count.slot) }
    self.slots = slots
  }

  mutating func read() throws(OutbreakFileProblem.Cause) -> CountsRead {
    let isByCountry = try findColumns()
    for (row, reason) in periods.reasons { refusals[row] = reason }
    refuseRepeated()
    let kept = rows.indices.filter { refusals[$0] == nil }
    let starts = kept.map { periods.starts[$0] }
    guard let first = starts.min().flatMap({ Day(daysSinceEpoch: Int($0)) }),
      let last = starts.max().flatMap({ Day(daysSinceEpoch: Int($0)) }), !columns.isEmpty
    else { throw .nothingKept(rows: rows.count, context.leftOut(refusals).first) }
    var grid = try CountGrid(slots: slots, units: units.units.count, starts: first...last, period: periods.period)
    var emptyCells = 0
    for row in kept {
      let period = grid.period(startingOn: periods.starts[row])
      for column in columns {
        let value = column.counts.values[row]
        if value == RowCounts.missing { emptyCells += 1 }
        grid[column.slot, column.unit, period] = value
      }
    }
    noteBad()
    return CountsRead(
      units: units, grid: grid, period: periods.period, isByCountry: isByCountry, rows: rows.count, kept: kept.count,
      leftOut: context.leftOut(refusals), unread: unread, emptyCells: emptyCells, questions: periods.questions,
      dateOrder: periods.dateOrder)
  }

  private mutating func findColumns() throws(OutbreakFileProblem.Cause) -> Bool {
    let places = context.places(names: context.columns.placeCounts.map(\.place), codes: [])
    for count in context.columns.placeCounts {
      let found: RowPlaces.Found
      do throws(LeftOutReason) {
        found = try places.place(named: count.place, code: "")
      } catch {
        unread.append(
          OutbreakImport.UnreadCells(
            line: context.table.headingLine, column: context.shownHeading(count.column), text: error.words,
            count: rows.count))
        continue
      }
      units.note(found.spelling, of: found.key, rows: rows.count)
      let unit = try units.number(of: CountUnits.Unit(place: found.key, part: ""))
      columns.append(
        Column(
          index: count.column, unit: Int(unit), slot: slots.firstIndex(of: count.slot) ?? 0,
          counts: RowCounts(rows, column: count.column, locale: context.choices.locale)))
    }
    return places.isByCountry
  }

  /// Of two rows for one period the later one stands.
  private mutating func refuseRepeated() {
    var rowOf: [Int32: Int] = [:]
    for row in rows.indices where refusals[row] == nil {
      let start = periods.starts[row]
      if let before = rowOf[start] {
        if columns.allSatisfy({ $0.counts.values[row] == $0.counts.values[before] }) {
          refusals[row] = .repeated(line: rows[before].line)
          continue
        }
        refusals[before] = .replaced(line: rows[row].line)
      }
      rowOf[start] = row
    }
  }

  private mutating func noteBad() {
    for column in columns {
      let bad = column.counts.bad.filter { refusals[$0.key] == nil }
      guard let first = bad.min(by: { $0.key < $1.key }) else { continue }
      unread.append(
        OutbreakImport.UnreadCells(
          line: rows[first.key].line, column: context.shownHeading(column.index), text: first.value, count: bad.count))
    }
  }
}
