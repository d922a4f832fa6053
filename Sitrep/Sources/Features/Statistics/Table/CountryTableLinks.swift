import DesignSystem
import Domain
import PortableUI

/// The way to the list.
struct CountryListLink: View {
  let route: StatisticsRoute

  var body: some View {
    RouteLink(route.opening(nil)) {
      Image(systemName: "list.bullet")
        .accessibilityLabel(Text("List", bundle: .module))
    }
    .accessibilityIdentifier(StatisticsID.listLink)
  }
}

/// The way to the table.
struct CountryTableLink: View {
  let route: StatisticsRoute
  let identifier: String

  var body: some View {
    RouteLink(route.openingTable) {
      Label {
        Text("Table", bundle: .module)
      } icon: {
        Image(systemName: "tablecells")
      }
    }
    .accessibilityIdentifier(identifier)
  }
}

nonisolated extension StatisticsRoute {
  /// The same list with a country opened, or none.
  func opening(_ country: CountryCode?) -> StatisticsRoute {
    var route = self
    route.selection = country.map { .country($0) }
    return route
  }

  fileprivate var openingTable: StatisticsRoute {
    var route = self
    route.selection = .table
    return route
  }
}
