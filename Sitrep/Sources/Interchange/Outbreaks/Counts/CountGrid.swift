import Domain

/// Counts by part of a place, period and slot, in one block.
struct CountGrid {
  static let missing = RowCounts.missing

  let slots: [CountSlot]
  let units: Int

  /// The first day of the first period.
  let firstDay: Day
  let periods: Int

  /// The days of a period.
  let step: Int

  private var values: [Int]

  init(
    slots: [CountSlot], units: Int, starts: ClosedRange<Day>, period: ReportingPeriod
  ) throws(OutbreakFileProblem.Cause) {
    step = period.days
    firstDay = starts.lowerBound
    periods = starts.lowerBound.days(to: starts.upperBound) / step + 1
    guard periods <= OutbreakLimits.periods else { throw .tooManyPeriods(limit: OutbreakLimits.periods) }
    let figures = slots.count * units * periods
    guard figures <= OutbreakLimits.figures else { throw .tooManyFigures(limit: OutbreakLimits.figures) }
    self.slots = slots
    self.units = units
    values = Array(repeating: Self.missing, count: figures)
  }

  /// - Parameters:
  ///   - slot: Which of ``slots``.
  ///   - unit: Which part of a place.
  ///   - period: Which period, from 0.
  subscript(slot: Int, unit: Int, period: Int) -> Int {
    get { values[(slot * units + unit) * periods + period] }
    set { values[(slot * units + unit) * periods + period] = newValue }
  }

  func series(_ slot: Int, _ unit: Int) -> ArraySlice<Int> {
    let start = (slot * units + unit) * periods
    return values[start..<(start + periods)]
  }

  /// Which period begins on a day that is the first of one.
  func period(startingOn days: Int32) -> Int { (Int(days) - Int(firstDay.daysSinceEpoch)) / step }

  /// What all units have in each period; ``missing`` where none has a report.
  func sums(_ slot: Int) -> [Int] {
    (0..<units).reduce(into: Array(repeating: Self.missing, count: periods)) { sums, unit in
      for (period, count) in series(slot, unit).enumerated() { sums[period] = Self.sum(sums[period], count) }
    }
  }

  /// Two counts together; one that is missing adds nothing.
  ///
  /// A sum that is too large stays at the largest one.
  static func sum(_ one: Int, _ other: Int) -> Int {
    if one == missing || other == missing { return max(one, other) }
    let (sum, overflow) = one.addingReportingOverflow(other)
    return overflow ? (one > 0 ? Int.max : missing + 1) : max(sum, missing + 1)
  }
}
