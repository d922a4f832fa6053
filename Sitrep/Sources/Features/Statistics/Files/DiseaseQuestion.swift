import DesignSystem
import Domain
import PortableUI

/// Asks of which disease the figures of files are: those of another one must not be shown as COVID-19's.
struct DiseaseQuestion: View {
  let importer: FiguresFileImport
  let library: StatisticsLibrary
  let chosen: ChosenFigures
  /// What the file's name says; nil: nothing.
  let disease: String?
  /// Reads them as an outbreak of its own; nil: that can't be done.
  let outbreaks: OutbreakReader?

  @State private var isOwn = false
  @State private var confirmed: ChosenFigures?

  var body: some View {
    Form {
      Section {
        reason
          .accessibilityIdentifier(StatisticsID.importDisease)
        Button(action: confirm) { Text("These are COVID-19 figures", bundle: .module) }
          .accessibilityIdentifier(StatisticsID.importIsCOVID19)
      } header: {
        Text("Which disease is this?", bundle: .module)
      } footer: {
        Text("Figures of another disease become an outbreak of their own.", bundle: .module)
      }
      if outbreaks != nil {
        Section { OwnOutbreakButton { isOwn = true } }
      }
    }
    .task(id: isOwn) {
      guard isOwn, let outbreaks else { return }
      let choices = OutbreakChoices(locale: chosen.choices.locale)
      await importer.read(chosen.files, choices, by: outbreaks)
    }
    .task(id: confirmed) {
      guard let confirmed else { return }
      await importer.read(confirmed, into: library)
    }
  }

  private var reason: Text {
    guard let disease else { return Text("The file doesn’t say which disease it counts.", bundle: .module) }
    return Text("The file’s name says “\(disease)”.", bundle: .module)
  }

  private func confirm() {
    var chosen = chosen
    chosen.choices.disease = .covid19
    confirmed = chosen
  }
}
