import DesignSystem
import PortableUI
import Statistics

/// The tabs, and where the window is among them.
struct AppScreen: View {
  let tabs: AppTabs
  let dependencies: Dependencies

  @SceneStorage(AppRoute.storageKey) private var route = AppRoute()
  @AppStorage(AppLanguage.storageKey) private var language = AppLanguage.automatic
  @AppStorage(AppTheme.storageKey) private var theme = AppTheme.automatic
  @AppStorage(StatisticsSettings.chosenCountry) private var country = StatisticsSettings.firstCountry
  @State private var memory = RouteMemory()
  @Environment(\.locale) private var locale

  var body: some View {
    TabView(selection: $route[restoring: memory.merging(route)]) {
      ForEach(tabs.all) { tab in
        tab.screen(dependencies, $route)
          .tabItem { TabLabel(tab: tab) }
          .tag(tab.id)
      }
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
