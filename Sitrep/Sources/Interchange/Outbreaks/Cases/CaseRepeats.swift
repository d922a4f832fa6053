import Domain

/// Finds the rows of a line list that have a case again: of one id the last row stands.
struct CaseRepeats {
  /// Why rows are left out, by the row.
  private(set) var reasons: [Int: CaseLeftOutReason] = [:]
  private(set) var withoutID = 0

  /// True where rows with one id are of different people: then no row is left out.
  private(set) var hasSharedIDs = false

  /// So many pairs of rows tell whether an id is shared.
  private static let fewestPairs = 8

  /// - Parameters:
  ///   - rows: The table's rows.
  ///   - column: That of the ids.
  ///   - isLeftOut: True of rows that are no cases.
  ///   - sexes: The sex of each row, which one person has once.
  init(_ rows: [CSVRow], column: Int, isLeftOut: Set<Int>, sexes: CaseCells<Sex>?) {
    let ids = DistinctValues(rows, column: column)
    let isMissing = ids.texts.map { CaseText.isMissing($0) }
    // From below, so that the row that stands is seen first.
    var standing = [Int32](repeating: -1, count: ids.texts.count)
    var next = standing
    var pairs = (all: 0, differing: 0)
    for row in rows.indices.reversed() where !isLeftOut.contains(row) {
      let id = Int(ids.ids[row])
      guard !isMissing[id] else {
        withoutID += 1
        continue
      }
      guard standing[id] >= 0 else {
        (standing[id], next[id]) = (Int32(row), Int32(row))
        continue
      }
      let (last, following) = (Int(standing[id]), Int(next[id]))
      next[id] = Int32(row)
      let isSame = rows[row].hasSameFields(as: rows[following]) || rows[row].hasSameFields(as: rows[last])
      reasons[row] = isSame ? .sentTwice(line: rows[last].line) : .enteredAgain(line: rows[last].line)
      guard !isSame, let one = sexes?[row], let other = sexes?[last], one != .unknown, other != .unknown else {
        continue
      }
      pairs.all += 1
      if one != other { pairs.differing += 1 }
    }
    // Two people out of a list have different sexes half of the time; a person hardly ever.
    guard pairs.all >= Self.fewestPairs, pairs.differing * 4 >= pairs.all else { return }
    hasSharedIDs = true
    reasons = [:]
  }
}
