import Domain

/// What the cells of a line list didn't say, by column.
struct CaseQualityColumns {
  private(set) var columns: [CaseQuality.Column] = []

  /// What no rule understands, or the person said, in the table's order.
  private(set) var unreadValues: [UnreadCaseValues] = []

  private let table: OutbreakTable

  /// - Parameters:
  ///   - table: The table.
  ///   - read: Its columns.
  ///   - roles: What each column means.
  ///   - counted: The rows that count.
  init(_ table: OutbreakTable, _ read: CaseColumnsRead, roles: [CaseColumnRole], counted: [Int]) {
    self.table = table
    add(read.places?.cells, .place, counted)
    add(read.onset, .onset, counted)
    add(read.reported, .reported, counted)
    add(read.outcomeDay, .outcomeDate, counted)
    add(read.birth, .birth, counted)
    add(read.ages, .age, counted, impossible: counted.count(where: read.hasImpossibleAge))
    add(read.months, .age, counted)
    add(read.ageUnits, .ageUnit, counted)
    add(read.sexes, .sex, counted)
    add(read.classes, .caseClass, counted)
    add(read.outcomes, .outcome, counted)
    add(read.hospitalised, .hospitalised, counted)
    add(read.doses, .doses, counted)
    add(read.vaccinated, .vaccinated, counted)
    for cells in read.confirming { add(cells, .labConfirming, counted) }
    for cells in read.probable { add(cells, .labProbable, counted) }
    unreadValues.sort { $0.column < $1.column }
  }

  private mutating func add<Value>(
    _ cells: CaseCells<Value>?, _ role: CaseColumnRole, _ counted: [Int], impossible: Int = 0
  ) {
    guard let cells else { return }
    let tally = CellTally(cells, rows: counted)
    let name = table.headings[cells.column].shortened(toBytes: HeadingRow.mostShown)
    columns.append(
      CaseQuality.Column(
        name: name, role: role, empty: tally.empty, notUnderstood: tally.notUnderstood + impossible))
    guard !tally.asked.isEmpty, !role.isPrivate else { return }
    var rows: [String: Int] = [:]
    for (id, count) in tally.asked {
      rows[cells.values.texts[Int(id)].shortened(toBytes: HeadingRow.mostShown), default: 0] += count
    }
    let values = rows.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(UnreadCaseValues.most)
      .map { UnreadCaseValues.Value(text: $0.key, rows: $0.value) }
    unreadValues.append(UnreadCaseValues(column: cells.column, name: name, role: role, values: values))
  }
}
