/// What a series says as of a day.
package struct SeriesOnDay: Hashable, Sendable {
  /// The last total that was known by the day.
  package let total: DatedCount?

  /// What the last period that ended by the day added; nil is no report.
  package let new: Int?

  /// What the period before that one added.
  package let newBefore: Int?

  /// - Parameters:
  ///   - series: The counts.
  ///   - day: Any day.
  ///   - period: How long the series' periods are.
  package init(_ series: CountSeries, on day: Day, by period: ReportingPeriod) {
    let ended = series.periodsEnded(by: day, period)
    new = series.element(of: series.new, ended - 1)
    newBefore = series.element(of: series.new, ended - 2)
    total = series.total.prefix(max(ended, 0)).lastIndex { $0 != nil }.flatMap { index in
      series.total[index].map { DatedCount($0, on: series.lastDay(of: index, period)) }
    }
  }
}

extension CountSeries {
  /// The last day of the period of an element.
  package func lastDay(of index: Int, _ period: ReportingPeriod) -> Day {
    firstDay.advanced(by: (index + 1) * period.days - 1)
  }

  /// The series of the periods that ended by a day.
  package func upTo(_ day: Day, by period: ReportingPeriod) -> CountSeries {
    let length = periodsEnded(by: day, period)
    guard length < count else { return self }
    return CountSeries(
      place: place, measure: measure, firstDay: firstDay, new: Array(new.prefix(length)),
      total: Array(total.prefix(length)))
  }

  /// How many periods of the series had ended by the end of a day; more than the series has if the day is after it.
  func periodsEnded(by day: Day, _ period: ReportingPeriod) -> Int {
    let days = firstDay.days(to: day) + 1
    return days < 0 ? 0 : days / period.days
  }

  /// The days on which the total is below the last one known before: a publisher's correction.
  package func falls(by day: Day, _ period: ReportingPeriod) -> Int {
    var last: Int?
    var falls = 0
    for case let count? in total.prefix(periodsEnded(by: day, period)) {
      if let last, count < last { falls += 1 }
      last = count
    }
    return falls
  }

  fileprivate func element(of counts: [Int?], _ index: Int) -> Int? {
    counts.indices.contains(index) ? counts[index] : nil
  }
}
