/// What all places of an outbreak report together, by complete weeks.
package struct CompleteWeeks: Hashable, Sendable {
  /// Of each week the sum of the places that reported it, oldest first; nil where none did.
  package let counts: [Int?]

  /// The first day of the last week.
  package let lastWeek: Day

  /// Weeks of an outbreak by days begin on Monday; nil where no week has ended.
  ///
  /// - Parameters:
  ///   - counts: What is counted.
  ///   - measure: Of which measure.
  ///   - day: Weeks that ended by it.
  ///   - period: How often counts are reported.
  package init?(_ counts: OutbreakCounts, _ measure: Measure, by day: Day, _ period: ReportingPeriod) {
    let series = counts.series.filter { $0.measure == measure && $0.count > 0 }
    guard let begin = series.map(\.firstDay).min() else { return nil }
    let first = period == .day ? Weekday.monday.weekStart(of: begin) : begin
    let number = (first.days(to: day) + 1) / 7
    guard number > 0 else { return nil }
    var sums: [Int?] = Array(repeating: nil, count: number)
    for series in series {
      for (week, count) in series.weeks(number, from: first, period).enumerated() {
        guard let count else { continue }
        sums[week] = (sums[week] ?? 0).adding(count)
      }
    }
    self.counts = sums
    lastWeek = first.advanced(by: 7 * (number - 1))
  }
}

extension CountSeries {
  /// What each of so many weeks added; nil is no report.
  fileprivate func weeks(_ number: Int, from first: Day, _ period: ReportingPeriod) -> [Int?] {
    let offset = first.days(to: firstDay)
    guard period == .day else {
      return (0..<number).map { week in
        let index = week - offset / 7
        return new.indices.contains(index) ? new[index] : nil
      }
    }
    var before: Int?
    return (0..<number).map { week in
      let range = (week * 7 - offset..<week * 7 - offset + 7).clamped(to: 0..<count)
      let last = total[range].last { $0 != nil } ?? nil
      defer { before = last }
      return added(in: range, last: last, before: before)
    }
  }

  /// The difference of the last totals of two weeks, so that a day without a report in either loses nothing.
  private func added(in range: Range<Int>, last: Int?, before: Int?) -> Int? {
    if let last, let before { return last.subtracting(before) }
    let known = new[range].compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0) { sum, count in sum?.adding(count) }
  }
}
