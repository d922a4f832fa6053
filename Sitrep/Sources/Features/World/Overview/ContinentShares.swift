import DesignSystem
import Domain
import PortableUI

/// What stands where no continent is chosen: which part of the reader's own world each continent has, the largest first.
struct ContinentShares: View {
  let model: WorldModel
  let addPublished: @MainActor () -> Void

  var body: some View {
    if model.totals.countries == 0 {
      EmptyWorld(addPublished: addPublished)
    } else {
      List {
        Section {
          ForEach(parts) { part in
            RouteLink(WorldRoute(part.continent)) { ContinentShareLabel(part: part, world: model.totals.people) }
              .accessibilityIdentifier(WorldID.share(part.continent))
          }
        } header: {
          Text("Total: \(countriesAndPeople(model.totals))", bundle: .module)
            .accessibilityIdentifier(WorldID.shareTotal)
        } footer: {
          Text("You entered or added all of these numbers.", bundle: .module)
        }
      }
      .groupedList()
      .navigationTitle(Text("Share of the world’s population", bundle: .module))
      .accessibilityIdentifier(WorldID.noContinent)
    }
  }

  /// A continent with countries comes with more people than can be counted first, else with the most.
  private var parts: [ContinentPart] {
    Continent.allCases.map { ContinentPart(continent: $0, totals: WorldTotals(model.populations[$0] ?? [:])) }
      .filter { $0.totals.countries > 0 }
      .sorted { $0.totals.people ?? .max > $1.totals.people ?? .max }
  }
}

/// A continent that has countries.
private nonisolated struct ContinentPart: Identifiable {
  let continent: Continent
  let totals: WorldTotals

  var id: Continent { continent }
}

/// A continent with its part of the world: the figure, a bar, and what is counted.
private struct ContinentShareLabel: View {
  let part: ContinentPart
  let world: Int?

  @Environment(\.locale) private var locale

  var body: some View {
    let share = share(of: part.totals.people, in: world)
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(verbatim: part.continent.name(for: locale))
          .foregroundStyle(.primary)
        Spacer()
        if let share { Text(share, format: .share).foregroundStyle(.primary) }
      }
      countriesAndPeople(part.totals)
        .font(.caption)
        .foregroundStyle(.secondary)
      if let share { ShareBar(share: share) }
    }
  }
}

/// What to do where no country was entered.
private struct EmptyWorld: View {
  let addPublished: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      EmptyNotice(
        Text("No countries yet", bundle: .module),
        message: Text(
          "Choose a continent to add a country, or add the published population of each country at once.",
          bundle: .module),
        symbol: "globe"
      )
      .accessibilityIdentifier(WorldID.noContinent)
      Button(action: addPublished) { Text("Add published populations…", bundle: .module) }
        .accessibilityIdentifier(WorldID.openPublishedFromEmpty)
    }
  }
}

/// "5 countries, 274,272,780 people".
private func countriesAndPeople(_ totals: WorldTotals) -> Text {
  let countries = Text("\(totals.countries) countries", bundle: .module)
  return Text("\(countries), \(peopleText(totals.people))", bundle: .module)
}
