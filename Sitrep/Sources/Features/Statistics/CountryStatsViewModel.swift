import Domain
import Figures
import Foundation
import Observation
import PortableUI

/// What the statistics screens show: the countries with their figures, all of them or only the watched ones.
///
/// Each window has one of its own; what it shows is the profile's and shared. What the person chose here is kept in the
/// window's route, so that it has an address.
@Observable
package final class CountryStatsViewModel {
  /// True: the list shows only the countries that the person watches.
  package var showsOnlyWatched: Bool { didSet { keep(showsOnlyWatched, as: \.showsOnlyWatched) } }

  /// What is looked for; empty: everything.
  package var search: String {
    didSet {
      if search.utf8.count > SearchLimit.bytes { search = search.beginning(bytes: SearchLimit.bytes) }
      keep(search, as: \.search)
    }
  }

  /// In which order the list stands.
  package var sort: CountrySort { didSet { keep(sort, as: \.sort) } }

  /// What the chart of a country shows.
  package var chart: ChartRoute { didSet { keep(chart, as: \.chart) } }

  /// What the overview shows.
  package var overview: OverviewRoute { didSet { keep(overview, as: \.overview) } }

  /// The day that is asked for; nil: the one that is shown at first.
  package var askedDay: Day? { didSet { keep(askedDay, as: \.asOf) } }

  @ObservationIgnored let sources: StatisticsModel
  /// What the window showed last of chosen days; it stays while another one is read.
  @ObservationIgnored private var lastChosen: DayFigures?
  @ObservationIgnored private let window: Binding<StatisticsRoute>
  @ObservationIgnored private let today: () -> Day

  /// - Parameters:
  ///   - sources: What all windows of the profile share.
  ///   - route: Where the window keeps its route.
  ///   - today: The present day where the user is, to tell how old the figures are.
  package init(
    sources: StatisticsModel, route: Binding<StatisticsRoute> = .constant(StatisticsRoute()),
    today: @escaping () -> Day = { Day.today(in: .current, now: Date()) }
  ) {
    let start = route.wrappedValue
    showsOnlyWatched = start.showsOnlyWatched
    search = start.search
    sort = start.sort
    chart = start.chart
    overview = start.overview
    askedDay = start.asOf
    self.sources = sources
    window = route
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

  /// Where the window is in the tab.
  ///
  /// Views that read it are evaluated again when list, chart, overview or day change; what is open beside the list they get
  /// from the screen.
  package var route: StatisticsRoute {
    get {
      var route = window.wrappedValue
      route.showsOnlyWatched = showsOnlyWatched
      route.search = search
      route.sort = sort
      route.chart = chart
      route.overview = overview
      route.asOf = askedDay
      return route
    }
    set {
      window.wrappedValue = newValue
      follow(newValue)
    }
  }

  /// Takes over a route of the window that something else has set, such as a link.
  func follow(_ route: StatisticsRoute) {
    if showsOnlyWatched != route.showsOnlyWatched { showsOnlyWatched = route.showsOnlyWatched }
    if search != route.search { search = route.search }
    if sort != route.sort { sort = route.sort }
    if chart != route.chart { chart = route.chart }
    if overview != route.overview { overview = route.overview }
    if askedDay != route.asOf { askedDay = route.asOf }
  }

  /// Keeps a part of the route in the window.
  private func keep<Part: Equatable>(_ part: Part, as path: WritableKeyPath<StatisticsRoute, Part>) {
    if window.wrappedValue[keyPath: path] != part { window.wrappedValue[keyPath: path] = part }
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

  /// Why the last change of the watch list was undone; nil once that was read.
  package var watchListProblem: SaveProblem? { watchList.problem?.cause }

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
