import DesignSystem
import Domain
import PortableUI

/// An own number of people for one country's rates: a catchment, for example.
struct OwnPopulationSheet: View {
  let name: String
  let code: CountryCode
  let choices: Binding<RateChoices>

  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss
  @State private var text: String
  @State private var showsProblem = false

  init(name: String, code: CountryCode, choices: Binding<RateChoices>) {
    self.name = name
    self.code = code
    self.choices = choices
    _text = State(initialValue: choices.wrappedValue.own[code].map(String.init) ?? "")
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(text: $text) { Text("Number of people", bundle: .module) }
            .numberKeyboard()
            .onSubmit(save)
            .accessibilityIdentifier(StatisticsID.ownField)
        } footer: {
          footer.accessibilityIdentifier(StatisticsID.ownHint)
        }
        if choices.wrappedValue.own[code] != nil {
          Section {
            Button(role: .destructive, action: remove) { Text("Remove your number", bundle: .module) }
              .accessibilityIdentifier(StatisticsID.ownRemove)
          }
        }
      }
      .navigationTitle(Text("Your own population", bundle: .module))
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

  @ViewBuilder private var footer: some View {
    if showsProblem {
      Label {
        Text("Enter a whole number above 0, such as 12,500.", bundle: .module)
      } icon: {
        Image(systemName: "exclamationmark.triangle")
      }
      .foregroundStyle(.primary)
    } else {
      Text(
        "Rates for \(name) will use this number instead of World’s, for example if you serve only part of the country.",
        bundle: .module)
    }
  }

  private func save() {
    guard let people = try? PopulationInput.parse(text, locale: locale), people > 0 else {
      showsProblem = true
      return
    }
    choices.wrappedValue.setOwn(people, for: code)
    dismiss()
  }

  private func remove() {
    choices.wrappedValue.setOwn(nil, for: code)
    dismiss()
  }
}
