/// One measure of one place, period after period.
///
/// ``new`` and ``total`` have equal lengths; element i is of the period that begins `i` periods after ``firstDay``. Nil is
/// "no report", never 0. Totals may fall where the publisher corrected earlier ones, and new counts may be below 0.
package struct CountSeries: Hashable, Sendable {
  package let place: PlaceKey
  package let measure: Measure

  /// The first day of the first period.
  package let firstDay: Day

  /// What each period added.
  package let new: [Int?]

  /// Everything up to the end of each period.
  package let total: [Int?]

  /// The largest count; what is beyond it, to either side of 0, is none.
  package static let largestCount = 1_000_000_000_000_000

  /// A series as published, with both counts; the shorter one is filled with "no report".
  package init(place: PlaceKey, measure: Measure, firstDay: Day, new: [Int?], total: [Int?]) {
    let count = max(new.count, total.count)
    self.place = place
    self.measure = measure
    self.firstDay = firstDay
    self.new = Self.checked(new, count)
    self.total = Self.checked(total, count)
  }

  /// A series of which new counts alone are published: a total is the sum of those up to it, and nil without a report.
  package init(place: PlaceKey, measure: Measure, firstDay: Day, new: [Int?]) {
    self.init(place: place, measure: measure, firstDay: firstDay, new: new, total: Self.sums(of: new))
  }

  /// A series of which totals alone are published: a new count is the difference to the period before.
  ///
  /// It is nil where that one has no report, for the difference would be of several periods. The first total is new
  /// itself only if it is 0: what came before is not known.
  package init(place: PlaceKey, measure: Measure, firstDay: Day, total: [Int?]) {
    self.init(place: place, measure: measure, firstDay: firstDay, new: Self.steps(of: total), total: total)
  }

  /// The number of periods.
  package var count: Int { total.count }

  private static func checked(_ counts: [Int?], _ count: Int) -> [Int?] {
    let range = -largestCount...largestCount
    let isFitting = counts.allSatisfy { $0.map(range.contains) ?? true }
    let fitting = isFitting ? counts : counts.map { $0.flatMap { range.contains($0) ? $0 : nil } }
    return fitting + Array(repeating: nil, count: count - counts.count)
  }

  private static func sums(of new: [Int?]) -> [Int?] {
    var sum: Int? = 0
    return new.map { count in
      guard let count else { return nil }
      sum = sum?.adding(count)
      return sum
    }
  }

  private static func steps(of total: [Int?]) -> [Int?] {
    total.indices.map { index in
      guard let count = total[index] else { return nil }
      guard index > 0 else { return count == 0 ? 0 : nil }
      return total[index - 1].flatMap { count.subtracting($0) }
    }
  }
}

extension Int {
  /// Nil where the sum is too large to be told.
  package func adding(_ other: Int) -> Int? {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? nil : sum
  }

  /// Nil where the difference is too large to be told.
  package func subtracting(_ other: Int) -> Int? {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? nil : difference
  }
}
