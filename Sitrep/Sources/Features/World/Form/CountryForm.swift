import DesignSystem
import Domain
import PortableUI

/// Two fields and what may be done with them; what is typed stays until it is right (R120).
struct CountryForm: View {
  /// The country that is edited; nil: a new one.
  let original: CountryRow?
  /// The continent whose form it is.
  let home: Continent
  let directory: CountryDirectory
  let namesakes: @MainActor (CountryName) -> [CountryPlace]
  let finish: @MainActor (CountryFormResult) -> Void

  @Environment(\.locale) private var locale
  @State private var draft: CountryDraft
  @State private var continent: Continent
  @State private var showsProblem = false
  @State private var asksToReplace = false
  @State private var asksToMove = false
  @FocusState private var focus: Field?

  private nonisolated enum Field: Hashable {
    case name, population
  }

  init(
    draft: CountryDraft, continent: Continent, original: CountryRow?, directory: CountryDirectory,
    namesakes: @escaping @MainActor (CountryName) -> [CountryPlace],
    finish: @escaping @MainActor (CountryFormResult) -> Void
  ) {
    _draft = State(initialValue: draft)
    _continent = State(initialValue: continent)
    self.original = original
    home = continent
    self.directory = directory
    self.namesakes = namesakes
    self.finish = finish
  }

  var body: some View {
    Form {
      nameSection
      PopulationSection(draft: $draft, reference: directory.country(named: draft.name)?.population) {
        populationField
      }
      if original != nil { ContinentPicker(continent: $continent) }
      if original != nil { DeleteSection { finish(.deleted) } }
    }
    .formButtons(isNew: original == nil, save: save, cancel: { finish(.cancelled) })
    .onAppear { if original == nil { focus = .name } }
    .alert(problemTitle, isPresented: $showsProblem) {
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: {
      DraftProblemText(problem: problem)
    }
    .confirmationDialog(
      Text("\(shown(here.first)) is already in \(continent.name(for: locale))", bundle: .module),
      isPresented: $asksToReplace, titleVisibility: .visible
    ) {
      Button(role: .destructive, action: replace) { Text("Replace", bundle: .module) }
      Button(role: .cancel, action: {}) { Text("Cancel", bundle: .module) }
    } message: {
      if case .success(let entry) = checked {
        Text("Replace it with “\(entry.name.text)”, \(peopleText(entry.population))?", bundle: .module)
      }
    }
    .confirmationDialog(
      Text("\(shown(others.first)) is already on another continent", bundle: .module), isPresented: $asksToMove,
      titleVisibility: .visible
    ) {
      ForEach(others, id: \.self) { other in
        Button(action: { put(replacing: [other]) }) {
          Text("Move here from \(other.continent.name(for: locale))", bundle: .module)
        }
      }
      Button(action: { put(replacing: []) }) { Text("Keep both", bundle: .module) }
      Button(role: .cancel, action: {}) { Text("Cancel", bundle: .module) }
    } message: {
      Text("If you keep both, these people are counted twice.", bundle: .module)
    }
  }

  // MARK: Fields

  private var nameSection: some View {
    Section {
      TextField(text: $draft.name) { Text("Country Name", bundle: .module) }
        .focused($focus, equals: .name)
        .onSubmit { focus = .population }
        .submitLabel(.next)
        .capitalizedWords()
        .autocorrectionDisabled()
        .accessibilityIdentifier(WorldID.name)
      NameSuggestions(draft: $draft, continent: continent, directory: directory)
    } header: {
      Text(verbatim: continent.name(for: locale))
    }
  }

  private var populationField: some View {
    TextField(text: $draft.population) { Text("Country Population", bundle: .module) }
      .focused($focus, equals: .population)
      .onSubmit(save)
      .submitLabel(.done)
      .numberKeyboard()
      .accessibilityIdentifier(WorldID.population)
  }

  // MARK: What was typed

  /// The country as it was typed; a name that was not touched stays the one under which it was entered.
  private var checked: Result<CountryEntry, DraftProblem> {
    draft.checked(for: locale).map { entry in
      guard let original, entry.name.text == original.shownName, let name = try? CountryName(original.name) else {
        return entry
      }
      return CountryEntry(name: name, population: entry.population)
    }
  }

  private var problem: DraftProblem? {
    if case .failure(let problem) = checked { problem } else { nil }
  }

  private var originalPlace: CountryPlace? { original.map { CountryPlace($0.name, in: home) } }

  /// Where a country of this name stands already.
  private var taken: [CountryPlace] {
    if case .success(let entry) = checked { namesakes(entry.name) } else { [] }
  }

  private var here: [CountryPlace] { taken.filter { $0.continent == continent } }

  private var others: [CountryPlace] { taken.filter { $0.continent != continent } }

  /// What the country at a place is called for the reader; the typed name where there is none.
  private func shown(_ place: CountryPlace?) -> String {
    place.map { directory.names.text(of: $0.name, for: locale) } ?? draft.name
  }

  private var problemTitle: Text {
    switch (problem?.name, problem?.population) {
    case (.some, .some): Text("Check the name and the population", bundle: .module)
    case (.some, nil): Text("Check the name", bundle: .module)
    default: Text("Check the population", bundle: .module)
    }
  }

  // MARK: Actions

  private func save() {
    guard case .success(let entry) = checked else {
      showsProblem = true
      focus = problem?.name == nil ? .population : .name
      return
    }
    let namesakes = namesakes(entry.name)
    if namesakes.contains(where: { $0.continent == continent }) {
      asksToReplace = true
    } else if namesakes.isEmpty || entry.name.text == original?.name {
      put(replacing: [])
    } else {
      asksToMove = true
    }
  }

  private func replace() { put(replacing: here) }

  private func put(replacing others: [CountryPlace]) {
    guard case .success(let entry) = checked else {
      showsProblem = true
      return
    }
    // Another window may have added the country since the question was asked.
    guard namesakes(entry.name).allSatisfy({ $0.continent != continent || others.contains($0) }) else {
      asksToReplace = true
      return
    }
    finish(.country(entry, continent, replacing: others + [originalPlace].compactMap(\.self)))
  }
}
