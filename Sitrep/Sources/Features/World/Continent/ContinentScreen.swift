import DesignSystem
import Domain
import PortableUI

/// What can be done on a continent's screen; the screen itself knows nothing of the rest of the world (R104).
struct ContinentActions {
  let add: @MainActor () -> Void
  let edit: @MainActor (_ name: String) -> Void
  let remove: @MainActor (_ name: String) -> Void
  let goBack: @MainActor () -> Void
  let undo: @MainActor () -> Void
  let dismissUndo: @MainActor () -> Void
}

/// A continent with its totals, the sentences about its countries, and ways to change them (R109-R115).
struct ContinentScreen: View {
  let contents: ContinentContents
  let directory: CountryDirectory
  let lastAction: WorldAction?
  let actions: ContinentActions

  @Environment(\.locale) private var locale

  var body: some View {
    List {
      Section { CountrySentences(contents: contents) }
      if let lastAction {
        UndoSection(
          action: lastAction, names: directory.names, undo: actions.undo, dismiss: actions.dismissUndo
        )
        .id(lastAction.id)
      }
      Section {
        Button(action: actions.add) { Text("Add Country", bundle: .module) }
          .accessibilityIdentifier(WorldID.addCountry)
        Button(action: actions.goBack) { Text("Go Back", bundle: .module) }
          .accessibilityIdentifier(WorldID.goBack)
      }
      CountrySection(contents: contents, directory: directory, actions: actions)
    }
    .groupedList()
    .navigationTitle(Text(verbatim: contents.continent.name(for: locale)))
  }
}
