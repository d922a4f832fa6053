import DesignSystem
import Domain
import Statistics
import World

/// The one way from tab to tab beside the tab bar: from a country's figures to the form of its population, and back.
nonisolated extension AppRoute {
  /// The form of a country's population, as the statistics screens open it: a way into the World tab.
  package var populationForm: CountryKey? {
    get { nil }
    set {
      guard let newValue else { return }
      var form = WorldRoute()
      form.continent = newValue.continent
      form.form = .add(name: newValue.name)
      form.origin = self[StatisticsRoute.self].address
      self[WorldRoute.self] = form
      tab = WorldRoute.tab
    }
  }

  /// Leaves the form above a continent, for where the person came from; then the World tab opens at its beginning.
  mutating func closeForm() {
    guard let origin else {
      self[WorldRoute.self].form = nil
      return
    }
    self[WorldRoute.self] = WorldRoute()
    self[StatisticsRoute.self] = origin
    tab = StatisticsRoute.tab
  }

  /// True in a form that leads back to another tab.
  var leadsBack: Bool { tab == WorldRoute.tab && origin != nil }

  /// The place in the Statistics tab that led to the form.
  private var origin: StatisticsRoute? {
    self[WorldRoute.self].origin.flatMap { StatisticsRoute(address: $0) }
  }
}
