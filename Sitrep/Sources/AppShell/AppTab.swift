import DesignSystem
import Foundation
import PortableUI

/// A tab: what the window knows of a feature.
package nonisolated struct AppTab: Identifiable, Sendable {
  /// The first step of its addresses.
  package let id: String
  let symbol: String
  let tint: Color?
  let title: @MainActor @Sendable () -> Text
  let texts: @MainActor @Sendable () -> Bundle
  let route: @Sendable (DeepLink) -> AppRoute?
  let moved: @Sendable (DeepLink) -> AppRoute?
  let isThere: @MainActor @Sendable (AppRoute, Dependencies) async -> Bool
  let screen: @MainActor @Sendable (Dependencies, Binding<AppRoute>) -> AnyView

  /// - Parameters:
  ///   - type: The feature's routes.
  ///   - symbol: The system's name for the symbol in the tab bar.
  ///   - tint: The colour of what can be pressed; nil: the system's.
  ///   - title: The name in the tab bar, from the feature's catalogue.
  ///   - texts: The bundle with the texts of the feature.
  ///   - isThere: False for a route that names something that is not there. Its screen says so and leads on; a server
  ///     tells programs by its status.
  ///   - screen: The feature's screen at its route.
  package init<Route: TabRoute>(
    _ type: Route.Type, symbol: String, tint: Color? = nil,
    title: @autoclosure @escaping @MainActor @Sendable () -> Text,
    texts: @autoclosure @escaping @MainActor @Sendable () -> Bundle,
    isThere: @escaping @MainActor @Sendable (Route, Dependencies) async -> Bool = { _, _ in true },
    screen: @escaping @MainActor @Sendable (Dependencies, Binding<Route>) -> any View
  ) {
    id = Route.tab
    self.symbol = symbol
    self.tint = tint
    self.title = title
    self.texts = texts
    route = { link in Route(link).map { AppRoute($0) } }
    moved = { link in Route.moved(from: link).map { AppRoute($0) } }
    self.isThere = { await isThere($0[Route.self], $1) }
    let place: any WritableKeyPath<AppRoute, Route> & Sendable = \AppRoute.[TabKey<Route>()]
    self.screen = { AnyView(screen($0, $1[dynamicMember: place])) }
  }
}
