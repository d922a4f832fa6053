import Domain
import PortableUI

/// Add or save, cancel and, for a country that is there, delete.
struct FormButtons: View {
  let isNew: Bool
  let save: @MainActor () -> Void
  let cancel: @MainActor () -> Void
  let delete: @MainActor () -> Void

  var body: some View {
    Section {
      Button(action: save) {
        if isNew { Text("Add", bundle: .module) } else { Text("Save", bundle: .module) }
      }
      .accessibilityIdentifier(WorldID.add)
      Button(action: cancel) { Text("Cancel", bundle: .module) }
        .keyboardShortcut(.cancelAction)
        .accessibilityIdentifier(WorldID.cancel)
    }
    if !isNew {
      Section {
        Button(role: .destructive, action: delete) { Text("Delete", bundle: .module) }
          .accessibilityIdentifier(WorldID.delete)
      }
    }
  }
}

/// Moves a country to another continent.
struct ContinentPicker: View {
  @Binding var continent: Continent

  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      Picker(selection: $continent) {
        ForEach(Continent.allCases, id: \.self) { continent in
          Text(verbatim: continent.name(for: locale)).tag(continent)
        }
      } label: {
        Text("Continent", bundle: .module)
      }
      .accessibilityIdentifier(WorldID.continentPicker)
    }
  }
}
