import Domain

/// What tells rows of one place apart: the texts of one or several columns.
struct RowParts {
  /// Of each row which of ``texts`` it has.
  let ids: [Int32]
  let texts: [String]

  init(_ rows: [CSVRow], columns: [Int]) {
    var ids = [Int32](repeating: 0, count: rows.count)
    var texts = [""]
    for column in columns {
      let values = DistinctValues(rows, column: column)
      var pairs: [Int64: Int32] = [:]
      var joined: [String] = []
      for row in rows.indices {
        let key = Int64(ids[row]) << 32 | Int64(values.ids[row])
        let id = pairs[key] ?? Int32(joined.count)
        if id == joined.count {
          let before = texts[Int(ids[row])]
          joined.append(before.isEmpty ? values.text(row) : before + "\u{1F}" + values.text(row))
          pairs[key] = id
        }
        ids[row] = id
      }
      texts = joined.isEmpty ? [""] : joined
    }
    self.ids = ids
    self.texts = texts
  }
}

/// When reports were received.
struct ReceivedDays {
  private let days: [Int32]

  init(_ values: DistinctValues) {
    let dates = values.texts.map { TableDate(Array($0.utf8)[...]) }
    let order = DateOrder.found(in: dates.compactMap(\.self)).order
    let days = dates.map { $0?.day(order)?.daysSinceEpoch ?? Int32.min }
    self.days = values.ids.map { days[Int($0)] }
  }

  /// Of reports of one day the one further down is later.
  func isLater(_ row: Int, than before: Int) -> Bool {
    days[row] == days[before] ? row > before : days[row] > days[before]
  }
}
