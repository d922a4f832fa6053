import DesignSystem
import Domain

/// Where populations are to be entered.
package nonisolated enum PopulationRequest: Hashable, Sendable {
  /// In the form of this country.
  case form(CountryKey)
  /// In the offer of all published ones.
  case published
}

/// What stands beside the list, or after it.
package nonisolated enum StatisticsSelection: Hashable, Sendable {
  /// The world on one screen, as where nothing is chosen.
  case overview
  /// All countries as a table, in the place of list and detail.
  case table
  case country(CountryCode)
}

/// Where a window is in the Statistics tab:
/// `/statistics/FR?watched=1&search=fr&sort=deaths&chart=total&with=DE&asof=2021-03-01`.
///
/// A country's code may be in small letters; words of the query that nobody knows are passed over.
package nonisolated struct StatisticsRoute: TabRoute {
  package static let tab = "statistics"

  /// What is open beside the list.
  package var selection: StatisticsSelection? {
    didSet { if country != nil { overview = OverviewRoute() } }
  }
  /// The country whose detail is open.
  package var country: CountryCode? {
    if case .country(let code) = selection { code } else { nil }
  }
  /// What the overview shows; a country's address says nothing of it.
  package var overview = OverviewRoute()
  /// True: the list holds only the countries that the person watches.
  package var showsOnlyWatched = false
  /// What the country's chart shows.
  package var chart = ChartRoute()
  /// What is looked for in the list; it stands in the address, so it is cut where it is long.
  package var search = "" {
    didSet { if search.utf8.count > SearchLimit.bytes { search = search.beginning(bytes: SearchLimit.bytes) } }
  }
  /// In which order the list stands.
  package var sort = CountrySort.byName
  /// The day whose figures are shown; nil: the one that is shown at first.
  package var asOf: Day?
  /// Asks the window for the place in another tab where populations are entered; it goes there at once.
  package var populationRequest: PopulationRequest?
  /// Asks the window for the tab with the team's archives; it goes there at once.
  package var opensWorkspaces = false

  package init() {}

  package init?(_ link: DeepLink) {
    guard link.steps.count <= 1 else { return nil }
    showsOnlyWatched = link["watched"] == "1"
    search = link["search"].beginning(bytes: SearchLimit.bytes)
    sort = CountrySort(rawValue: link["sort"]) ?? .byName
    overview = OverviewRoute(settings: link["overview"])
    asOf = Day(iso8601: link["asof"])
    guard let step = link.steps.first else { return }
    if step == Self.overviewStep {
      selection = .overview
      return
    }
    if step == Self.tableStep {
      selection = .table
      return
    }
    guard let country = CountryCode(step) else { return nil }
    selection = .country(country)
    overview = OverviewRoute()
    chart = ChartRoute(settings: link["chart"], comparison: link["with"])
  }

  package var link: DeepLink {
    var query = [
      (name: "watched", text: showsOnlyWatched ? "1" : ""), (name: "search", text: search),
      (name: "sort", text: sort == .byName ? "" : sort.rawValue),
    ]
    let day = (name: "asof", text: asOf?.iso8601 ?? "")
    switch selection {
    case .country(let country):
      query += [(name: "chart", text: chart.settings), (name: "with", text: chart.comparison), day]
      return DeepLink(Self.tab, [country.rawValue], query: query)
    case .table: return DeepLink(Self.tab, [Self.tableStep], query: query + [day])
    case .overview, nil:
      query += [(name: "overview", text: overview.settings), day]
      return DeepLink(Self.tab, selection == nil ? [] : [Self.overviewStep], query: query)
    }
  }

  private static let overviewStep = "overview"
  private static let tableStep = "table"
}
