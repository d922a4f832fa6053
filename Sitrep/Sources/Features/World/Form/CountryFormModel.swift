import Domain
import Foundation
import Observation

/// A country's form: what is typed, what may be done with it, and what is asked before that (R120).
///
/// It knows one continent alone; what it leads to goes to `finish` (R104).
@Observable
final class CountryFormModel {
  /// What stands above the form.
  enum Destination: Hashable {
    /// Says what is wrong with the fields.
    case problem
    /// Asks whether the country is to replace the one of its name.
    case replaceQuestion
    /// Asks what becomes of a country of its name on another continent.
    case moveQuestion
  }

  /// A field that may have the focus.
  enum Field: Hashable {
    case name, population
  }

  var draft: CountryDraft
  var continent: Continent
  var destination: Destination?

  /// The country that is edited; nil: a new one.
  let original: CountryRow?

  /// The continent whose form it is.
  private let home: Continent

  private let namesakes: @MainActor (CountryName) -> [CountryKey]
  private let finish: @MainActor (CountryFormResult) -> Void

  /// - Parameters:
  ///   - draft: What the fields hold at first.
  ///   - continent: The continent whose form it is.
  ///   - original: The country that is edited; nil: a new one.
  ///   - namesakes: Where other countries of a name stand.
  ///   - finish: Told how the form ended.
  init(
    draft: CountryDraft, continent: Continent, original: CountryRow?,
    namesakes: @escaping @MainActor (CountryName) -> [CountryKey],
    finish: @escaping @MainActor (CountryFormResult) -> Void
  ) {
    self.draft = draft
    self.continent = continent
    self.original = original
    home = continent
    self.namesakes = namesakes
    self.finish = finish
  }

  nonisolated deinit {}

  // MARK: What was typed

  /// The country as it was typed; a name that was not touched stays the one under which it was entered.
  func checked(for locale: Locale) -> Result<CountryEntry, DraftProblem> {
    draft.checked(for: locale).map { entry in
      guard let original, entry.name.text == original.displayName, let name = try? CountryName(original.name) else {
        return entry
      }
      return CountryEntry(name: name, population: entry.population)
    }
  }

  func problem(for locale: Locale) -> DraftProblem? {
    if case .failure(let problem) = checked(for: locale) { problem } else { nil }
  }

  /// Countries of the typed name on the chosen continent.
  func present(for locale: Locale) -> [CountryKey] { taken(for: locale).filter { $0.continent == continent } }

  /// Countries of the typed name on other continents.
  func elsewhere(for locale: Locale) -> [CountryKey] { taken(for: locale).filter { $0.continent != continent } }

  private func taken(for locale: Locale) -> [CountryKey] {
    if case .success(let entry) = checked(for: locale) { namesakes(entry.name) } else { [] }
  }

  // MARK: Actions

  /// Puts the country where it belongs, or asks or says what stands in the way.
  ///
  /// - Returns: The field to be corrected, if one is wrong.
  func saveButtonTapped(_ locale: Locale) -> Field? {
    guard case .success(let entry) = checked(for: locale) else { return showProblem(for: locale) }
    let namesakes = namesakes(entry.name)
    if namesakes.contains(where: { $0.continent == continent }) {
      destination = .replaceQuestion
    } else if namesakes.isEmpty || entry.name.text == original?.name {
      put(entry, replacing: [])
    } else {
      destination = .moveQuestion
    }
    return nil
  }

  func replaceButtonTapped(_ locale: Locale) { answer(replacing: present(for: locale), locale) }

  func moveButtonTapped(from place: CountryKey, _ locale: Locale) { answer(replacing: [place], locale) }

  func keepBothButtonTapped(_ locale: Locale) { answer(replacing: [], locale) }

  func deleteButtonTapped() { finish(.deleted) }

  func cancelButtonTapped() { finish(.cancelled) }

  private func answer(replacing others: [CountryKey], _ locale: Locale) {
    destination = nil
    switch checked(for: locale) {
    case .success(let entry): put(entry, replacing: others)
    case .failure: _ = showProblem(for: locale)
    }
  }

  private func put(_ entry: CountryEntry, replacing others: [CountryKey]) {
    // Another window may have added the country since the question was asked.
    guard namesakes(entry.name).allSatisfy({ $0.continent != continent || others.contains($0) }) else {
      destination = .replaceQuestion
      return
    }
    let replaced = others + [original.map { CountryKey($0.name, in: home) }].compactMap(\.self)
    finish(.country(entry, continent, replacing: replaced))
  }

  private func showProblem(for locale: Locale) -> Field {
    destination = .problem
    return problem(for: locale)?.name == nil ? .population : .name
  }
}

/// What the form of a country gives back: one country, or nothing (R104).
nonisolated enum CountryFormResult: Hashable {
  case cancelled
  /// A country to be put into a continent, instead of others if any are named.
  case country(CountryEntry, Continent, replacing: [CountryKey])
  case deleted
}
