extension StatisticsReport {
  /// The report that a feed sent after this one, with what the day before added where this one knows it.
  ///
  /// Figures of an older day, and of less than half of the countries, are refused: they would take something away.
  func followed(by news: StatisticsReport) throws(RefreshProblem) -> StatisticsReport {
    guard news.asOf >= asOf else { throw .nothingNewer(news.asOf) }
    guard news.rows.count * 2 >= rows.count else { throw .tooFew(news.rows.count, of: rows.count) }
    guard news.source == source else { return news }
    if news.asOf == asOf.advanced(by: 1) { return news.withDayBefore(of: self, at: \.new) }
    if news.asOf == asOf { return news.withDayBefore(of: self, at: \.newBefore) }
    return news
  }

  /// This report, with what the day before added according to figures of that day.
  ///
  /// A feed dates them with the one day or the other.
  func completed(by before: StatisticsReport) throws(RefreshProblem) -> StatisticsReport {
    guard before.asOf == asOf || before.asOf == asOf.advanced(by: -1) else { throw .nothingNewer(before.asOf) }
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

extension DailyCount {
  /// The same count; what the day before added is taken where it was not known.
  fileprivate func after(_ newBefore: Int?) -> DailyCount {
    DailyCount(total: total, new: new, newBefore: self.newBefore ?? newBefore)
  }
}
