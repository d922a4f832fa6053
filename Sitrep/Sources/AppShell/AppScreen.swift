import DesignSystem
import PortableUI
import Statistics

/// The tabs, and where the window is among them.
package struct AppScreen: View {
  private let tabs: AppTabs
  private let dependencies: Dependencies

  @SceneStorage(AppRoute.storageKey) private var route = AppRoute()
  @AppStorage(AppLanguage.storageKey) private var language = AppLanguage.automatic
  @AppStorage(AppTheme.storageKey) private var theme = AppTheme.automatic
  @AppStorage(StatisticsSettings.chosenCountry) private var country = StatisticsSettings.firstCountry
  @State private var memory = RouteMemory()
  @Environment(\.locale) private var locale

  package init(tabs: AppTabs = .sitrep, dependencies: Dependencies) {
    self.tabs = tabs
    self.dependencies = dependencies
  }

  package var body: some View {
    TabView(selection: $route[restoring: memory.merging(route)]) {
      ForEach(tabs.all) { tab in
        tab.screen(dependencies, $route)
          .tabItem { TabLabel(tab: tab) }
          .tag(tab.id)
      }
    }
    .onOpenURL { url in
      if let opened = tabs.route(opening: url) { route = memory.merging(opened) }
    }
    .tint(tabs.all.first { $0.id == route.tab }?.tint)
    .keyboardHelp()
    .settingsAlert(dependencies.settings)
    .sitesWithinApp()
    .environment(\.locale, language.locale(or: locale))
    .environment(\.chosenCountry, country)
    .environment(\.forgetAddress, dependencies.forgetAddress)
    .preferredColorScheme(theme.colorScheme)
  }
}
