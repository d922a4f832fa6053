import DesignSystem
import Domain
import Statistics
import Workspaces
import World

/// The ways from tab to tab beside the tab bar: from figures to where populations are entered, and back; and from the
/// first steps to the team's archives.
nonisolated extension AppRoute {
  /// Goes on to another tab where the route of a tab asks for that.
  mutating func follow(_ route: some TabRoute) {
    switch route {
    case let statistics as StatisticsRoute:
      if let request = statistics.populationRequest { answer(request) }
      if statistics.opensWorkspaces { openWorkspaces() }
    case let world as WorldRoute:
      if let address = world.exit { leaveWorld(for: address) }
    default: break
    }
  }

  /// True in a form or an offer that leads back to another tab.
  var leadsBack: Bool {
    tab == WorldRoute.tab && self[WorldRoute.self].origin.flatMap { StatisticsRoute(address: $0) } != nil
  }

  private mutating func answer(_ request: PopulationRequest) {
    self[StatisticsRoute.self].populationRequest = nil
    var world = WorldRoute()
    switch request {
    case .form(let country):
      world.continent = country.continent
      world.form = .add(name: country.name)
    case .published: world.addsPublished = true
    }
    world.origin = self[StatisticsRoute.self].address
    self[WorldRoute.self] = world
    tab = WorldRoute.tab
  }

  private mutating func openWorkspaces() {
    self[StatisticsRoute.self].opensWorkspaces = false
    tab = WorkspacesRoute.tab
  }

  /// Then the World tab opens at its beginning; an address that is none of the Statistics tab's leads nowhere.
  private mutating func leaveWorld(for address: String) {
    guard let origin = StatisticsRoute(address: address) else {
      self[WorldRoute.self].exit = nil
      return
    }
    self[WorldRoute.self] = WorldRoute()
    self[StatisticsRoute.self] = origin
    tab = StatisticsRoute.tab
  }
}
