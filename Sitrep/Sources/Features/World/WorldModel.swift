import Domain
import Foundation
import Observation

/// The world that a person enters: one for each profile, shared by all its windows.
///
/// ``populations`` is the only truth; every figure is computed from it. A change is seen at once, by every window, and
/// reaches the store in the background; where the store refuses it, it is taken back and ``problem`` says why.
@Observable
package final class WorldModel {
  /// For each continent the population of each of its countries, by name.
  package private(set) var populations: Populations

  /// The last action, while it can be undone.
  package private(set) var lastAction: WorldAction?

  /// Why the latest change was taken back; nil once that was read or a later change was saved.
  package var problem: SaveProblem? { changes.problem }

  /// The countries that there are, for suggestions.
  let directory: CountryDirectory

  /// Reads and writes files of countries.
  let files: any WorldFiles

  private let changes = OptimisticStore<CountryKey, Int?, SaveProblem>()
  private let store: any WorldStore
  @ObservationIgnored private var orders: CountryRows
  @ObservationIgnored private var places: [String: [CountryKey]]
  @ObservationIgnored private var actions = 0

  /// - Parameters:
  ///   - dependencies: What was entered before, and where a change of it goes.
  ///   - directory: The countries that there are.
  package init(_ dependencies: WorldDependencies, directory: CountryDirectory) {
    populations = dependencies.populations
    store = dependencies.store
    files = dependencies.files
    self.directory = directory
    orders = CountryRows(names: directory.names)
    places = dependencies.populations.placesByMatchKey
  }

  nonisolated deinit {}

  /// The whole world's totals.
  package var totals: WorldTotals { WorldTotals(populations) }

  /// One continent with its countries, in the order of the user's language.
  package func contents(of continent: Continent, for locale: Locale) -> ContinentContents {
    let countries = populations[continent] ?? [:]
    return ContinentContents(
      continent: continent, totals: WorldTotals(countries),
      rows: orders.rows(of: countries, in: continent, for: locale))
  }

  /// Where countries stand whose names a person takes for this one (D29).
  package func namesakes(of name: CountryName) -> [CountryKey] {
    let order = Continent.allCases
    return (places[CountryName.matchKey(of: name.text)] ?? []).sorted { one, other in
      (order.firstIndex(of: one.continent) ?? 0) < (order.firstIndex(of: other.continent) ?? 0)
    }
  }

  // MARK: Actions

  /// Puts a country into a continent.
  ///
  /// - Parameters:
  ///   - entry: The country; where its very name is there, the population is replaced.
  ///   - continent: Where it belongs.
  ///   - replaced: Countries that it stands for from now on; they are taken away.
  package func put(_ entry: CountryEntry, in continent: Continent, replacing replaced: [CountryKey] = []) {
    let place = CountryKey(entry.name.text, in: continent)
    let gone = replaced.filter { $0 != place && populations[$0] != nil }
    let before = populations[place]
    let changes =
      gone.map { WorldEdit.Change($0, before: populations[$0], after: nil) }
      + [WorldEdit.Change(place, before: before, after: entry.population)]
    let kind: WorldAction.Kind =
      if before == nil, gone.isEmpty {
        .added(place)
      } else if gone.contains(where: { $0.continent != continent }) {
        .moved(place)
      } else {
        .changed(place)
      }
    perform(WorldEdit(changes), as: kind)
  }

  package func remove(_ place: CountryKey) {
    guard let population = populations[place] else { return }
    perform(WorldEdit([WorldEdit.Change(place, before: population, after: nil)]), as: .removed(place))
  }

  /// Makes the changes of a file that was looked through; what changed since then stays as it is.
  package func importCountries(_ edit: WorldEdit) {
    let changes = change(edit)
    guard !changes.isEmpty else { return }
    record(.imported(changes.count), changes)
  }

  /// What adding the published populations of all countries would change.
  package func publishedPopulations(for locale: Locale) -> PublishedPopulations {
    PublishedPopulations(of: directory.countries, into: populations, locale: locale)
  }

  /// Adds the published population of each country that nobody entered.
  package func addPublishedPopulations(for locale: Locale) {
    let edit = publishedPopulations(for: locale).edit
    perform(edit, as: .published(edit.changes.count))
  }

  /// True where there are as many countries as there are published numbers, or more: nobody needs to be told of these.
  var isFull: Bool { totals.countries >= directory.countries.count }

  /// Takes the last action back; what was changed since stays as it is.
  package func undo() {
    guard let action = lastAction else { return }
    lastAction = nil
    change(action.edit.inverse)
  }

  package func dismissLastAction() { lastAction = nil }

  package func dismissProblem() { changes.dismissProblem() }

  /// Returns when every change so far is kept or was refused.
  package func waitForChanges() async { await changes.waitForWrites() }

  private func perform(_ edit: WorldEdit, as kind: WorldAction.Kind) {
    let changes = change(edit)
    guard !changes.isEmpty else { return }
    record(kind, changes)
  }

  private func record(_ kind: WorldAction.Kind, _ changes: [WorldEdit.Change]) {
    actions += 1
    lastAction = WorldAction(id: actions, kind: kind, edit: WorldEdit(changes))
  }

  @discardableResult private func change(_ edit: WorldEdit) -> [WorldEdit.Change] {
    let changes = populations.apply(edit)
    guard !changes.isEmpty else { return [] }
    note(changes)
    self.changes.keep(changes.map { .init($0.place, before: $0.before, after: $0.after) }) {
      [store] () async throws(SaveProblem) in
      try await store.save(WorldEdit(changes))
    } orTakeBack: {
      self.takeBack(to: $0)
    }
    return changes
  }

  /// Shows again what is kept, and offers nothing to undo: it may be what was refused.
  private func takeBack(to kept: [CountryKey: Int?]) {
    let back = kept.map { WorldEdit.Change($0.key, before: populations[$0.key], after: $0.value) }
    note(populations.apply(WorldEdit(back)))
    lastAction = nil
  }

  private func note(_ changes: [WorldEdit.Change]) {
    for change in changes where (change.before == nil) != (change.after == nil) {
      let key = CountryName.matchKey(of: change.place.name)
      places[key, default: []].removeAll { $0 == change.place }
      if change.after != nil { places[key, default: []].append(change.place) }
    }
    orders.note(changes)
  }
}

/// What a person did last, and how it is taken back.
package nonisolated struct WorldAction: Hashable, Identifiable, Sendable {
  package enum Kind: Hashable, Sendable {
    case added(CountryKey)
    case changed(CountryKey)
    case moved(CountryKey)
    case removed(CountryKey)
    case imported(Int)
    /// So many published populations were added.
    case published(Int)
  }

  /// Another one for each action, so that a way to undo one is never taken for a way to undo a later one.
  package let id: Int
  package let kind: Kind
  let edit: WorldEdit
}
