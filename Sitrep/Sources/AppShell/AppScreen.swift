import Certificates
import DesignSystem
import Foundation
import PortableUI
import Statistics

/// The tabs, and where the window is among them.
package struct AppScreen: View {
  private let tabs: AppTabs
  private let dependencies: Dependencies

  @SceneStorage private var route: AppRoute
  @AppStorage(AppLanguage.storageKey) private var language = AppLanguage.automatic
  @AppStorage(AppTheme.storageKey) private var theme = AppTheme.automatic
  @AppStorage(StatisticsSettings.chosenCountry) private var country = StatisticsSettings.firstCountry
  @State private var memory = RouteMemory()
  @Environment(\.locale) private var locale

  /// - Parameters:
  ///   - tabs: The tabs; those of Sitrep, except in a test.
  ///   - dependencies: What the screens show, and where changes go.
  ///   - start: Where a new window begins.
  package init(tabs: AppTabs = .sitrep, dependencies: Dependencies, at start: AppRoute = AppRoute()) {
    self.tabs = tabs
    self.dependencies = dependencies
    _route = SceneStorage(wrappedValue: start, AppRoute.storageKey)
  }

  package var body: some View {
    TabView(selection: $route[restoring: memory.merging(route)]) {
      ForEach(tabs.all) { tab in
        tab.screen(dependencies, $route)
          .tabItem { TabLabel(tab: tab) }
          .tag(tab.id)
      }
    }
    .onOpenURL(perform: open)
    .tint(tabs.all.first { $0.id == route.tab }?.tint)
    .background { TabKeys(tabs: tabs.all) { $route[restoring: memory.merging(route)].wrappedValue = $0 } }
    .keyboardHelp()
    .settingsAlert(dependencies.settings)
    .sitesWithinApp()
    .environment(\.locale, language.locale(or: locale))
    .environment(\.chosenCountry, country)
    .environment(\.forgetAddress, dependencies.forgetAddress)
    .preferredColorScheme(theme.colorScheme)
  }

  /// Goes where an address of the app's leads, or takes a picture that another app hands over.
  private func open(_ url: URL) {
    if let opened = tabs.route(opening: url) {
      route = memory.merging(opened)
    } else if url.isFileURL {
      route = memory.merging(AppRoute(CertificatesRoute()))
      Task {
        let place = await dependencies.certificates.place(of: url)
        route = memory.merging(AppRoute(place))
      }
    }
  }
}

/// `1` opens the first tab, `2` the second one.
private struct TabKeys: View {
  let tabs: [AppTab]
  let open: (String) -> Void

  var body: some View {
    ForEach(tabs.indices, id: \.self) { index in
      if let key = String(index + 1).first {
        Button(action: { open(tabs[index].id) }) { tabs[index].title() }
          .singleKeyShortcut(KeyEquivalent(key))
          .hidden()
      }
    }
  }
}
