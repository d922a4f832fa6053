import Foundation
import PortableUI

/// A link to a place of the app by its address, from wherever it stands.
package struct RouteLink<Route: TabRoute, Label: View>: View {
  private let route: Route
  private let label: Label

  package init(_ route: Route, @ViewBuilder label: () -> Label) {
    self.route = route
    self.label = label()
  }

  package var body: some View {
    if let address = URL(string: route.address) {
      Link(destination: address) { label }
    }
  }
}
