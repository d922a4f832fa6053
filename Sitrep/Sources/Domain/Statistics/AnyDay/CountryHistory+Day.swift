extension CountryHistory {
  /// The figures as they stood on a day: the totals, and what the last period that ended by it and the one before added.
  ///
  /// A count is nil where the series has none, on the first day also what was added.
  package func figures(of country: Country, on day: Day) -> CountryFigures {
    CountryFigures(
      country: country, day: day, confirmed: count(.confirmed, confirmed, on: day),
      recovered: count(.recovered, recovered, on: day), deaths: count(.deaths, deaths, on: day))
  }

  /// True where the day is among those of the series.
  package func covers(_ day: Day) -> Bool { !confirmed.isEmpty && (firstDay...lastDay).contains(day) }

  /// The series up to and including a day; without any day where they begin later.
  package func upTo(_ day: Day) -> CountryHistory {
    let length = max(index(of: day) + 1, 0)
    guard length < confirmed.count else { return self }
    return CountryHistory(
      code: code, firstDay: firstDay, confirmed: Array(confirmed.prefix(length)),
      recovered: Array(recovered.prefix(length)), deaths: Array(deaths.prefix(length)), step: step,
      published: published.mapValues { Array($0.prefix(length)) })
  }

  /// The place of the last period that ended by a day; below 0 before the first one.
  private func index(of day: Day) -> Int {
    let days = firstDay.days(to: day)
    return days < 0 ? -1 : days / step
  }

  private func count(_ kind: SeriesKind, _ totals: [Int?], on day: Day) -> DailyCount {
    let index = index(of: day)
    guard let published = published[kind] else {
      return DailyCount(
        total: totals.total(at: index), new: totals.new(at: index), newBefore: totals.new(at: index - 1))
    }
    return DailyCount(
      total: totals.total(at: index), new: published.total(at: index), newBefore: published.total(at: index - 1))
  }
}

extension [Int?] {
  fileprivate func total(at index: Int) -> Int? { indices.contains(index) ? self[index] : nil }

  /// The difference to the element before; nil where either is unknown.
  fileprivate func new(at index: Int) -> Int? {
    guard let total = total(at: index), let before = self.total(at: index - 1) else { return nil }
    let (new, overflow) = total.subtractingReportingOverflow(before)
    return overflow ? nil : new
  }
}
