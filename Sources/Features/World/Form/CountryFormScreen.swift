import DesignSystem
import Domain
import PortableUI

/// Screen 3 with its country: a new one, or one that is there (R116-R122).
struct CountryFormScreen: View {
  let model: WorldModel
  let directory: CountryDirectory
  let continent: Continent
  let place: CountryFormPlace
  let close: @MainActor () -> Void

  var body: some View {
    switch place {
    case .add(let name):
      form(CountryDraft(name: name), original: nil)
        .navigationTitle(Text("Add Country", bundle: .module))
    case .edit(let name):
      let original = CountryPlace(name, in: continent)
      if let population = model.populations[original] {
        form(CountryDraft(name: name, population: String(population)), original: original)
          .navigationTitle(Text("Edit Country", bundle: .module))
      } else {
        GoneNotice(name: name, close: close)
      }
    }
  }

  private func form(_ draft: CountryDraft, original: CountryPlace?) -> some View {
    CountryForm(
      draft: draft, continent: continent, original: original, directory: directory,
      namesakes: { name in model.namesakes(of: name).filter { $0 != original } },
      finish: { result in
        switch result {
        case .cancelled: break
        case .country(let entry, let continent, let replaced): model.put(entry, in: continent, replacing: replaced)
        case .deleted: if let original { model.remove(original) }
        }
        close()
      })
  }
}

/// Instead of the form where its country is no longer there.
private struct GoneNotice: View {
  let name: String
  let close: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      EmptyNotice(
        Text("“\(name)” is not here", bundle: .module),
        message: Text("It may have been deleted, renamed or moved.", bundle: .module), symbol: "questionmark.circle")
      Button(action: close) { Text("Go Back", bundle: .module) }
        .accessibilityIdentifier(WorldID.cancel)
    }
    .navigationTitle(Text("Edit Country", bundle: .module))
  }
}
