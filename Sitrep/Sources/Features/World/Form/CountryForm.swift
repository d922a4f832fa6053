import DesignSystem
import Domain
import PortableUI

/// Two fields and what may be done with them; what is typed stays until it is right (R120).
struct CountryForm: View {
  let directory: CountryDirectory

  @Environment(\.locale) private var locale
  @State private var model: CountryFormModel
  @FocusState private var focus: CountryFormModel.Field?

  init(model: CountryFormModel, directory: CountryDirectory) {
    _model = State(initialValue: model)
    self.directory = directory
  }

  var body: some View {
    @Bindable var model = model
    Form {
      nameSection
      PopulationSection(draft: $model.draft, reference: directory.country(named: model.draft.name)?.population) {
        populationField
      }
      if model.original != nil { ContinentPicker(continent: $model.continent) }
      if model.original != nil { DeleteSection { model.deleteButtonTapped() } }
    }
    .formButtons(isNew: model.original == nil, save: save, cancel: { model.cancelButtonTapped() })
    .onAppear { if model.original == nil { focus = .name } }
    .alert(problemTitle, isPresented: isAt(.problem)) {
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: {
      DraftProblemText(problem: model.problem(for: locale))
    }
    .confirmationDialog(
      Text(
        "\(shown(model.present(for: locale).first)) is already in \(model.continent.name(for: locale))",
        bundle: .module),
      isPresented: isAt(.replaceQuestion), titleVisibility: .visible
    ) {
      Button(role: .destructive, action: { model.replaceButtonTapped(locale) }) { Text("Replace", bundle: .module) }
      Button(role: .cancel, action: {}) { Text("Cancel", bundle: .module) }
    } message: {
      if case .success(let entry) = model.checked(for: locale) {
        Text("Replace it with “\(entry.name.text)”, \(peopleText(entry.population))?", bundle: .module)
      }
    }
    .confirmationDialog(
      Text("\(shown(model.elsewhere(for: locale).first)) is already on another continent", bundle: .module),
      isPresented: isAt(.moveQuestion), titleVisibility: .visible
    ) {
      ForEach(model.elsewhere(for: locale), id: \.self) { other in
        Button(action: { model.moveButtonTapped(from: other, locale) }) {
          Text("Move here from \(other.continent.name(for: locale))", bundle: .module)
        }
      }
      Button(action: { model.keepBothButtonTapped(locale) }) { Text("Keep both", bundle: .module) }
      Button(role: .cancel, action: {}) { Text("Cancel", bundle: .module) }
    } message: {
      Text("If you keep both, these people are counted twice.", bundle: .module)
    }
  }

  // MARK: Fields

  private var nameSection: some View {
    @Bindable var model = model
    return Section {
      TextField(text: $model.draft.name) { Text("Country Name", bundle: .module) }
        .focused($focus, equals: .name)
        .onSubmit { focus = .population }
        .submitLabel(.next)
        .capitalizedWords()
        .autocorrectionDisabled()
        .accessibilityIdentifier(WorldID.name)
      NameSuggestions(draft: $model.draft, continent: model.continent, directory: directory)
    } header: {
      Text(verbatim: model.continent.name(for: locale))
    }
  }

  private var populationField: some View {
    @Bindable var model = model
    return TextField(text: $model.draft.population) { Text("Country Population", bundle: .module) }
      .focused($focus, equals: .population)
      .onSubmit(save)
      .submitLabel(.done)
      .numberKeyboard()
      .accessibilityIdentifier(WorldID.population)
  }

  // MARK: Parts

  /// What the country at a place is called for the user; the typed name where there is none.
  private func shown(_ place: CountryKey?) -> String {
    place.map { directory.names.text(of: $0.name, for: locale) } ?? model.draft.name
  }

  private var problemTitle: Text {
    let problem = model.problem(for: locale)
    return switch (problem?.name, problem?.population) {
    case (.some, .some): Text("Check the name and the population", bundle: .module)
    case (.some, nil): Text("Check the name", bundle: .module)
    default: Text("Check the population", bundle: .module)
    }
  }

  private func isAt(_ destination: CountryFormModel.Destination) -> Binding<Bool> {
    Binding {
      model.destination == destination
    } set: { isShown in
      if isShown {
        model.destination = destination
      } else if model.destination == destination {
        model.destination = nil
      }
    }
  }

  private func save() {
    if let field = model.saveButtonTapped(locale) { focus = field }
  }
}
