import DesignSystem
import Foundation
import PortableUI

/// What stands at an address that is none of the app's.
package struct NotFoundScreen: View {
  @AppStorage(AppTheme.storageKey) private var theme = AppTheme.automatic

  package init() {}

  package var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        EmptyNotice(
          Text("There’s nothing at this address", bundle: .module),
          message: Text("The link may be old or mistyped.", bundle: .module), symbol: "questionmark.circle")
        StartLink()
      }
      .navigationTitle(Text("Not found", bundle: .module))
    }
    .preferredColorScheme(theme.colorScheme)
  }
}

/// The way to the first tab.
private struct StartLink: View {
  var body: some View {
    if let address = URL(string: DeepLink.address(of: AppPlace())) {
      Link(destination: address) { Text("Go to Statistics", bundle: .module) }
    }
  }
}
