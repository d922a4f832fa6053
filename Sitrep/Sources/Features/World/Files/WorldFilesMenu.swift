import DesignSystem
import Domain
import Foundation
import PortableUI

extension View {
  /// A menu in the bar that takes countries out of a file, or writes all into one.
  func worldFiles(_ model: WorldModel) -> some View {
    modifier(WorldFilesMenu(model: model))
  }
}

/// The menu with its dialogs.
private struct WorldFilesMenu: ViewModifier {
  let model: WorldModel

  @Environment(\.locale) private var locale
  @State private var importer = WorldFileImport()
  @State private var exported: ExportedDocument?
  @State private var changed: ChangedEncoding?

  func body(content: Content) -> some View {
    content
      .filesMenu(
        WorldID.filesMenu, importing: WorldID.importFile, of: [.commaSeparatedText, .json, .plainText]
      ) { urls in
        for url in urls { await importer.read(url, into: model, locale: locale) }
      } items: {
        exports
      }
      .savesFile($exported)
      .importSheet(
        importer, title: Text("Import", bundle: .module), WorldID.fileImport,
        canAccept: \.hasChanges
      ) { preview in
        importer.accept(preview, into: model, locale: locale)
      } preview: { preview in
        WorldImportPreview(name: name, preview: preview, encoding: encoding(of: preview))
          .task(id: changed) {
            guard let changed else { return }
            await importer.read(changed.preview, as: changed.encoding, into: model, locale: locale)
          }
      } failure: { problem in
        ImportFailure(importer.names, WorldFileProblemText.text(problem))
          .accessibilityIdentifier(WorldID.importSummary)
      }
  }

  private var name: String { importer.names.joined() }

  private func encoding(of preview: WorldPreview) -> Binding<TextEncoding> {
    Binding(
      get: { preview.notes.encoding }, set: { changed = ChangedEncoding(preview: preview, encoding: $0) })
  }

  private var exports: some View {
    Section {
      Button(action: { export(.csv, as: .commaSeparatedText) }) { Text("Export as CSV", bundle: .module) }
        .accessibilityIdentifier(WorldID.exportCSV)
      Button(action: { export(.json, as: .json) }) { Text("Export as JSON", bundle: .module) }
        .accessibilityIdentifier(WorldID.exportJSON)
    }
    .disabled(model.totals.countries == 0)
  }

  private func export(_ format: WorldFileFormat, as type: UTType) {
    exported = ExportedDocument(model.files.write(model.populations, as: format), as: type, named: "sitrep-world")
  }
}

/// Another encoding for the file of a preview.
private nonisolated struct ChangedEncoding: Hashable, Sendable {
  let preview: WorldPreview
  let encoding: TextEncoding
}
