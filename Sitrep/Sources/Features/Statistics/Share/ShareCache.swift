import Domain
import Foundation

/// What the countries' pictures and texts say: put into words once for all windows.
final class ShareCache {
  private nonisolated struct Request: Hashable {
    let country: CountryStats
    let day: Day
    let source: DataSource
    let locale: Locale
    let chart: ChartRequest
    /// Nil: the words say nothing of the chart.
    let shown: Int?
  }

  private var words = RecentValues<Request, ShareWords>(capacity: 256)

  nonisolated deinit {}

  /// - Parameters:
  ///   - country: Whose figures are shared.
  ///   - report: Where the figures are from.
  ///   - chart: The chart that goes along.
  ///   - shown: The chart on the screen, where the words tell of it.
  ///   - locale: The user's.
  /// - Returns: The words.
  func words(
    of country: CountryStats, in report: StatisticsReport, _ chart: ChartRequest, _ shown: ChartCache.Shown?,
    locale: Locale
  ) -> ShareWords {
    let request = Request(
      country: country, day: country.earlierDay ?? report.asOf, source: report.source, locale: locale, chart: chart,
      shown: shown?.revision)
    return words.value(of: request) {
      ShareWords(
        of: country, asOf: request.day, source: report.source, chart: chart, shown: shown?.figure, locale: locale)
    }
  }
}
