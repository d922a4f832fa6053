import Domain
import Foundation
import Observation
import PortableUI

/// What the statistics screens show: the countries with their figures, all of them or only the watched ones.
///
/// Each window has one of its own; what it shows is the profile's and shared.
@Observable
package final class CountryStatsViewModel {
  /// Where the window is in the tab: the one truth of what the list and the chart show.
  ///
  /// Who reads a part of it below hears only of that part.
  package var route: StatisticsRoute {
    get {
      access(keyPath: \.route)
      return window.wrappedValue
    }
    set {
      withMutation(keyPath: \.route) { window.wrappedValue = newValue }
      tellParts()
    }
  }

  /// True: the list shows only the countries that the person watches.
  package var showsOnlyWatched: Bool {
    get {
      access(keyPath: \.showsOnlyWatched)
      return observed.showsOnlyWatched
    }
    set { route.showsOnlyWatched = newValue }
  }

  /// What is looked for; empty: everything.
  package var search: String {
    get {
      access(keyPath: \.search)
      return observed.search
    }
    set { route.search = newValue }
  }

  /// In which order the list stands.
  package var sort: CountrySort {
    get {
      access(keyPath: \.sort)
      return observed.sort
    }
    set { route.sort = newValue }
  }

  /// What the chart of a country shows.
  package var chart: ChartRoute {
    get {
      access(keyPath: \.chart)
      return observed.chart
    }
    set { route.chart = newValue }
  }

  /// What the overview shows.
  package var overview: OverviewRoute {
    get {
      access(keyPath: \.overview)
      return observed.overview
    }
    set { route.overview = newValue }
  }

  /// The day that is asked for; nil: the one that is shown at first.
  package var askedDay: Day? {
    access(keyPath: \.askedDay)
    return observed.asOf
  }

  let sources: StatisticsModel
  /// What the window showed last of chosen days; it stays while another one is read.
  @ObservationIgnored private var lastChosen: DayFigures?
  private let window: Binding<StatisticsRoute>
  /// The route as far as it is about list, chart and overview, as last told to who observes it; reading the window's own
  /// would observe all of it.
  @ObservationIgnored private var observed: StatisticsRoute
  private let today: () -> Day

  /// - Parameters:
  ///   - sources: What all windows of the profile share.
  ///   - route: Where the window keeps its route; nil: the model keeps one of its own.
  ///   - today: The present day where the user is, to tell how old the figures are.
  package init(
    sources: StatisticsModel, route: Binding<StatisticsRoute>? = nil,
    today: @escaping () -> Day = { Day.today(in: .current, now: Date()) }
  ) {
    self.sources = sources
    let window = route ?? Self.ownRoute()
    self.window = window
    observed = window.wrappedValue.inList
    self.today = today
  }

  /// Figures that stay as they are.
  package convenience init(report: StatisticsReport, watchList: any WatchList) {
    self.init(FixedFigures(report), watchList: watchList)
  }

  /// A dozen sample countries, none of them watched.
  package convenience init() {
    let sample = SampleStatistics()
    self.init(
      FixedFigures(sample.latestReport()) { sample.history(of: $0) }, watchList: StoredWatchList())
  }

  private convenience init(_ figures: FixedFigures, watchList: any WatchList) {
    let library = StatisticsLibrary(snapshot: figures.snapshot, store: figures, feed: nil, files: figures)
    self.init(
      sources: StatisticsModel(
        StatisticsDependencies(library: library, watchList: watchList), populations: NoRatePopulations()))
  }

  nonisolated deinit {}

  private static func ownRoute() -> Binding<StatisticsRoute> {
    let own = OwnRoute()
    return Binding(get: { own.route }, set: { own.route = $0 })
  }

  private final class OwnRoute {
    var route = StatisticsRoute()

    nonisolated deinit {}
  }

  /// Passes on that something else than the model changed the window's route, such as the tab bar: SwiftUI lets only those
  /// views observe a binding that hold it.
  func routeChanged() {
    guard window.wrappedValue.inList != observed else { return }
    withMutation(keyPath: \.route) {}
    tellParts()
  }

  /// Tells those who observe a part of the route that has changed.
  private func tellParts() {
    let (old, new) = (observed, window.wrappedValue.inList)
    observed = new
    if new.showsOnlyWatched != old.showsOnlyWatched { withMutation(keyPath: \.showsOnlyWatched) {} }
    if new.search != old.search { withMutation(keyPath: \.search) {} }
    if new.sort != old.sort { withMutation(keyPath: \.sort) {} }
    if new.chart != old.chart { withMutation(keyPath: \.chart) {} }
    if new.overview != old.overview { withMutation(keyPath: \.overview) {} }
    if new.asOf != old.asOf { withMutation(keyPath: \.askedDay) {} }
  }

  var library: StatisticsLibrary { sources.library }
  /// The figures that are shown.
  var report: StatisticsReport { figures.report }
  private var watchList: any WatchList { sources.watchList }

  /// True: counts are of weeks.
  var isWeekly: Bool { sources.scope?.isWeekly ?? false }

  /// What is counted; the others have no bar, no row and no chart.
  var kinds: Set<SeriesKind> { sources.scope?.measures ?? Set(SeriesKind.allCases) }

  /// What a chart can count.
  var chartMeasures: [ChartRoute.Measure] {
    ChartRoute.Measure.allCases.filter { measure in
      switch measure {
      case .cases: true
      case .deaths: kinds.contains(.deaths)
      case .recovered: kinds.contains(.recovered)
      }
    }
  }

  /// The last day of the week that the figures are of; nil where they are of a day.
  var weekEnd: Day? { isWeekly ? asOf : nil }

  /// The day that the figures are of.
  package var asOf: Day { report.asOf }

  /// Who published the figures.
  package var source: DataSource { report.source }

  /// The source's rows that aren't countries.
  package var leftOut: [String] { report.leftOut }

  /// How old the figures are.
  package var age: FiguresAge { age(of: report.asOf) }

  /// How old figures of a day are.
  func age(of day: Day) -> FiguresAge { FiguresAge(of: day, today: today()) }

  /// The number of countries that there are figures of.
  package var countryCount: Int { report.rows.count }

  /// All countries, in the alphabetical order of the user's language.
  package func countries(for locale: Locale) -> [CountryStats] {
    figures.order.countries(for: locale, watched: watchList.watched, onlyWatched: false)
  }

  /// The countries that the toggle and the search ask for, in the order chosen; with all that rates are told by, or only
  /// what the order needs.
  package func visibleCountries(
    for locale: Locale, choices: RateChoices = RateChoices(), withRates: Bool = false
  ) -> [CountryStats] {
    let countries = figures.order.countries(
      for: locale, watched: watchList.watched, onlyWatched: showsOnlyWatched, sort: sort,
      rates: rates(choices, all: withRates))
    return found(in: countries, by: search)
  }

  /// All countries that a text finds, in alphabetical order.
  func countries(for locale: Locale, search: String) -> [CountryStats] {
    found(in: countries(for: locale), by: search)
  }

  /// One country; nil where there are no figures of it.
  package func country(_ code: CountryCode, for locale: Locale) -> CountryStats? {
    report[code].map {
      CountryStats(
        figures: $0, name: $0.country.name(for: locale), isWatched: watchList.isWatched(code),
        earlierDay: $0.day < asOf ? $0.day : nil)
    }
  }

  /// Whether the person watches the country.
  func isWatched(_ code: CountryCode) -> Bool { watchList.isWatched(code) }

  /// Watches the country, or stops watching it.
  package func watchButtonTapped(_ code: CountryCode) {
    sources.firstSteps.taken()
    if watchList.isWatched(code) {
      watchList.unwatch(code)
    } else {
      watchList.watch(code)
    }
  }

  /// The data folder, where a change of the watch list could not be stored because it is gone.
  package var goneFolder: String? { watchList.problem?.cause.goneFolder }

  /// True while the person should hear that a change of the watch list could not be stored.
  package var hasProblem: Bool {
    get { watchList.problem != nil }
    set { if !newValue { watchList.dismissProblem() } }
  }

  /// What the order needs beside the figures; nothing that it does not need is worked out.
  private func rates(_ choices: RateChoices, all: Bool) -> RateFigures {
    var rates = RateFigures()
    if all || sort.measure.isRate { rates.people = populations(with: choices).byCode.mapValues(\.people) }
    if all || sort.measure.isWeekly {
      rates.weekly = weekly(of: report.rows.map(\.id))
      rates.unread = unreadWeeks
    }
    return rates
  }

  /// The new cases of the seven days up to that of the figures, as far as they are there.
  func weekly(of codes: [CountryCode]) -> [CountryCode: Int] {
    figures.series?.weekly ?? sources.weekly.counts(of: codes)
  }

  /// The countries whose last days could not be read.
  var unreadWeeks: Set<CountryCode> { chosenDay == nil ? sources.weekly.unread : [] }

  /// The figures of the chosen day; before it is read what was shown before, and without one what is shown at first.
  var figures: DayFigures {
    guard let day = dayToRead else { return sources.latest }
    lastChosen = sources.chosenDays.figures(of: day) ?? lastChosen
    return lastChosen ?? sources.latest
  }

  /// A country whose code was typed stands first where names are in order.
  private func found(in countries: [CountryStats], by search: String) -> [CountryStats] {
    let text = SearchText(search)
    if text.isEmpty { return countries }
    let (found, exact) = CountryIndex.shared.places(of: text, in: countries)
    guard sort == .byName, let exact else { return found.map { countries[$0] } }
    return [countries[exact]] + found.filter { $0 != exact }.map { countries[$0] }
  }
}

nonisolated extension StatisticsRoute {
  /// What it says of list and chart.
  fileprivate var inList: StatisticsRoute {
    var route = self
    route.selection = nil
    return route
  }
}
