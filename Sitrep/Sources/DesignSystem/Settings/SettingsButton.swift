import PortableUI

extension View {
  /// A button in the bar of a tab's first screen that opens the app's settings.
  package func settingsButton() -> some View {
    modifier(SettingsButton())
  }
}

/// The button with its sheet.
private struct SettingsButton: ViewModifier {
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(action: { isShown = true }) {
            Label {
              Text("Settings", bundle: .module)
            } icon: {
              Image(systemName: "gearshape")
            }
            .labelStyle(.iconOnly)
          }
          .accessibilityIdentifier(SettingsID.button)
        }
      }
      .sheet(isPresented: $isShown) { SettingsSheet() }
  }
}

/// The accessibility identifiers of the settings.
package nonisolated enum SettingsID {
  package static let button = "settings.button"
  package static let language = "settings.language"
  package static let theme = "settings.theme"
  package static let flagPictures = "settings.flagPictures"
  package static let singleKeys = "settings.singleKeys"
  package static let keys = "settings.keys"
  package static let keysDone = "settings.keys.done"
  package static let forget = "settings.forget"
  package static let privacy = "settings.privacy"
  package static let done = "settings.done"
}
