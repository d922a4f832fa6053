import Domain

/// Reads a table that has a row for each place and period.
struct LongReading {
  private let context: ReadingContext
  private let rows: [CSVRow]
  private let columns: TableColumns
  private let periods: RowPeriods
  private let slots: [CountSlot]
  private let counts: [RowCounts]
  private let diseases: RowDiseases?

  private var units = CountUnits()
  private var unitOfRow: [Int32] = []
  private var refusals = RowRefusals()
  private var totals: [Int] = []

  /// Stands for a row without a place.
  private static let none: Int32 = -1

  init(_ context: ReadingContext) {
    self.context = context
    rows = context.table.rows
    columns = context.columns
    periods = context.rowPeriods()
    var slots: [CountSlot] = []
    for count in columns.counts where !slots.contains(count.slot) { slots.append(count.slot) }
    self.slots = slots
    counts = columns.counts.map { [rows] in RowCounts(rows, column: $0.column, locale: context.choices.locale) }
    diseases = columns.disease.map { [rows] in RowDiseases(DistinctValues(rows, column: $0)) }
  }

  mutating func read() throws(OutbreakFileProblem.Cause) -> CountsRead {
    let isByCountry = try findUnits()
    refuseRows()
    let starts = try startsOfRows()
    let winners = try winners(from: starts)
    let taken = try takenDisease()
    var grid = try CountGrid(slots: slots, units: units.units.count, starts: starts, period: periods.period)
    var emptyCells = 0
    for row in rows.indices where refusals[row] == nil {
      if let taken, diseases?.ids[row] != taken {
        refusals[row] = .otherDisease(diseases.map { $0.name($0.ids[row]) } ?? "")
        continue
      }
      let period = grid.period(startingOn: periods.starts[row])
      guard winners[Int(unitOfRow[row]) * grid.periods + period] == row else { continue }
      emptyCells += add(row, at: period, to: &grid)
    }
    let check = check(grid, taken: taken)
    let name = taken.flatMap { diseases?.name($0) }
    return CountsRead(
      units: units, grid: grid, period: periods.period, isByCountry: isByCountry, rows: rows.count,
      kept: rows.count - refusals.count, leftOut: context.leftOut(refusals), emptyCells: emptyCells, ownTotals: check,
      questions: periods.questions + diseaseQuestion, dateOrder: periods.dateOrder, disease: name)
  }
}

/// Places.
extension LongReading {
  private struct RawUnit: Hashable {
    var place: Int32 = 0
    var code: Int32 = 0
    var part: Int32 = 0
    var disease: Int32 = 0
  }

  /// Finds the part of a place that each row is of; true: places are countries.
  private mutating func findUnits() throws(OutbreakFileProblem.Cause) -> Bool {
    let names = columns.place.map { DistinctValues(rows, column: $0) }
    let codes = columns.code.map { DistinctValues(rows, column: $0) }
    let parts = RowParts(rows, columns: columns.parts)
    let places = context.places(names: names?.texts ?? [], codes: codes?.texts ?? [])
    var known: [RawUnit: Result<Int32, LeftOutReason>] = [:]
    var rowsOf: [RawUnit: Int] = [:]
    var spellings: [RawUnit: RowPlaces.Found] = [:]
    unitOfRow.reserveCapacity(rows.count)
    for row in rows.indices {
      let raw = RawUnit(
        place: names?.ids[row] ?? 0, code: codes?.ids[row] ?? 0, part: parts.ids[row], disease: diseases?.ids[row] ?? 0)
      rowsOf[raw, default: 0] += 1
      var unit = known[raw]
      if unit == nil {
        let name = names.map { $0.texts[Int(raw.place)] }
        let code = codes.map { $0.texts[Int(raw.code)] }
        let found = found(name, code, part: parts.texts[Int(raw.part)], places)
        if case .success(let place) = found {
          spellings[raw] = place
          let key = CountUnits.Unit(
            place: place.key, part: PlaceKey.folded(parts.texts[Int(raw.part)]), disease: raw.disease)
          unit = .success(try units.number(of: key))
        } else if case .failure(let reason) = found {
          unit = .failure(reason)
        }
        known[raw] = unit
      }
      switch unit {
      case .success(let number): unitOfRow.append(number)
      case .failure(let reason):
        unitOfRow.append(Self.none)
        refusals[row] = reason
        if reason == .total { totals.append(row) }
      case nil: unitOfRow.append(Self.none)
      }
    }
    for (raw, place) in spellings { units.note(place.spelling, of: place.key, rows: rowsOf[raw] ?? 0) }
    return places.isByCountry
  }

  private func found(
    _ name: String?, _ code: String?, part: String, _ places: RowPlaces
  ) -> Result<RowPlaces.Found, LeftOutReason> {
    guard name != nil || code != nil else {
      return .success(RowPlaces.Found(key: PlaceKey(name: context.onlyPlace), spelling: context.onlyPlace))
    }
    if RowPlaces.isTotal(name ?? "") || RowPlaces.isTotal(part) { return .failure(.total) }
    do throws(LeftOutReason) {
      return .success(try places.place(named: name ?? "", code: code ?? ""))
    } catch {
      return .failure(error)
    }
  }
}

/// Rows that aren't kept.
extension LongReading {
  private mutating func refuseRows() {
    for row in rows.indices where refusals[row] == nil {
      if let reason = periods.reasons[row] {
        refusals[row] = reason
      } else if let bad = counts.indices.first(where: { counts[$0].bad[row] != nil }) {
        refusals[row] = .badCount(column: context.shownHeading(columns.counts[bad].column), counts[bad].bad[row] ?? "")
      }
    }
  }

  private func startsOfRows() throws(OutbreakFileProblem.Cause) -> ClosedRange<Day> {
    var range: ClosedRange<Int32>?
    for row in rows.indices where refusals[row] == nil {
      let start = periods.starts[row]
      range = range.map { min($0.lowerBound, start)...max($0.upperBound, start) } ?? start...start
    }
    guard let range, let first = Day(daysSinceEpoch: Int(range.lowerBound)),
      let last = Day(daysSinceEpoch: Int(range.upperBound))
    else { throw .nothingKept(rows: rows.count, context.leftOut(refusals).first) }
    return first...last
  }

  /// Of several rows for one part of a place and one period the row that stands.
  private mutating func winners(from starts: ClosedRange<Day>) throws(OutbreakFileProblem.Cause) -> [Int32] {
    let grid = try CountGrid(
      slots: [CountSlot(measure: .cases(.all))], units: 0, starts: starts, period: periods.period)
    let size = grid.periods * units.units.count
    guard size <= OutbreakLimits.figures else { throw .tooManyFigures(limit: OutbreakLimits.figures) }
    let received = columns.received.map { ReceivedDays(DistinctValues(rows, column: $0)) }
    var winners = [Int32](repeating: -1, count: size)
    var conflicts = 0
    var example: (Int, Int)?
    for row in rows.indices where refusals[row] == nil {
      let place = Int(unitOfRow[row]) * grid.periods + grid.period(startingOn: periods.starts[row])
      let before = Int(winners[place])
      guard before >= 0 else {
        winners[place] = Int32(row)
        continue
      }
      let isSame = counts.allSatisfy { $0.values[row] == $0.values[before] }
      if isSame && received == nil {
        refusals[row] = .repeated(line: rows[before].line)
        continue
      }
      let isLater = received.map { $0.isLater(row, than: before) } ?? true
      let (winner, loser) = isLater ? (row, before) : (before, row)
      winners[place] = Int32(winner)
      refusals[loser] = .replaced(line: rows[winner].line)
      if received == nil {
        conflicts += 1
        example = example ?? (rows[before].line, rows[row].line)
      }
    }
    if let example, conflicts > 2, conflicts * 10 > rows.count {
      throw .severalRowsForAPeriod(line: example.0, other: example.1)
    }
    return winners
  }
}

/// Diseases.
extension LongReading {
  /// The disease of which rows are taken; nil: the file tells none.
  private func takenDisease() throws(OutbreakFileProblem.Cause) -> Int32? {
    guard let diseases, !diseases.names.isEmpty else { return nil }
    guard let taken = diseases.id(of: context.choices.disease) else { throw .noSuchDisease(named: diseases.names) }
    return taken
  }

  private var diseaseQuestion: [OutbreakQuestion] {
    guard let diseases, context.choices.disease == nil, diseases.names.count > 1 else { return [] }
    return [.disease(named: diseases.names, proposed: nil)]
  }
}

/// Counts.
extension LongReading {
  /// Adds a row's counts; tells how many of its cells are empty.
  private func add(_ row: Int, at period: Int, to grid: inout CountGrid) -> Int {
    var empty = 0
    for (index, column) in columns.counts.enumerated() {
      let value = counts[index].values[row]
      guard value != RowCounts.missing else {
        empty += 1
        continue
      }
      let slot = slots.firstIndex(of: column.slot) ?? 0
      grid[slot, Int(unitOfRow[row]), period] = CountGrid.sum(grid[slot, Int(unitOfRow[row]), period], value)
    }
    return empty
  }

  /// Lays the file's own rows of totals beside our sums.
  private func check(_ grid: CountGrid, taken: Int32?) -> OutbreakImport.OwnTotals {
    var check = OwnTotalCheck()
    guard !totals.isEmpty else { return check.result }
    let sums = slots.indices.map(grid.sums)
    for row in totals where periods.starts[row] != RowPeriods.none {
      if let taken, diseases?.ids[row] != taken { continue }
      let period = grid.period(startingOn: periods.starts[row])
      guard (0..<grid.periods).contains(period) else { continue }
      for slot in slots.indices {
        let theirs = columns.counts.indices.filter { columns.counts[$0].slot == slots[slot] }
          .reduce(CountGrid.missing) { CountGrid.sum($0, counts[$1].values[row]) }
        check.compare(
          line: rows[row].line, theirs: theirs, ours: sums[slot][period] == CountGrid.missing ? 0 : sums[slot][period])
      }
    }
    return check.result
  }
}
