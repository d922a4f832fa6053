import Domain

/// Where a window is: the tab, and the place within it.
///
/// One value, kept in the window's scene storage.
///
/// Its text is the window's address, so a bookmark is a place, and the browser's Back goes to the place before.
package nonisolated struct AppPlace: Hashable, Sendable {
  package var tab = AppTab.statistics
  package var statistics = StatisticsPlace()

  package init() {}

  /// The key of the scene storage.
  package static let storageKey = "place"
}

/// The place within the Statistics tab.
package nonisolated struct StatisticsPlace: Hashable, Sendable {
  /// The country whose detail is open.
  package var country: CountryCode?
  package var showsOnlyWatched = false
}

/// The tabs that exist.
package nonisolated enum AppTab: String, CaseIterable, Sendable {
  case statistics
}

nonisolated extension AppPlace: RawRepresentable {
  package init?(rawValue: String) {
    guard let place = DeepLink.place(at: rawValue) else { return nil }
    self = place
  }

  package var rawValue: String { DeepLink.address(of: self) }
}
