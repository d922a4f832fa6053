import DesignSystem
import Domain
import PortableUI

/// Saves the rows that an import would leave out as a table: file, line, reason.
struct SaveLeftOutButton<Row>: View {
  let rows: [Row]
  /// A row's file, line and reason.
  let parts: (Row) -> (file: String, line: Int, reason: Text)

  @Environment(OutbreakLibrary.self) private var outbreaks: OutbreakLibrary?
  @Environment(\.locale) private var locale
  @State private var isSaving = false
  @State private var document: ExportedDocument?

  /// After so many rows others have their turn.
  private static var rowsAtOnce: Int { 1_000 }

  var body: some View {
    if let tables = outbreaks?.tables {
      Button(action: { isSaving = true }) { Text("Save as CSV", bundle: .module) }
        .accessibilityIdentifier(OutbreaksID.saveLeftOut)
        .task(id: isSaving) {
          guard isSaving else { return }
          document = ExportedDocument(
            tables.table(of: await written()), as: .commaSeparatedText, named: "sitrep-rows-left-out")
          isSaving = false
        }
        .savesFile($document)
    }
  }

  /// The rows in the reader's words.
  private func written() async -> [LeftOutRow] {
    var written: [LeftOutRow] = []
    for (index, row) in rows.enumerated() {
      if index % Self.rowsAtOnce == Self.rowsAtOnce - 1 { await Task.yield() }
      let (file, line, reason) = parts(row)
      written.append(LeftOutRow(file: file, line: line, reason: reason.words(for: locale)))
    }
    return written
  }
}
