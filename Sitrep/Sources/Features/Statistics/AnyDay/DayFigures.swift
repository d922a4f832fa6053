import Domain

/// The figures of a day as the screens show them, made once for all windows.
final class DayFigures {
  let report: StatisticsReport
  /// The countries in every order that was asked for.
  let order: CountryOrder
  /// What the series tell beside the report; nil for the figures that are shown where no day is chosen.
  let series: Series?

  /// Of a day that was chosen.
  nonisolated struct Series: Sendable {
    /// The new cases of the seven days up to the day, where they are known.
    let weekly: [CountryCode: Int]
    /// Who published each country's series.
    let sources: [CountryCode: DataSource]

    init(_ series: SeriesOfDay) {
      weekly = series.histories.compactMapValues { $0.history.newCases(inTheWeekTo: series.day) }
      sources = series.histories.mapValues(\.source)
    }
  }

  init(_ report: StatisticsReport, _ series: Series? = nil) {
    self.report = report
    self.series = series
    order = CountryOrder(report)
  }

  nonisolated deinit {}

  /// The day where it was chosen; nil for the figures that are shown where none is.
  var chosenDay: Day? { series == nil ? nil : report.asOf }
}
