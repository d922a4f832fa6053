import Domain

/// The part of a table of days that is shown at once, and the ways to the others.
nonisolated struct ChartTablePage: Hashable {
  /// How many days: four weeks.
  static let length = 28

  let days: ClosedRange<Day>

  /// The last day of the part with older days, and of that with newer ones; nil where there are none.
  let older: Day?
  let newer: Day?

  /// - Parameters:
  ///   - all: The days of the table.
  ///   - end: The last day wanted; nil: the newest. A day outside of the table is the nearest one in it.
  init(of all: ClosedRange<Day>, endingOn end: Day?) {
    let last = min(max(end ?? all.upperBound, all.lowerBound), all.upperBound)
    let first = max(all.lowerBound, last.advanced(by: 1 - Self.length))
    days = first...last
    older = first > all.lowerBound ? first.advanced(by: -1) : nil
    newer = last < all.upperBound ? min(all.upperBound, last.advanced(by: Self.length)) : nil
  }
}
