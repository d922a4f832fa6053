import DesignSystem
import Domain
import PortableUI

/// What a country's form may ask and do; the form itself knows one continent alone (R104).
struct CountryFormActions {
  /// Where in the whole world a country of this name stands (D29).
  let namesakes: @MainActor (CountryName) -> [CountryKey]
  let put: @MainActor (CountryEntry, Continent, _ replaced: [CountryKey]) -> Void
  let remove: @MainActor (_ name: String) -> Void
  let close: @MainActor () -> Void
}

/// The form of a country: a new one, or one that is there (R116-R122).
struct CountryFormScreen: View {
  let contents: ContinentContents
  let directory: CountryDirectory
  let form: WorldRoute.Form
  let actions: CountryFormActions

  var body: some View {
    switch form {
    case .add(let name):
      screen(CountryDraft(name: name), original: nil)
        .navigationTitle(Text("Add Country", bundle: .module))
    case .edit(let name):
      if let row = contents.rows.first(where: { $0.name == name }) {
        screen(CountryDraft(name: row.displayName, population: String(row.population)), original: row)
          .navigationTitle(Text("Edit Country", bundle: .module))
      } else {
        GoneNotice(name: name, close: actions.close)
      }
    }
  }

  private func screen(_ draft: CountryDraft, original: CountryRow?) -> some View {
    let place = original.map { CountryKey($0.name, in: contents.continent) }
    let model = CountryFormModel(
      draft: draft, continent: contents.continent, original: original,
      namesakes: { name in actions.namesakes(name).filter { $0 != place } },
      finish: { result in
        switch result {
        case .cancelled: break
        case .country(let entry, let continent, let replaced): actions.put(entry, continent, replaced)
        case .deleted: if let original { actions.remove(original.name) }
        }
        actions.close()
      })
    return CountryForm(model: model, directory: directory)
  }
}

/// Instead of the form where its country is no longer there.
private struct GoneNotice: View {
  let name: String
  let close: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      EmptyNotice(
        Text("“\(name)” no longer exists", bundle: .module),
        message: Text("It may have been deleted, renamed or moved.", bundle: .module), symbol: "questionmark.circle")
      Button(action: close) { Text("Go Back", bundle: .module) }
        .accessibilityIdentifier(WorldID.cancel)
    }
    .navigationTitle(Text("Edit Country", bundle: .module))
  }
}
