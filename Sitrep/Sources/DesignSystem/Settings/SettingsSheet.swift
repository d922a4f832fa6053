import Foundation
import PortableUI

/// The app's settings: language, appearance, network, keyboard, and what becomes of the data.
struct SettingsSheet: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage(AppLanguage.storageKey) private var language = AppLanguage.automatic
  @AppStorage(AppTheme.storageKey) private var theme = AppTheme.automatic
  @Environment(\.forgetAddress) private var forgetAddress
  @AppStorage(NetworkSettings.showsFlagPictures) private var showsFlagPictures = false
  @AppStorage(KeyboardSettings.hasSingleKeys) private var hasSingleKeys = true
  @State private var showsKeys = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker(selection: $language) {
            Text("Automatic", bundle: .module).tag(AppLanguage.automatic)
            Text(verbatim: "English").tag(AppLanguage.english)
            Text(verbatim: "Русский").tag(AppLanguage.russian)
          } label: {
            Text("Language", bundle: .module)
          }
          .accessibilityIdentifier(SettingsID.language)
        } footer: {
          Text("Automatic uses the language of your browser or system.", bundle: .module)
        }
        Section {
          Picker(selection: $theme) {
            Text("Automatic", bundle: .module).tag(AppTheme.automatic)
            Text("Light", bundle: .module).tag(AppTheme.light)
            Text("Dark", bundle: .module).tag(AppTheme.dark)
          } label: {
            Text("Appearance", bundle: .module)
          }
          .accessibilityIdentifier(SettingsID.theme)
        }
        Section {
          Toggle(isOn: $showsFlagPictures) { Text("Flags from the network", bundle: .module) }
            .accessibilityIdentifier(SettingsID.flagPictures)
        } footer: {
          Text(
            """
            Sitrep downloads a picture of each flag from disease.sh, once. Until then, and offline, your system’s \
            emoji are used.
            """,
            bundle: .module)
        }
        Section {
          Toggle(isOn: $hasSingleKeys) { Text("Single-key shortcuts", bundle: .module) }
            .accessibilityIdentifier(SettingsID.singleKeys)
          Button(action: { showsKeys = true }) { Text("Keyboard shortcuts…", bundle: .module) }
            .accessibilityIdentifier(SettingsID.keys)
        } header: {
          Text("Keyboard", bundle: .module)
        } footer: {
          Text("Turn them off if you use speech input: a spoken word could press /, W or ?.", bundle: .module)
        }
        Section {
          Text(
            """
            There are no analytics: everything stays on this device, and Sitrep sends nothing anywhere unless you ask \
            it to.
            """, bundle: .module
          )
          .accessibilityIdentifier(SettingsID.privacy)
          if let forgetAddress, let url = URL(string: forgetAddress) {
            Link(destination: url) { Text("Clear this browser’s data…", bundle: .module) }
              .accessibilityIdentifier(SettingsID.forget)
          }
        } header: {
          Text("Privacy", bundle: .module)
        }
      }
      .navigationTitle(Text("Settings", bundle: .module))
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(action: { dismiss() }) { Text("Done", bundle: .module) }
            .accessibilityIdentifier(SettingsID.done)
        }
      }
      .sheet(isPresented: $showsKeys) { KeyboardSheet() }
    }
  }
}
