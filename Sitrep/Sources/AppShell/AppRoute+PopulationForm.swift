import DesignSystem
import Domain
import Statistics
import World

/// The one way from tab to tab beside the tab bar: from a country's figures to the form of its population, and back.
nonisolated extension AppRoute {
  /// Goes on to another tab where the route of a tab asks for that.
  mutating func follow(_ route: some TabRoute) {
    switch route {
    case let statistics as StatisticsRoute:
      if let country = statistics.populationForm { openForm(of: country) }
    case let world as WorldRoute:
      if let address = world.exit { leaveForm(for: address) }
    default: break
    }
  }

  /// True in a form that leads back to another tab.
  var leadsBack: Bool {
    tab == WorldRoute.tab && self[WorldRoute.self].origin.flatMap { StatisticsRoute(address: $0) } != nil
  }

  private mutating func openForm(of country: CountryKey) {
    self[StatisticsRoute.self].populationForm = nil
    var form = WorldRoute()
    form.continent = country.continent
    form.form = .add(name: country.name)
    form.origin = self[StatisticsRoute.self].address
    self[WorldRoute.self] = form
    tab = WorldRoute.tab
  }

  /// Then the World tab opens at its beginning; an address that is none of the Statistics tab's leads nowhere.
  private mutating func leaveForm(for address: String) {
    guard let origin = StatisticsRoute(address: address) else {
      self[WorldRoute.self].exit = nil
      return
    }
    self[WorldRoute.self] = WorldRoute()
    self[StatisticsRoute.self] = origin
    tab = StatisticsRoute.tab
  }
}
