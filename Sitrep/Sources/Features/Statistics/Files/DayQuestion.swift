import DesignSystem
import Domain
import Foundation
import PortableUI

/// Asks of which day the figures of files are.
struct DayQuestion: View {
  let importer: FiguresFileImport
  let library: StatisticsLibrary
  let chosen: ChosenFigures

  @State private var date = Date()
  @State private var dated: ChosenFigures?

  var body: some View {
    Form {
      Section {
        DatePicker(selection: $date, displayedComponents: .date) {
          Text("Date of the figures", bundle: .module)
        }
        .accessibilityIdentifier(StatisticsID.importDay)
        Button(action: takeDay) { Text("Continue", bundle: .module) }
          .accessibilityIdentifier(StatisticsID.importContinue)
      } footer: {
        Text("The file doesn’t say which day its figures are from.", bundle: .module)
      }
    }
    .task(id: dated) {
      guard let dated else { return }
      await importer.read(dated, into: library)
    }
  }

  private func takeDay() {
    var chosen = chosen
    chosen.choices.asOf = Day.today(in: .current, now: date)
    dated = chosen
  }
}
