import Domain
import Statistics

/// What the screens need from the program: figures, and the person's own data.
package struct Dependencies {
  package let report: StatisticsReport
  package let watchList: any WatchList
  /// The report's countries by language, sorted once for all windows.
  let countryOrder: CountryOrder

  /// - Parameters:
  ///   - report: The figures that the Statistics tab shows.
  ///   - watchList: The profile's watch list, shared by all its windows.
  package init(report: StatisticsReport, watchList: any WatchList) {
    self.report = report
    self.watchList = watchList
    countryOrder = CountryOrder(report)
  }
}
