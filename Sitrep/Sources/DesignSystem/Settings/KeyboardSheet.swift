import PortableUI

/// All keys of the app, and what they do.
struct KeyboardSheet: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage(KeyboardSettings.hasSingleKeys) private var hasSingleKeys = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          KeyRow(Text("Search", bundle: .module), keys: searchKeys)
          KeyRow(Text("Move in lists, tables and menus", bundle: .module), keys: Text(verbatim: "↑ ↓"))
          KeyRow(Text("Move between options and along charts", bundle: .module), keys: Text(verbatim: "← →"))
          KeyRow(Text("30 days back or forward in a chart", bundle: .module), keys: Text(verbatim: "PgUp, PgDn"))
          KeyRow(Text("Next part of the window", bundle: .module), keys: Text(verbatim: "F6"))
          KeyRow(Text("Open", bundle: .module), keys: Text(verbatim: "Enter"))
          KeyRow(Text("Close", bundle: .module), keys: Text(verbatim: "Esc"))
          if hasSingleKeys {
            KeyRow(Text("Open a tab", bundle: .module), keys: Text("1 to 5", bundle: .module))
            KeyRow(Text("Watch or unwatch the country", bundle: .module), keys: Text(verbatim: "W"))
            KeyRow(Text("Show this list", bundle: .module), keys: Text(verbatim: "?"))
          }
        } footer: {
          if hasSingleKeys {
            Text("You can turn off /, 1 to 5, W and ? in Settings.", bundle: .module)
          } else {
            Text("Single-key shortcuts are off. You can turn them on in Settings.", bundle: .module)
          }
        }
      }
      .navigationTitle(Text("Keyboard shortcuts", bundle: .module))
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(action: { dismiss() }) { Text("Done", bundle: .module) }
            .accessibilityIdentifier(SettingsID.keysDone)
        }
      }
    }
  }

  private var searchKeys: Text {
    hasSingleKeys ? Text("/ or Ctrl-K", bundle: .module) : Text(verbatim: "Ctrl-K")
  }
}

/// What keys do, and the keys.
private struct KeyRow: View {
  private let act: Text
  private let keys: Text

  init(_ act: Text, keys: Text) {
    self.act = act
    self.keys = keys
  }

  var body: some View {
    LabeledContent {
      keys
    } label: {
      act
    }
  }
}
