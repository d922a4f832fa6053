import Certificates
import DesignSystem
import Foundation
import Guidance
import PortableUI
import Statistics
import Workspaces
import World

/// The tabs of the app in the order of the tab bar: the one table that names them.
package nonisolated struct AppTabs: Sendable {
  package let all: [AppTab]

  package static let sitrep = AppTabs([
    AppTab(
      StatisticsRoute.self, symbol: "chart.bar", title: StatisticsTexts.title, texts: StatisticsTexts.bundle,
      isThere: { await $1.statistics.has($0) },
      screen: { StatisticsScreen(model: $0.statistics, route: $1) }),
    AppTab(
      WorldRoute.self, symbol: "globe", tint: .worldTint, title: WorldTexts.title, texts: WorldTexts.bundle,
      isThere: { $1.world.has($0) },
      screen: { WorldScreen(model: $0.world, route: $1) }),
    AppTab(
      CertificatesRoute.self, symbol: "qrcode", tint: .certificatesTint, title: CertificatesTexts.title,
      texts: CertificatesTexts.bundle,
      isThere: { $1.certificates.has($0) },
      screen: { CertificatesScreen(model: $0.certificates, route: $1) }),
    AppTab(
      GuidanceRoute.self, symbol: "heart.text.square", tint: .guidanceTint, title: GuidanceTexts.title,
      texts: GuidanceTexts.bundle,
      isThere: { $1.guidance.has($0) },
      screen: { GuidanceScreen(model: $0.guidance, route: $1) }),
    AppTab(
      WorkspacesRoute.self, symbol: "bubble.left.and.bubble.right", tint: .workspacesTint, title: WorkspacesTexts.title,
      texts: WorkspacesTexts.bundle,
      isThere: { await $1.workspaces.has($0) },
      screen: { WorkspacesScreen(model: $0.workspaces, route: $1) }),
  ])

  package init(_ tabs: [AppTab]) {
    all = tabs
  }
}

nonisolated extension AppTabs {
  /// The route at an address, or nil where no tab has one; `/` is the first tab.
  package func route(at address: String) -> AppRoute? {
    guard var link = DeepLink(address) else { return nil }
    link.tab = link.tab ?? all.first?.id
    return tab(link.tab)?.route(link)
  }

  /// The scheme of the addresses that the system opens the app with: `sitrep:/statistics/FR`.
  package static let scheme = "sitrep"

  /// The route that such an address leads to, however many slashes follow the scheme; nil where it leads nowhere.
  package func route(opening url: URL) -> AppRoute? {
    guard url.scheme?.lowercased() == Self.scheme else { return nil }
    let rest = url.absoluteString.dropFirst(Self.scheme.count + 1).prefix { $0 != "#" }
    return route(at: "/" + rest.trimmingPrefix { $0 == "/" })
  }

  /// False for an address that names something that is not there, such as a country without figures.
  @MainActor package func isThere(_ address: String, in dependencies: Dependencies) async -> Bool {
    guard let route = route(at: address) else { return false }
    return await tab(route.tab)?.isThere(route, dependencies) ?? false
  }

  /// Where the place at an address of an earlier version, or at one that ends with a slash, is now.
  package func newAddress(of address: String) -> String? {
    guard let asked = DeepLink(address) else { return nil }
    let link = asked.withoutLastSlash ?? asked
    return all.lazy.compactMap { $0.moved(link) }.first?.rawValue ?? (link == asked ? nil : link.address)
  }

  private func tab(_ id: String?) -> AppTab? { all.first { $0.id == id } }
}
