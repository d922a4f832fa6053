/// Where a window is within a tab: what it shows of the tab, as its address says.
///
/// Each feature has one. AppShell keeps it in the window and gives the tab's screen a binding to it, so that every link
/// has an address. Stored, it is that address: what was saved is read by the rules for addresses.
package nonisolated protocol TabRoute: Codable, Hashable, Sendable {
  /// The first step of the tab's addresses: `world` of `/world/asia`.
  static var tab: String { get }

  /// The beginning of the tab.
  init()

  /// The route that a link to this tab stands for; nil where the tab has nothing there.
  init?(_ link: DeepLink)

  /// The one link to it.
  var link: DeepLink { get }

  /// The route that an address of an earlier version stood for, at which nothing is now.
  static func moved(from link: DeepLink) -> Self?
}

nonisolated extension TabRoute {
  /// The route at an address of this tab; nil where there is none.
  package init?(address: String) {
    guard let link = DeepLink(address), link.tab == Self.tab else { return nil }
    self.init(link)
  }

  /// Its one address.
  package var address: String { link.address }

  package static func moved(from link: DeepLink) -> Self? { nil }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let address = try container.decode(String.self)
    guard let route = Self(address: address) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(address) isn't an address of the tab.")
    }
    self = route
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(address)
  }
}
