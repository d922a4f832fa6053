import DesignSystem
import Domain
import Figures

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
  /// A named place of an outbreak.
  case place(PlaceKey)
  /// A screen that a line list alone has.
  case cases(CaseScreenKind)
  /// An outbreak's cases above the team's messages.
  case room
}

/// Where a window is in the Statistics tab:
/// `/statistics/FR?watched=1&search=fr&sort=deaths&chart=total&with=DE&asof=2021-03-01`.
///
/// An outbreak that somebody imported has the same addresses below `/statistics/outbreaks/<id>`; a named place of it is
/// at `/statistics/outbreaks/<id>/places/<key>`, its cases above the team's messages are at
/// `/statistics/outbreaks/<id>/room?from=2024-03-01&to=2024-03-31`, and a line list has the screens of ``CaseScreenKind``
/// as well. A country's code may be in small letters; words of the query that nobody knows are passed over.
package nonisolated struct StatisticsRoute: TabRoute {
  package static let tab = "statistics"

  /// The outbreak that is shown; nil: the one that came with the program.
  package var outbreak: OutbreakID?
  /// What is open beside the list.
  package var selection: StatisticsSelection? {
    didSet {
      if country != nil || place != nil || caseScreen != nil || selection == .room { overview = OverviewRoute() }
    }
  }
  /// The country whose detail is open.
  package var country: CountryCode? {
    if case .country(let code) = selection { code } else { nil }
  }
  /// The named place whose detail is open.
  package var place: PlaceKey? {
    if case .place(let key) = selection { key } else { nil }
  }
  /// The screen of a line list that is open.
  package var caseScreen: CaseScreenKind? {
    if case .cases(let screen) = selection { screen } else { nil }
  }
  /// What the screens of a line list show.
  package var cases = CaseRoute()
  /// The days that are shown of cases and messages.
  package var room = RoomRoute()
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
  /// In which order the named places of an outbreak stand.
  package var placeSort = PlaceSort.byName
  /// The day whose figures are shown; nil: the one that is shown at first.
  package var asOf: Day?
  /// Asks the window for the place in another tab where populations are entered; it goes there at once.
  package var populationRequest: PopulationRequest?
  /// Asks the window for the tab with the team's archives; it goes there at once.
  package var opensWorkspaces = false

  /// - Parameter outbreak: The outbreak to begin with; nil: the one that came with the program.
  package init(outbreak: OutbreakID?) {
    self.outbreak = outbreak
  }

  package init() {}

  package init?(_ link: DeepLink) {
    var steps = link.steps[...]
    if steps.first == Self.outbreaksStep {
      guard steps.count > 1, let id = OutbreakID(rawValue: steps[1]) else { return nil }
      outbreak = id == .bundled ? nil : id
      steps = steps.dropFirst(2)
    }
    showsOnlyWatched = link["watched"] == "1"
    search = link["search"].beginning(bytes: SearchLimit.bytes)
    sort = CountrySort(rawValue: link["sort"]) ?? .byName
    placeSort = PlaceSort(rawValue: link["order"]) ?? .byName
    overview = OverviewRoute(settings: link["overview"])
    asOf = Day(iso8601: link["asof"])
    guard let step = steps.first else { return }
    guard let opened = Self.selection(at: steps, inOutbreak: outbreak != nil) else { return nil }
    selection = opened
    cases = CaseRoute(link)
    if opened == .room { room = RoomRoute(link) }
    guard step != Self.overviewStep, step != Self.tableStep else { return }
    overview = OverviewRoute()
    chart = ChartRoute(settings: link["chart"], comparison: link["with"])
  }

  private static func selection(at steps: ArraySlice<String>, inOutbreak: Bool) -> StatisticsSelection? {
    guard let step = steps.first, let last = steps.last else { return nil }
    if step == placesStep, inOutbreak, steps.count == 2 {
      return DeepLink.text(ofStep: last).map { PlaceKey(name: $0) }.flatMap {
        $0.description.isEmpty ? nil : .place($0)
      }
    }
    guard steps.count == 1 else { return nil }
    switch step {
    case overviewStep: return .overview
    case tableStep: return .table
    case roomStep where inOutbreak: return .room
    case let step where inOutbreak && CaseScreenKind(rawValue: step) != nil:
      return CaseScreenKind(rawValue: step).map { .cases($0) }
    default: return CountryCode(step).map { .country($0) }
    }
  }

  package var link: DeepLink {
    var query = [
      (name: "watched", text: showsOnlyWatched ? "1" : ""), (name: "search", text: search),
      (name: "sort", text: sort == .byName ? "" : sort.rawValue),
      (name: "order", text: placeSort == .byName ? "" : placeSort.rawValue),
    ]
    let steps = outbreak.map { [Self.outbreaksStep, $0.rawValue] } ?? []
    let charts = [(name: "chart", text: chart.settings), (name: "with", text: chart.comparison)]
    let day = [(name: "asof", text: asOf?.iso8601 ?? "")]
    switch selection {
    case .country(let country):
      return DeepLink(Self.tab, steps + [country.rawValue], query: query + charts + day)
    case .place(let place):
      return DeepLink(
        Self.tab, steps + [Self.placesStep, DeepLink.step(place.description)], query: query + charts + day)
    case .table: return DeepLink(Self.tab, steps + [Self.tableStep], query: query + day)
    case .cases(let screen):
      return DeepLink(Self.tab, steps + [screen.rawValue], query: query + cases.query(on: screen) + day)
    case .room:
      return DeepLink(
        Self.tab, steps + [Self.roomStep], query: query + cases.query(on: .curve) + room.query + day)
    case .overview, nil:
      query.append((name: "overview", text: overview.settings))
      return DeepLink(Self.tab, steps + (selection == nil ? [] : [Self.overviewStep]), query: query + day)
    }
  }

  private static let outbreaksStep = "outbreaks"
  private static let placesStep = "places"
  private static let overviewStep = "overview"
  private static let tableStep = "table"
  private static let roomStep = "room"
}
