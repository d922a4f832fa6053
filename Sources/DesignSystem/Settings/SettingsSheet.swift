import PortableUI

/// The app's settings: the language, and what becomes of the data.
struct SettingsSheet: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage(AppLanguage.storageKey) private var language = AppLanguage.automatic
  @AppStorage(NetworkSettings.showsFlagPictures) private var showsFlagPictures = false

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
          Text("Automatic: the language of your browser or system.", bundle: .module)
        }
        Section {
          Toggle(isOn: $showsFlagPictures) { Text("Flags from the network", bundle: .module) }
            .accessibilityIdentifier(SettingsID.flagPictures)
        } footer: {
          Text(
            "Sitrep then asks disease.sh for a picture of each flag, once. Until they are here, and without a network, flags are drawn as signs of your font.",
            bundle: .module)
        }
        Section {
          Text("Everything stays on this machine. Sitrep sends nothing anywhere unless you ask it to.", bundle: .module)
            .accessibilityIdentifier(SettingsID.privacy)
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
    }
  }
}
