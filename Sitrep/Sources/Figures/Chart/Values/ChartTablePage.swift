import Domain

/// The part of a table of days that is shown at once, and the ways to the others.
nonisolated struct ChartTablePage: Hashable {
  /// How many days or weeks: four weeks of days.
  static let length = 28

  let days: ClosedRange<Day>

  /// The last day of the part with older days, and of that with newer ones; nil where there are none.
  let older: Day?
  let newer: Day?

  /// - Parameters:
  ///   - all: The days of the table.
  ///   - step: How many days lie between two rows.
  ///   - end: The last day wanted; nil: the newest. A day outside of the table is the nearest one in it.
  init(of all: ClosedRange<Day>, step: Int = 1, endingOn end: Day?) {
    let wanted = min(max(end ?? all.upperBound, all.lowerBound), all.upperBound)
    let last = all.lowerBound.advanced(by: all.lowerBound.distance(to: wanted) / step * step)
    let first = max(all.lowerBound, last.advanced(by: (1 - Self.length) * step))
    days = first...last
    older = first > all.lowerBound ? first.advanced(by: -step) : nil
    newer = last < all.upperBound ? min(all.upperBound, last.advanced(by: Self.length * step)) : nil
  }
}
