import DesignSystem
import Domain
import PortableUI

/// Rows that an import would leave out, each with its line and reason, and the way to save them all.
struct LeftOutRowsSection<Row>: View {
  let rows: [Row]
  let files: [Provenance.File]

  /// A row's file among ``files``, its line and its reason.
  let parts: (Row) -> (file: Int, line: Int, reason: Text)

  /// More would make the page slow; the others are counted.
  private static var most: Int { 500 }

  var body: some View {
    if !rows.isEmpty {
      Section {
        ForEach(rows.prefix(Self.most).indices, id: \.self) { index in
          Text("Line \(parts(rows[index]).line): \(parts(rows[index]).reason)", bundle: .module)
        }
        SaveLeftOutButton(rows: rows, files: files, parts: parts)
      } header: {
        Text("Rows left out, and why", bundle: .module)
      } footer: {
        if rows.count > Self.most { Text("And \(rows.count - Self.most) more rows.", bundle: .module) }
      }
    }
  }
}

/// Saves rows as a table: file, line, reason.
private struct SaveLeftOutButton<Row>: View {
  let rows: [Row]
  let files: [Provenance.File]
  let parts: (Row) -> (file: Int, line: Int, reason: Text)

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
      let name = files.indices.contains(file) ? files[file].name : ""
      written.append(LeftOutRow(file: name, line: line, reason: reason.words(for: locale)))
    }
    return written
  }
}
