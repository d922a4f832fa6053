import DesignSystem
import Domain
import PortableUI

/// Two fields and what may be done with them; what is typed stays until it is right (R120).
struct CountryForm: View {
  let original: CountryPlace?
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
    draft: CountryDraft, continent: Continent, original: CountryPlace?, directory: CountryDirectory,
    namesakes: @escaping @MainActor (CountryName) -> [CountryPlace],
    finish: @escaping @MainActor (CountryFormResult) -> Void
  ) {
    _draft = State(initialValue: draft)
    _continent = State(initialValue: continent)
    self.original = original
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
      FormButtons(isNew: original == nil, save: save, cancel: { finish(.cancelled) }, delete: { finish(.deleted) })
    }
    .onAppear { if original == nil { focus = .name } }
    .alert(problemTitle, isPresented: $showsProblem) {
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: {
      DraftProblemText(problem: problem)
    }
    .confirmationDialog(
      Text("“\(draft.name)” is already in \(continent.name(for: locale))", bundle: .module),
      isPresented: $asksToReplace, titleVisibility: .visible
    ) {
      Button(role: .destructive, action: replace) { Text("Replace", bundle: .module) }
      Button(role: .cancel, action: {}) { Text("Cancel", bundle: .module) }
    } message: {
      Text("Replacing it gives it the name and the population that you typed.", bundle: .module)
    }
    .confirmationDialog(
      Text("“\(draft.name)” is already in another continent", bundle: .module), isPresented: $asksToMove,
      titleVisibility: .visible
    ) {
      ForEach(others, id: \.self) { other in
        Button(action: { put(replacing: [other]) }) {
          Text("Move it from \(other.continent.name(for: locale))", bundle: .module)
        }
      }
      Button(action: { put(replacing: []) }) { Text("Keep both", bundle: .module) }
      Button(role: .cancel, action: {}) { Text("Cancel", bundle: .module) }
    } message: {
      Text("Kept in both, its people count twice in the world.", bundle: .module)
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

  private var problem: DraftProblem? {
    if case .failure(let problem) = draft.checked(for: locale) { problem } else { nil }
  }

  /// Where else a country of this name stands, once it is no question whether it is in this continent.
  private var others: [CountryPlace] {
    guard let name = try? CountryName(draft.name) else { return [] }
    return namesakes(name).filter { $0.continent != continent }
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
    guard case .success(let entry) = draft.checked(for: locale) else {
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

  private func replace() {
    guard let name = try? CountryName(draft.name) else { return }
    put(replacing: namesakes(name).filter { $0.continent == continent })
  }

  private func put(replacing others: [CountryPlace]) {
    guard case .success(let entry) = draft.checked(for: locale) else {
      showsProblem = true
      return
    }
    // Another window may have added the country since the question was asked.
    guard namesakes(entry.name).allSatisfy({ $0.continent != continent || others.contains($0) }) else {
      asksToReplace = true
      return
    }
    finish(.country(entry, continent, replacing: others + [original].compactMap(\.self)))
  }
}
