import Domain

nonisolated extension StatisticsReport {
  /// The report that a feed sent after this one, with what the day before added.
  ///
  /// Figures of an older day, and of less than half of the countries, are refused: they would take something away. What
  /// the feed does not tell of the day before is taken from this report where it knows it.
  ///
  /// - Parameters:
  ///   - news: The feed's newest figures.
  ///   - dayBefore: Its figures of the day before.
  /// - Returns: The report to show.
  /// - Throws: Why the figures are refused.
  func followed(
    by news: StatisticsReport, dayBefore: StatisticsReport
  ) throws(RefreshProblem) -> StatisticsReport {
    guard news.asOf >= asOf else { throw .nothingNewer(news.asOf) }
    guard news.rows.count * 2 >= rows.count else { throw .tooFew(news.rows.count, of: rows.count) }
    let complete = try news.completed(by: dayBefore)
    guard news.source == source else { return complete }
    if news.asOf == asOf.advanced(by: 1) { return complete.withDayBefore(of: self, at: \.new) }
    if news.asOf == asOf { return complete.withDayBefore(of: self, at: \.newBefore) }
    return complete
  }

  /// This report, with what the day before added according to figures of that day.
  ///
  /// A feed dates them with the one day or the other. Those of less than half of the countries are refused.
  func completed(by before: StatisticsReport) throws(RefreshProblem) -> StatisticsReport {
    guard before.asOf == asOf || before.asOf == asOf.advanced(by: -1) else {
      throw .wrongShape(path: "updated", reason: "figures of \(asOf.advanced(by: -1)) were expected")
    }
    guard before.rows.count * 2 >= rows.count else { throw .tooFew(before.rows.count, of: rows.count) }
    return withDayBefore(of: before, at: \.new)
  }

  private func withDayBefore(of other: StatisticsReport, at part: KeyPath<DailyCount, Int?>) -> StatisticsReport {
    let rows = rows.map { row in
      guard let known = other[row.country.code] else { return row }
      return CountryFigures(
        country: row.country, day: row.day,
        confirmed: row.confirmed.after(known.confirmed[keyPath: part]),
        recovered: row.recovered.after(known.recovered[keyPath: part]),
        deaths: row.deaths.after(known.deaths[keyPath: part]))
    }
    return StatisticsReport(asOf: asOf, source: source, rows: rows, leftOut: leftOut)
  }
}

nonisolated extension DailyCount {
  /// The same count; what the day before added is taken where it was not known.
  fileprivate func after(_ newBefore: Int?) -> DailyCount {
    DailyCount(total: total, new: new, newBefore: self.newBefore ?? newBefore)
  }
}
