import DesignSystem
import Domain
import PortableUI

/// An own number of people for one country's rates, in place of World's.
struct OwnPopulationSheet: View {
  let country: CountryStats
  let choices: Binding<RateChoices>

  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss
  @State private var text: String
  @State private var problem: OwnPopulation.Problem?
  @FocusState private var isTyped: Bool

  init(country: CountryStats, choices: Binding<RateChoices>) {
    self.country = country
    self.choices = choices
    _text = State(initialValue: choices.wrappedValue.own[country.id].map(String.init) ?? "")
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(text: $text) { Text("Number of people", bundle: .module) }
            .focused($isTyped)
            .numberKeyboard()
            .onSubmit(save)
            .accessibilityIdentifier(StatisticsID.ownField)
        } header: {
          Text(verbatim: country.name)
        } footer: {
          OwnPopulationHint(problem: problem).accessibilityIdentifier(StatisticsID.ownHint)
        }
        if choices.wrappedValue.own[country.id] != nil {
          Section {
            Button(role: .destructive, action: remove) { Text("Remove your number", bundle: .module) }
              .accessibilityIdentifier(StatisticsID.ownRemove)
          }
        }
      }
      .navigationTitle(Text("Your own population", bundle: .module))
      .onAppear { isTyped = true }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(action: { dismiss() }) { Text("Cancel", bundle: .module) }
            .keyboardShortcut(.cancelAction)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(action: save) { Text("Save", bundle: .module) }
            .accessibilityIdentifier(StatisticsID.ownSave)
        }
      }
    }
  }

  private func save() {
    do throws(OwnPopulation.Problem) {
      let people = try OwnPopulation.parse(text, cases: country.confirmed.total, locale: locale)
      choices.wrappedValue.setOwn(people, for: country.id)
      dismiss()
    } catch {
      problem = error
    }
  }

  private func remove() {
    choices.wrappedValue.setOwn(nil, for: country.id)
    dismiss()
  }
}

/// Below the field: what the number is for, or what is wrong with it.
private struct OwnPopulationHint: View {
  let problem: OwnPopulation.Problem?

  var body: some View {
    if let problem {
      Label {
        text(of: problem)
      } icon: {
        Image(systemName: "exclamationmark.triangle")
      }
      .foregroundStyle(.primary)
    } else {
      Text(
        "Rates will use this number instead of World’s. Enter the population of the whole country, because the figures cover all of it.",
        bundle: .module)
    }
  }

  private func text(of problem: OwnPopulation.Problem) -> Text {
    switch problem {
    case .notAWholeNumber: Text("Enter a whole number above 0, such as 83,000,000.", bundle: .module)
    case .fewerThanCases(let cases):
      Text(
        "That’s fewer people than the country’s total cases (\(cases, format: .count)). Enter the population of the whole country.",
        bundle: .module)
    }
  }
}
