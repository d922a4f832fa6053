import DesignSystem
import Domain
import Foundation
import PortableUI

/// Asks of which day the figures of files are.
struct DayQuestion: View {
  let importer: FiguresFileImport
  let library: StatisticsLibrary
  let files: [ImportedFile]

  @State private var date = Date()
  @State private var asked: Day?

  var body: some View {
    Form {
      Section {
        DatePicker(selection: $date, displayedComponents: .date) {
          Text("Date of the figures", bundle: .module)
        }
        .accessibilityIdentifier(StatisticsID.importDay)
        Button(action: { asked = Day.today(in: .current, now: date) }) { Text("Continue", bundle: .module) }
          .accessibilityIdentifier(StatisticsID.importContinue)
      } footer: {
        Text("The file doesn’t say which day its figures are from.", bundle: .module)
      }
    }
    .task(id: asked) {
      guard let asked else { return }
      await importer.read(files, of: asked, into: library)
    }
  }
}
