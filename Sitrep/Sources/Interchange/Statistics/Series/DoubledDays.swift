import Domain

/// Compares columns of the same day.
struct DoubledDays {
  private let days: DayColumns
  private let firsts: [Int: Int]

  /// The places of days, with the rows in which their columns differ.
  private var differing: [Int: [Int]] = [:]

  init(_ days: DayColumns) {
    self.days = days
    firsts = Dictionary(days.columns.map { ($0.offset, $0.column) }) { first, _ in first }
  }

  /// Days of which all columns are equal.
  var equalDays: [Day] {
    Set(days.doubles.map(\.offset)).subtracting(differing.keys).sorted().map(days.first.advanced)
  }

  var differingDays: [Day] { differing.keys.sorted().map(days.first.advanced) }

  mutating func compare(_ row: CSVRow, at index: Int) {
    for (column, offset) in days.doubles {
      guard let first = firsts[offset], row.bytes(first) != row.bytes(column) else { continue }
      differing[offset, default: []].append(index)
    }
  }

  /// Nobody knows which of two different counts is right.
  func forgetDiffering(in rows: inout [SeriesRow]) {
    for (offset, places) in differing {
      for place in places { rows[place].series[0][offset] = CountCells.missing }
    }
  }
}
