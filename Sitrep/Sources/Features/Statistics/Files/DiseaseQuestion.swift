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
        Text("Sitrep shows figures of COVID-19 only. Cancel if these are of another disease.", bundle: .module)
      }
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
