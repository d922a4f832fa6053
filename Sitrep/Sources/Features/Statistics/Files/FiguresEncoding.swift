import DesignSystem
import Domain
import PortableUI

/// Chooses another encoding for files that aren't in UTF-8, and reads them again.
struct FiguresEncoding: View {
  let importer: FiguresFileImport
  let library: StatisticsLibrary
  let plan: FiguresImport
  let chosen: ChosenFigures

  @State private var changed: ChosenFigures?

  var body: some View {
    if let encoding = plan.files.map(\.notes.table.encoding).first(where: { $0 != .utf8 }) {
      EncodingPicker(encoding: Binding(get: { encoding }, set: choose), identifier: StatisticsID.importEncoding)
        .task(id: changed) {
          guard let changed else { return }
          await importer.read(changed, into: library)
        }
    }
  }

  private func choose(_ encoding: TextEncoding) {
    var chosen = chosen
    chosen.choices.encoding = encoding
    changed = chosen
  }
}
