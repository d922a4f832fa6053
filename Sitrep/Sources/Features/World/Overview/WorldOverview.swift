import DesignSystem
import Domain
import PortableUI

/// The first screen: the sentence about the whole world, and a button for each continent (R105, R107).
struct WorldOverview: View {
  let model: WorldModel
  let continent: Binding<Continent?>
  let addPublished: @MainActor () -> Void

  var body: some View {
    List(selection: continent) {
      Section {
        WorldSentence(totals: model.totals)
      }
      if let action = ownAction {
        UndoSection(
          action: action, names: model.directory.names, undo: { model.undo() }, dismiss: { model.dismissLastAction() }
        )
        .id(action.id)
      }
      ContinentSection(model: model)
      if !model.isFull { PublishedSection(add: addPublished) }
    }
    .groupedList()
    .navigationTitle(WorldTexts.title)
    .settingsButton()
    .worldFiles(model)
  }

  /// The last action, unless an open continent tells of it.
  private var ownAction: WorldAction? {
    continent.wrappedValue == nil ? model.lastAction : nil
  }
}

/// The literal sentence (D31); it is computed from the dictionary each time (R108).
private struct WorldSentence: View {
  let totals: WorldTotals

  var body: some View {
    sentence.accessibilityIdentifier(WorldID.sentence)
  }

  /// The last number only chooses between "is" and "are".
  private var sentence: Text {
    let countries = totals.countries
    guard let people = totals.people else {
      return Text(
        """
        There are \(countries, format: .sentenceCount) countries in the entire world, \
        with more people than can be counted. After \(countries)
        """, bundle: .module)
    }
    return Text(
      """
      There are \(countries, format: .sentenceCount) countries in the entire world, \
      with a total population of \(people, format: .sentenceCount) \
      \(peopleNoun(people)). After \(countries)
      """, bundle: .module)
  }
}

/// The way to many numbers at once.
private struct PublishedSection: View {
  let add: @MainActor () -> Void

  var body: some View {
    Section {
      Button(action: add) { Text("Add published populations…", bundle: .module) }
        .accessibilityIdentifier(WorldID.openPublished)
    } footer: {
      Text("You’ll see each number with its source before it’s added.", bundle: .module)
    }
  }
}

/// A button for each of the six continents, always.
private struct ContinentSection: View {
  let model: WorldModel

  var body: some View {
    let world = model.totals.people
    Section {
      ForEach(Continent.allCases, id: \.self) { continent in
        NavigationLink(value: continent) {
          ContinentRow(
            continent: continent, totals: WorldTotals(model.populations[continent] ?? [:]), world: world)
        }
        .accessibilityIdentifier(WorldID.continent(continent))
      }
    } header: {
      Text("Continents", bundle: .module)
    } footer: {
      if model.totals.countries > 0 { Text("You entered or added all of these numbers.", bundle: .module) }
    }
  }
}

/// A continent with its number of countries and people, and its part of the world.
private struct ContinentRow: View {
  let continent: Continent
  let totals: WorldTotals
  let world: Int?

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: continent.name(for: locale))
      Text("\(countries), \(peopleText(totals.people))", bundle: .module)
        .font(.caption)
        .foregroundStyle(.secondary)
      if let share = share(of: totals.people, in: world) { ShareBar(share: share) }
    }
  }

  private var countries: Text { Text("\(totals.countries) countries", bundle: .module) }
}
