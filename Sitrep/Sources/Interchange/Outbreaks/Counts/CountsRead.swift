import Domain

/// What the rows of a table come to, before it is decided which counts are new.
struct CountsRead {
  var units = CountUnits()
  var grid: CountGrid
  var period: ReportingPeriod
  var isByCountry: Bool
  var rows: Int
  var kept: Int
  var leftOut: [OutbreakImport.LeftOut]
  var unread: [OutbreakImport.UnreadCells] = []
  var emptyCells = 0
  var ownTotals = OutbreakImport.OwnTotals.none
  var questions: [OutbreakQuestion] = []
  var dateOrder: DateOrder?

  /// The disease that was taken of several.
  var disease: String?
}

/// Rows that aren't kept, and why.
struct RowRefusals {
  private(set) var reasons: [Int: LeftOutReason] = [:]

  subscript(row: Int) -> LeftOutReason? {
    get { reasons[row] }
    set { reasons[row] = newValue }
  }

  var count: Int { reasons.count }
}

/// What the file itself says of its sums, laid beside ours.
struct OwnTotalCheck {
  private(set) var result = OutbreakImport.OwnTotals.none

  mutating func compare(line: Int, theirs: Int, ours: Int) {
    guard theirs != RowCounts.missing else { return }
    if case .differ = result { return }
    result = theirs == ours ? .agree : .differ(line: line, theirs: theirs, ours: ours)
  }
}
