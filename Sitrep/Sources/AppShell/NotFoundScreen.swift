import DesignSystem
import Foundation
import PortableUI

/// What stands at an address that is none of the app's: a sentence and a way on, among the app's tabs.
package struct NotFoundScreen: View {
  private let tabs: AppTabs

  @SceneStorage(AppRoute.storageKey) private var route = AppRoute()
  @AppStorage(AppTheme.storageKey) private var theme = AppTheme.automatic

  package init(tabs: AppTabs = .sitrep) {
    self.tabs = tabs
  }

  package var body: some View {
    TabView(selection: $route.tabFromNowhere) {
      ForEach(tabs.all) { tab in
        NoPageNotice()
          .tabItem { TabLabel(tab: tab) }
          .tag(String?.some(tab.id))
      }
    }
    .preferredColorScheme(theme.colorScheme)
  }
}

/// What is the matter, and the way to the first tab.
private struct NoPageNotice: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        EmptyNotice(
          Text("There’s nothing at this address", bundle: .module),
          message: Text("The link may be old or mistyped.", bundle: .module), symbol: "questionmark.circle")
        StartLink()
      }
      .navigationTitle(Text("Not found", bundle: .module))
    }
  }
}

/// The way to the first tab.
private struct StartLink: View {
  var body: some View {
    if let address = URL(string: AppRoute().rawValue) {
      Link(destination: address) { Text("Go to Statistics", bundle: .module) }
    }
  }
}
