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
    /// The row names no continent, and no country is known by its name.
    case unknownCountry
    /// The row names no continent, and its name stands for these countries.
    case ambiguousName([CountryCode])
    /// The row names no continent, and a country of its name was entered in several.
    case ambiguousContinent
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

    /// What the row's population is read as; nil where the row is refused.
    package let population: Int?

    package let outcome: Outcome

    /// The same country is, or comes, in another continent too; a file that has it there on purpose is believed.
    package let isAlsoElsewhere: Bool
  }

  package let items: [Item]

  /// The edit that makes the changes.
  package let edit: WorldEdit

  /// Checks each row by the rules of the screens.
  ///
  /// A country that is there already, by another spelling of the same name, keeps its spelling. A row without a continent
  /// is of the country that is there, or else of the one that its name or code stands for.
  ///
  /// - Parameters:
  ///   - rows: What a file holds.
  ///   - world: What was entered before.
  ///   - catalogue: What countries are called of which a row has only the code.
  ///   - locale: Countries of codes are named as it writes them, and numbers read so where their column leaves it open.
  package init(
    _ rows: [WorldFileRow], into world: Populations, catalogue: CountryCatalogue = CountryCatalogue([]), locale: Locale
  ) {
    var marks = NumberMarks(locale: locale)
    for row in rows { marks.note(row.population.trimmingCharacters(in: .whitespacesAndNewlines)) }
    var planner = Planner(world: world, catalogue: catalogue, locale: locale, marks: marks)
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
  private let catalogue: CountryCatalogue
  private let locale: Locale
  private let marks: NumberMarks
  private var places: [String: [CountryKey]]
  private var lines: [CountryKey: Int?] = [:]

  init(world: Populations, catalogue: CountryCatalogue, locale: Locale, marks: NumberMarks) {
    self.world = world
    self.marks = marks
    self.catalogue = catalogue
    self.locale = locale
    places = world.placesByMatchKey
  }

  mutating func item(for row: WorldFileRow, at index: Int) -> WorldImport.Item {
    do throws(WorldImport.Refusal) {
      let (place, population, isElsewhere) = try placed(row)
      return WorldImport.Item(
        id: index, row: row, population: population, outcome: note(place, population), isAlsoElsewhere: isElsewhere)
    } catch {
      return WorldImport.Item(
        id: index, row: row, population: nil, outcome: .refused(error), isAlsoElsewhere: false)
    }
  }

  private mutating func placed(
    _ row: WorldFileRow
  ) throws(WorldImport.Refusal) -> (CountryKey, population: Int, isElsewhere: Bool) {
    let named = try key(of: row)
    let population: Int
    do { population = try PopulationInput.parse(cell: row.population, marks) } catch { throw .population(error) }
    let key = CountryName.matchKey(of: named.name)
    let known = places[key] ?? []
    let place = known.first { $0.continent == named.continent } ?? named
    if let line = lines[place] { throw .repeated(line: line) }
    lines[place] = .some(row.line)
    if !known.contains(place) { places[key, default: []].append(place) }
    return (place, population, known.contains { $0.continent != named.continent })
  }

  /// The country that a row is of, by the spelling of the row.
  private func key(of row: WorldFileRow) throws(WorldImport.Refusal) -> CountryKey {
    let name: String
    do { name = try CountryName(row.name).text } catch { throw .name(error) }
    if row.continent.allSatisfy(\.isWhitespace) { return try key(named: name) }
    guard let continent = Continent(named: row.continent) else { throw .continent }
    return CountryKey(name, in: continent)
  }

  private func key(named name: String) throws(WorldImport.Refusal) -> CountryKey {
    let known = places[CountryName.matchKey(of: name)] ?? []
    if known.count > 1 { throw .ambiguousContinent }
    if let place = known.first { return place }
    if let entry = ISOCountry.named(name), let country = catalogue.country(entry.code) {
      return CountryKey(country.name(for: locale), in: country.continent)
    }
    let codes = CountryAliases.codes(for: name)
    if codes.count > 1 { throw .ambiguousName(codes.sorted()) }
    guard let code = codes.first, let country = catalogue.country(code) else { throw .unknownCountry }
    return CountryKey(name, in: country.continent)
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
