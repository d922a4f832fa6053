import DesignSystem
import Domain
import PortableUI

/// The number of people of one place, by the team's own count.
struct PopulationForm: View {
  private let model: PlacesModel
  private let place: OutbreakPlace
  private let close: @MainActor () -> Void

  @Environment(\.locale) private var locale
  @State private var text: String
  @State private var isWrong = false
  @FocusState private var isTyped: Bool

  /// - Parameters:
  ///   - model: Keeps the number.
  ///   - place: Whose people they are.
  ///   - close: Puts the form away.
  init(model: PlacesModel, place: OutbreakPlace, close: @escaping @MainActor () -> Void) {
    self.model = model
    self.place = place
    self.close = close
    _text = State(initialValue: model.populations[place.key].map { String($0.count) } ?? "")
  }

  var body: some View {
    Form {
      Section {
        TextField(text: $text) { Text("Number of people", bundle: .module) }
          .focused($isTyped)
          .numberKeyboard()
          .onSubmit(save)
          .accessibilityIdentifier(OutbreaksID.populationField)
      } header: {
        Text(verbatim: place.name)
      } footer: {
        hint
          .accessibilityIdentifier(OutbreaksID.populationProblem)
      }
      if model.populations[place.key] != nil {
        Section {
          Button(role: .destructive, action: remove) { Text("Remove your number", bundle: .module) }
            .accessibilityIdentifier(OutbreaksID.populationRemove)
        }
      }
    }
    .navigationTitle(Text("Population", bundle: .module))
    .onAppear { isTyped = true }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button(action: close) { Text("Cancel", bundle: .module) }
          .keyboardShortcut(.cancelAction)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button(action: save) { Text("Save", bundle: .module) }
          .accessibilityIdentifier(OutbreaksID.populationSave)
      }
    }
  }

  private var hint: Text {
    isWrong
      ? Text("Enter a whole number above 0, such as 48,900.", bundle: .module)
      : Text("Attack rates of this place will be told by this number.", bundle: .module)
  }

  private func save() {
    guard let count = try? PopulationInput.parse(text, locale: locale),
      let population = PlacePopulation(count: count, origin: "")
    else {
      isWrong = true
      return
    }
    model.setPopulations([place.key: population])
    close()
  }

  private func remove() {
    model.removePopulation(of: place.key)
    close()
  }
}
