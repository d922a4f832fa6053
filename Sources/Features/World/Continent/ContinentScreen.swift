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

/// Screen 2: a continent with its totals, the sentences about its countries, and ways to change them (R109-R115).
struct ContinentScreen: View {
  let contents: ContinentContents
  let directory: CountryDirectory
  let lastAction: WorldAction?
  let actions: ContinentActions

  @Environment(\.locale) private var locale

  var body: some View {
    List {
      ContinentTotals(totals: contents.totals, rows: contents.rows)
      if let lastAction {
        UndoSection(action: lastAction, undo: actions.undo, dismiss: actions.dismissUndo)
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

/// The totals, and the documents' sentence for each country in one text that can be selected and scrolled (R110-R113).
private struct ContinentTotals: View {
  let totals: WorldTotals
  let rows: [CountryRow]

  var body: some View {
    Section {
      LabeledContent {
        Text(totals.countries, format: .count).accessibilityIdentifier(WorldID.countryCount)
      } label: {
        Text("Countries", bundle: .module)
      }
      LabeledContent {
        people.accessibilityIdentifier(WorldID.people)
      } label: {
        Text("People", bundle: .module)
      }
      CountrySentences(rows: rows)
    }
  }

  private var people: Text {
    guard let people = totals.people else { return Text("more than can be counted", bundle: .module) }
    return Text(people, format: .count)
  }
}
