import Domain
import PortableUI

/// Countries that begin with what was typed, to be taken by one press.
struct NameSuggestions: View {
  private static let most = 3

  let draft: Binding<CountryDraft>
  let continent: Continent
  let directory: CountryDirectory

  @Environment(\.locale) private var locale

  var body: some View {
    ForEach(suggestions) { country in
      Button(action: { draft.wrappedValue.name = country.name(for: locale) }) {
        HStack(spacing: 12) {
          Text(verbatim: country.flag).accessibilityHidden(true)
          Text(verbatim: country.name(for: locale))
        }
      }
      .accessibilityIdentifier(WorldID.suggestion(country.code))
    }
  }

  private var suggestions: [Country] {
    let name = draft.wrappedValue.name
    guard directory.country(named: name) == nil else { return [] }
    return directory.suggestions(for: name, in: continent, atMost: Self.most)
  }
}
