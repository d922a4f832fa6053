import Domain
import Foundation
import Observation

/// What the statistics screens show: the countries with their figures, all of them or only the watched ones.
///
/// Each window has one of its own; the watch list is the profile's and shared.
@Observable
package final class CountryStatsViewModel {
  /// True: the list shows only the countries that the person watches.
  package var showsOnlyWatched: Bool

  private let report: StatisticsReport
  private let watchList: any WatchList
  private let order: CountryOrder
  private let today: () -> Day

  /// - Parameters:
  ///   - report: The figures to show.
  ///   - watchList: The countries that the person watches.
  ///   - order: The report's order, where several models share it.
  ///   - showsOnlyWatched: What the toggle says at first.
  ///   - today: The present day where the reader is, to tell how old the figures are.
  package init(
    report: StatisticsReport, watchList: any WatchList, order: CountryOrder? = nil, showsOnlyWatched: Bool = false,
    today: @escaping () -> Day = { Day.today(in: .current, now: Date()) }
  ) {
    self.report = report
    self.watchList = watchList
    self.order = order ?? CountryOrder(report)
    self.showsOnlyWatched = showsOnlyWatched
    self.today = today
  }

  /// A dozen sample countries, none of them watched.
  package convenience init() {
    self.init(report: SampleStatistics().latestReport(), watchList: InMemoryWatchList())
  }

  /// The day that the figures are of.
  package var asOf: Day { report.asOf }

  /// Who published the figures.
  package var source: DataSource { report.source }

  /// The source's rows that are no country.
  package var leftOut: [String] { report.leftOut }

  /// How old the figures are.
  package var age: FiguresAge { FiguresAge(of: report.asOf, today: today()) }

  /// The number of countries that there are figures of.
  package var countryCount: Int { report.rows.count }

  /// All countries, in the alphabetical order of the reader's language.
  package func countries(for locale: Locale) -> [CountryStats] {
    order.countries(for: locale, watched: watchList.watched, onlyWatched: false)
  }

  /// The countries that the toggle asks for.
  package func visibleCountries(for locale: Locale) -> [CountryStats] {
    order.countries(for: locale, watched: watchList.watched, onlyWatched: showsOnlyWatched)
  }

  /// One country; nil where there are no figures of it.
  package func country(_ code: CountryCode, for locale: Locale) -> CountryStats? {
    report[code].map {
      CountryStats(figures: $0, name: $0.country.name(for: locale), isWatched: watchList.isWatched(code))
    }
  }

  /// Watches the country, or stops watching it.
  package func watchButtonTapped(_ code: CountryCode) {
    if watchList.isWatched(code) {
      watchList.unwatch(code)
    } else {
      watchList.watch(code)
    }
  }

  /// True while the person should hear that a change of the watch list could not be stored.
  package var hasProblem: Bool {
    get { watchList.problem != nil }
    set { if !newValue { watchList.dismissProblem() } }
  }
}
