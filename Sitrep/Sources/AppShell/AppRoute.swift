import DesignSystem

/// Where a window is: the open tab, and the place within each.
///
/// One value, kept in the window's scene storage.
///
/// Its text is the window's address, so a bookmark is a place, and the browser's Back goes to the place before. An
/// address tells of one tab; what the other tabs showed, the window remembers while it lives.
package nonisolated struct AppRoute: Hashable, Sendable {
  /// The key of the scene storage.
  package static let storageKey = "place"

  /// The tab at `/`.
  package static let start = AppTabs.sitrep.all[0].id

  /// The open tab, by the first step of its addresses.
  package var tab = Self.start
  private var routes: [String: RouteInTab] = [:]

  package init() {}

  /// A place within a tab.
  package init<Route: TabRoute>(_ route: Route) {
    self[Route.self] = route
    tab = Route.tab
  }

  /// Where a tab is; at its beginning where nothing of it was shown.
  package subscript<Route: TabRoute>(_: Route.Type) -> Route {
    get { self[TabKey<Route>()] }
    set { self[TabKey<Route>()] = newValue }
  }

  /// The same, for key paths.
  subscript<Route: TabRoute>(_: TabKey<Route>) -> Route {
    get { routes[Route.tab]?.route() ?? Route() }
    set {
      routes[Route.tab] = .known(newValue)
      follow(newValue)
    }
  }

  /// The tab, as a way to the others: each opens where it was left, and the present one at its beginning.
  subscript(restoring others: AppRoute) -> String {
    get { tab }
    set {
      self = others
      if newValue == tab { routes[tab] = nil }
      tab = newValue
    }
  }

  /// None of the tabs is open where an address leads nowhere; each of them is a way out, to its beginning.
  var tabFromNowhere: String? {
    get { nil }
    set {
      guard let newValue else { return }
      self = AppRoute()
      tab = newValue
    }
  }

  /// Takes over what another one says of its tab; a form that another tab led to is no place of its own tab's.
  mutating func merge(_ other: AppRoute) {
    tab = other.tab
    if !other.leadsBack { routes[tab] = other.routes[tab] }
  }
}

nonisolated extension AppRoute: RawRepresentable {
  /// Takes any path; whether a tab has something there, ``AppTabs/route(at:)`` tells.
  package init?(rawValue: String) {
    guard var link = DeepLink(rawValue) else { return nil }
    tab = link.tab ?? Self.start
    link.tab = tab
    routes[tab] = .link(link)
  }

  package var rawValue: String { (routes[tab]?.link ?? DeepLink(tab)).address }

  /// Tab by tab: the standard library would compare raw values, and an address tells of one tab.
  package static func == (one: AppRoute, other: AppRoute) -> Bool {
    one.tab == other.tab && one.routes == other.routes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(tab)
    hasher.combine(routes)
  }
}

/// Where a tab is; only the tab itself knows the type.
private nonisolated enum RouteInTab: Hashable, Sendable {
  /// As an address said; the tab reads it.
  case link(DeepLink)
  case known(any TabRoute)

  var link: DeepLink {
    switch self {
    case .link(let link): link
    case .known(let route): route.link
    }
  }

  func route<Route: TabRoute>() -> Route? {
    switch self {
    case .link(let link): Route(link)
    case .known(let route): route as? Route
    }
  }

  static func == (one: RouteInTab, other: RouteInTab) -> Bool {
    guard case (.known(let known), .known(let another)) = (one, other) else { return one.link == other.link }
    return AnyHashable(known) == AnyHashable(another)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(link) }
}

/// Names a tab in a key path by the type of its routes.
nonisolated struct TabKey<Route: TabRoute>: Hashable, Sendable {}
