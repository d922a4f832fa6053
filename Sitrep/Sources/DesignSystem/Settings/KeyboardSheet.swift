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
          KeyRow(Text("Move in choices and charts", bundle: .module), keys: Text(verbatim: "← →"))
          KeyRow(Text("Open", bundle: .module), keys: Text(verbatim: "Enter"))
          KeyRow(Text("Close", bundle: .module), keys: Text(verbatim: "Esc"))
          if hasSingleKeys {
            KeyRow(
              Text("Watch the open country or the one in focus, or stop watching it", bundle: .module),
              keys: Text(verbatim: "W"))
            KeyRow(Text("Show this list", bundle: .module), keys: Text(verbatim: "?"))
          }
        } footer: {
          if hasSingleKeys {
            Text("You can turn off /, W and ? in Settings.", bundle: .module)
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
