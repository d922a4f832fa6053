import Domain

/// Addresses of places: `/statistics/FR?watched=1`.
package nonisolated enum DeepLink {
  private static let watched = "watched=1"

  /// The one address of a place.
  package static func address(of place: AppPlace) -> String {
    var address = "/" + place.tab.rawValue
    if let country = place.statistics.country { address += "/" + country.rawValue }
    if place.statistics.showsOnlyWatched { address += "?" + watched }
    return address
  }

  /// The place at an address, or nil where there is none.
  ///
  /// `/` is the first tab; a country's code may be in small letters; parts of the query that nobody knows are passed over.
  package static func place(at address: String) -> AppPlace? {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, path.first == "/" else { return nil }
    let steps = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    var place = AppPlace()
    if parts.count > 1 { place.statistics.showsOnlyWatched = parts[1].split(separator: "&").contains { $0 == watched } }
    if path == "/" { return place }
    switch steps.count {
    case 1, 2:
      guard let tab = AppTab(rawValue: String(steps[0])) else { return nil }
      place.tab = tab
      guard steps.count == 2 else { return place }
      guard let country = CountryCode(String(steps[1])) else { return nil }
      place.statistics.country = country
      return place
    default: return nil
    }
  }
}
