import Domain
import PortableUI

/// Asks once which country a name of the World tab means.
struct NameQuestion: View {
  let model: CountryStatsViewModel
  let question: RatePopulationTable.Question
  let choices: Binding<RateChoices>

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(
        "Several countries are called “\(question.place.name)”. Which one did you enter in World?", bundle: .module
      )
      .accessibilityIdentifier(StatisticsID.nameQuestion)
      ForEach(question.candidates, id: \.self) { code in
        Button(action: { answer(code) }) { Text(verbatim: name(of: code)) }
          .accessibilityIdentifier(StatisticsID.nameAnswer(code))
      }
      Button(action: { answer(nil) }) { Text("None of these", bundle: .module) }
        .accessibilityIdentifier(StatisticsID.noAnswer)
    }
    .buttonStyle(.bordered)
  }

  private func name(of code: CountryCode) -> String {
    model.country(code, for: locale)?.name ?? code.rawValue
  }

  private func answer(_ code: CountryCode?) {
    choices.wrappedValue.answer(question.place.name, means: code)
  }
}
