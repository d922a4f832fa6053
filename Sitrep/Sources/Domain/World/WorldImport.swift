import Foundation

/// What a file would change in a world, before anything is changed.
package struct WorldImport: Hashable, Sendable {
  /// What becomes of one row.
  package enum Outcome: Hashable, Sendable {
    case added
    case replaced(before: Int)
    case unchanged
    case refused(Refusal)
  }

  /// Why a row is left out.
  package enum Refusal: Error, Hashable, Sendable {
    case continent
    case name(CountryName.Problem)
    case population(PopulationInput.Problem)

    /// An earlier row of the file has the same country.
    case repeated(line: Int?)
  }

  /// A row with what becomes of it.
  package struct Item: Hashable, Identifiable, Sendable {
    /// The row's place in the file, from 0.
    package let id: Int

    package let row: WorldFileRow
    package let outcome: Outcome

    /// The same country is, or comes, in another continent too; a file that has it there on purpose is believed.
    package let isAlsoElsewhere: Bool
  }

  package let items: [Item]

  /// The edit that makes the changes.
  package let edit: WorldEdit

  /// Checks each row by the rules of the screens; numbers are read as this locale writes them.
  ///
  /// A country that is there already, by another spelling of the same name, keeps its spelling.
  package init(_ rows: [WorldFileRow], into world: Populations, locale: Locale) {
    var planner = Planner(world: world, locale: locale)
    items = rows.enumerated().map { planner.item(for: $1, at: $0) }
    edit = WorldEdit(planner.changes)
  }

  package func count(where isWanted: (Outcome) -> Bool) -> Int {
    items.count { isWanted($0.outcome) }
  }
}

/// Goes through the rows of a file.
private struct Planner {
  private(set) var changes: [WorldEdit.Change] = []
  private let world: Populations
  private let locale: Locale
  private var places: [String: [CountryKey]]
  private var lines: [CountryKey: Int?] = [:]

  init(world: Populations, locale: Locale) {
    self.world = world
    self.locale = locale
    places = world.placesByMatchKey
  }

  mutating func item(for row: WorldFileRow, at index: Int) -> WorldImport.Item {
    do throws(WorldImport.Refusal) {
      let (place, population, isElsewhere) = try placed(row)
      return WorldImport.Item(
        id: index, row: row, outcome: note(place, population), isAlsoElsewhere: isElsewhere)
    } catch {
      return WorldImport.Item(id: index, row: row, outcome: .refused(error), isAlsoElsewhere: false)
    }
  }

  private mutating func placed(
    _ row: WorldFileRow
  ) throws(WorldImport.Refusal) -> (CountryKey, population: Int, isElsewhere: Bool) {
    guard let continent = Continent(named: row.continent) else { throw .continent }
    let name: String
    do { name = try CountryName(row.name).text } catch { throw .name(error) }
    let population: Int
    do { population = try PopulationInput.parse(row.population, locale: locale) } catch { throw .population(error) }
    let key = CountryName.matchKey(of: name)
    let known = places[key] ?? []
    let place = known.first { $0.continent == continent } ?? CountryKey(name, in: continent)
    if let line = lines[place] { throw .repeated(line: line) }
    lines[place] = .some(row.line)
    if !known.contains(place) { places[key, default: []].append(place) }
    return (place, population, known.contains { $0.continent != continent })
  }

  private mutating func note(_ place: CountryKey, _ population: Int) -> WorldImport.Outcome {
    let before = world[place]
    guard before != population else { return .unchanged }
    changes.append(WorldEdit.Change(place, before: before, after: population))
    return before.map { .replaced(before: $0) } ?? .added
  }
}

extension Populations {
  /// The places of all countries by what their names have in common; see ``CountryName/matchKey(of:)``.
  package var placesByMatchKey: [String: [CountryKey]] {
    var places: [String: [CountryKey]] = [:]
    for (continent, countries) in self {
      for name in countries.keys {
        places[CountryName.matchKey(of: name), default: []].append(CountryKey(name, in: continent))
      }
    }
    return places
  }
}
