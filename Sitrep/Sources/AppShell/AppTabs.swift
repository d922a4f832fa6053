import Certificates
import DesignSystem
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
      isThere: { $1.statistics.has($0) },
      screen: { dependencies, route, window in
        StatisticsScreen(model: dependencies.statistics, route: route, populationForm: window.populationForm)
      }),
    AppTab(
      WorldRoute.self, symbol: "globe", title: WorldTexts.title, texts: WorldTexts.bundle,
      isThere: { $1.world.has($0) },
      screen: { dependencies, route, window in
        WorldScreen(
          model: dependencies.world, directory: dependencies.directory, files: dependencies.worldFiles, route: route,
          closeForm: { window.wrappedValue.closeForm() })
      }),
    AppTab(
      CertificatesRoute.self, symbol: "qrcode", title: CertificatesTexts.title, texts: CertificatesTexts.bundle,
      isThere: { $1.certificates.has($0) },
      screen: { dependencies, route, _ in
        CertificatesScreen(
          model: dependencies.certificates, contacts: dependencies.contacts, pictureURL: dependencies.pictureURL,
          route: route)
      }),
    AppTab(
      GuidanceRoute.self, symbol: "heart.text.square", title: GuidanceTexts.title, texts: GuidanceTexts.bundle,
      isThere: { $1.guidance.has($0) },
      screen: { dependencies, route, _ in
        GuidanceScreen(model: dependencies.guidance, files: dependencies.guidanceFiles, route: route)
      }),
    AppTab(
      WorkspacesRoute.self, symbol: "bubble.left.and.bubble.right", title: WorkspacesTexts.title,
      texts: WorkspacesTexts.bundle,
      // An archive that cannot be read may have what is asked for.
      isThere: { (try? $1.library.has($0)) ?? true },
      screen: { dependencies, route, _ in WorkspacesScreen(model: dependencies.workspaces, route: route) }),
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

  /// False for an address that names something that is not there, such as a country without figures.
  @MainActor package func isThere(_ address: String, in dependencies: Dependencies) -> Bool {
    guard let route = route(at: address) else { return false }
    return tab(route.tab)?.isThere(route, dependencies) ?? false
  }

  /// Where the place at an address of an earlier version is now.
  package func newAddress(of address: String) -> String? {
    guard let link = DeepLink(address) else { return nil }
    return all.lazy.compactMap { $0.moved(link) }.first?.rawValue
  }

  private func tab(_ id: String?) -> AppTab? { all.first { $0.id == id } }
}
