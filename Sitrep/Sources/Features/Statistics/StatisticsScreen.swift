import DesignSystem
import Domain
import PortableUI

/// The Statistics tab: the outbreak that came with the program, or one that somebody imported.
package struct StatisticsScreen: View {
  private let model: StatisticsModel
  private let route: Binding<StatisticsRoute>

  /// - Parameters:
  ///   - model: What all windows of the profile share.
  ///   - route: Where the window is in the tab.
  package init(model: StatisticsModel, route: Binding<StatisticsRoute>) {
    self.model = model
    self.route = route
  }

  package var body: some View {
    Group {
      if let id = route.wrappedValue.outbreak {
        OutbreakScreen(library: model.outbreaks, id: id, route: route).id(id)
      } else {
        CountriesScreen(model: model, title: Text("Covid19 Stats", bundle: .module), route: route)
      }
    }
    .environment(model.outbreaks)
    .outbreakAlert(model.outbreaks)
  }
}
