/// What the tabs of a window showed last.
///
/// It is brought up to date while the tabs are made, and nothing is made anew for its sake.
final class RouteMemory {
  private var routes = AppRoute()

  nonisolated deinit {}

  /// The routes of all tabs, with the present one.
  func merging(_ route: AppRoute) -> AppRoute {
    routes.merge(route)
    return routes
  }
}
