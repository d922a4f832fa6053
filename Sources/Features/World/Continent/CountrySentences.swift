import PortableUI

/// One region of text to read, scroll, select and copy: a sentence for each country (R110, R113).
struct CountrySentences: View {
  /// About nine lines; more are scrolled.
  private static let height = 200.0

  let rows: [CountryRow]

  var body: some View {
    if rows.isEmpty {
      Text("No countries yet. Add the first one.", bundle: .module)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(WorldID.information)
    } else {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(rows) { row in CountrySentence(row: row) }
        }
      }
      .textSelection(.enabled)
      .accessibilityLabel(Text("The countries in words", bundle: .module))
      .accessibilityIdentifier(WorldID.information)
      .frame(maxHeight: Self.height)
    }
  }
}

/// The document's sentence about one country.
private struct CountrySentence: View {
  let row: CountryRow

  var body: some View {
    Text(
      """
      \(row.name) has a population of \(row.population, format: .number.grouping(.never)) \
      \(peopleNoun(row.population)).
      """, bundle: .module)
  }
}
