import Domain

/// The cells of a column of a line list, each distinct one read once.
struct CaseCells<Value> {
  /// What a cell says.
  enum Cell {
    /// Nothing, or that it isn't known.
    case empty

    /// What no rule understands, or what can't be.
    case unread
    case value(Value)

    var value: Value? { if case .value(let value) = self { value } else { nil } }
  }

  let column: Int
  let values: DistinctValues
  let cells: [Cell]

  /// The distinct values of which the person said what they mean.
  let said: Set<Int32>

  /// - Parameters:
  ///   - rows: The table's rows.
  ///   - column: Which column.
  ///   - choices: What the person says of values, as the file has them.
  ///   - chosen: What a meaning is in this column; nil: it can't be here.
  ///   - read: What a text is by the rules.
  init(
    _ rows: [CSVRow], column: Int, _ choices: OutbreakChoices, chosen: (CaseMeaning) -> Value? = { _ in nil },
    read: (String) -> Cell
  ) {
    self.init(column: column, DistinctValues(rows, column: column), choices, chosen: chosen, read: read)
  }

  /// The cells of a column whose distinct values are known already.
  init(
    column: Int, _ values: DistinctValues, _ choices: OutbreakChoices,
    chosen: (CaseMeaning) -> Value? = { _ in nil }, read: (String) -> Cell
  ) {
    let meanings = choices.values[column] ?? [:]
    let meaning = { (text: String) in meanings[text] ?? meanings[text.shortened(toBytes: HeadingRow.mostShown)] }
    self.column = column
    self.values = values
    said =
      meanings.isEmpty
      ? [] : Set(values.texts.indices.lazy.filter { meaning(values.texts[$0]) != nil }.map { Int32($0) })
    cells = values.texts.map { text in
      switch meaning(text) {
      case .unknown?: .empty
      case let meaning?: chosen(meaning).map { .value($0) } ?? .unread
      case nil: read(text)
      }
    }
  }

  /// What a row says; nil: nothing that is understood.
  subscript(row: Int) -> Value? { cells[Int(values.ids[row])].value }

  func cell(_ row: Int) -> Cell { cells[Int(values.ids[row])] }
}

/// What a column didn't say, over the rows that count.
struct CellTally {
  private(set) var empty = 0
  private(set) var notUnderstood = 0

  /// How many rows have each distinct value that no rule understands, or whose meaning the person said.
  private(set) var asked: [Int32: Int] = [:]

  init<Value>(_ cells: CaseCells<Value>, rows: [Int]) {
    for row in rows {
      let id = cells.values.ids[row]
      switch cells.cells[Int(id)] {
      case .empty: empty += 1
      case .unread:
        notUnderstood += 1
        asked[id, default: 0] += 1
      case .value: break
      }
    }
    guard !cells.said.isEmpty else { return }
    for id in cells.said { asked[id] = nil }
    for row in rows where cells.said.contains(cells.values.ids[row]) { asked[cells.values.ids[row], default: 0] += 1 }
  }
}
