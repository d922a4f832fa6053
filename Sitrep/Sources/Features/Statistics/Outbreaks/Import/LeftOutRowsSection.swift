import DesignSystem
import Domain
import PortableUI

/// What is said of a row that an import would leave out; nothing of it names a person.
struct LeftOutParts {
  /// Its place among the files, from 0.
  let file: Int
  let line: Int
  let reason: Text

  /// What the row calls its place; empty: nothing.
  var place = ""

  /// The day of onset, else of report.
  var day: Day?
}

/// Rows that an import would leave out, each with its line and reason, and the way to save them all.
struct LeftOutRowsSection<Row>: View {
  let rows: [Row]
  let files: [Provenance.File]

  let parts: (Row) -> LeftOutParts

  /// More would make the page slow; the others are counted.
  private static var most: Int { 500 }

  var body: some View {
    if !rows.isEmpty {
      Section {
        ForEach(rows.prefix(Self.most).indices, id: \.self) { index in
          LeftOutRowText(parts: parts(rows[index]))
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

/// A row's line and reason, with its place and day where it has them.
private struct LeftOutRowText: View {
  let parts: LeftOutParts

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Line \(parts.line): \(parts.reason)", bundle: .module)
      if let about {
        about
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var about: Text? {
    switch (parts.place, parts.day) {
    case ("", nil): nil
    case ("", let day?): Text(day, format: .day)
    case (let place, nil): Text(verbatim: place)
    case (let place, let day?):
      Text("\(Text(verbatim: place)) · \(Text(day, format: .day))", bundle: .module)
    }
  }
}

/// Saves rows as a table: file, line, reason, and the places and days that rows have.
private struct SaveLeftOutButton<Row>: View {
  let rows: [Row]
  let files: [Provenance.File]
  let parts: (Row) -> LeftOutParts

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
      let parts = parts(row)
      let name = files.indices.contains(parts.file) ? files[parts.file].name : ""
      written.append(
        LeftOutRow(
          file: name, line: parts.line, reason: parts.reason.words(for: locale), place: parts.place, day: parts.day))
    }
    return written
  }
}
