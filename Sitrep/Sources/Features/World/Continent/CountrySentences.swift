import DesignSystem
import Domain
import PortableUI

/// One region of text to read, scroll, select and copy: the continent's totals, and a sentence for each country
/// (R110 to R113).
struct CountrySentences: View {
  /// About nine lines; more are scrolled.
  private static let height = 200.0

  let contents: ContinentContents

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ContinentTotals(totals: contents.totals)
        if contents.rows.isEmpty {
          Text("No countries yet. Add the first one.", bundle: .module)
            .foregroundStyle(.secondary)
        } else {
          LazyVStack(alignment: .leading, spacing: 8) {
            ForEach(contents.rows) { row in CountrySentence(row: row) }
          }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier(WorldID.sentences)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .textSelection(.enabled)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("The continent in words", bundle: .module))
    .accessibilityIdentifier(WorldID.information)
    .frame(maxHeight: Self.height)
  }
}

/// How many countries and people there are (R111, R112).
private struct ContinentTotals: View {
  let totals: WorldTotals

  var body: some View {
    HStack {
      Text("Countries:", bundle: .module)
      Spacer()
      Text(totals.countries, format: .count).accessibilityIdentifier(WorldID.countryCount)
    }
    HStack {
      Text("People:", bundle: .module)
      Spacer()
      people.accessibilityIdentifier(WorldID.people)
    }
  }

  private var people: Text {
    guard let people = totals.people else { return Text("more than can be counted", bundle: .module) }
    return Text(people, format: .count)
  }
}

/// The literal sentence about one country (D31).
private struct CountrySentence: View {
  let row: CountryRow

  var body: some View {
    Text(
      """
      \(row.displayName) has a population of \(row.population, format: .sentenceCount) \
      \(peopleNoun(row.population)).
      """, bundle: .module)
  }
}
