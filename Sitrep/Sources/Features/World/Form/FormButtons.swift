import Domain
import PortableUI

extension View {
  /// Add or save, and cancel, in the bar: above a phone's keyboard, without scrolling (R123).
  func formButtons(
    isNew: Bool, save: @escaping @MainActor () -> Void, cancel: @escaping @MainActor () -> Void
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button(action: cancel) { Text("Cancel", bundle: .module) }
          .keyboardShortcut(.cancelAction)
          .accessibilityIdentifier(WorldID.cancel)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button(action: save) {
          if isNew { Text("Add", bundle: .module) } else { Text("Save", bundle: .module) }
        }
        .accessibilityIdentifier(WorldID.add)
      }
    }
  }
}

/// Takes a country that is there away.
struct DeleteSection: View {
  let delete: @MainActor () -> Void

  var body: some View {
    Section {
      Button(role: .destructive, action: delete) { Text("Delete", bundle: .module) }
        .accessibilityIdentifier(WorldID.delete)
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
