import DesignSystem
import Domain
import Foundation
import PortableUI

extension View {
  /// A menu in the bar that imports guidance from a file, exports it, and goes back to the bundled one.
  func guidanceFiles(_ model: GuidanceModel) -> some View {
    modifier(GuidanceFilesMenu(model: model))
  }
}

/// The menu with its dialogs.
private struct GuidanceFilesMenu: ViewModifier {
  let model: GuidanceModel

  @State private var importer = GuidanceFileImport()
  @State private var exported: ExportedDocument?

  func body(content: Content) -> some View {
    content
      .filesMenu(GuidanceID.filesMenu, importing: GuidanceID.importFile, of: [.json]) { urls in
        for url in urls { await importer.read(url, by: model.files) }
      } items: {
        items
      }
      .savesFile($exported)
      .importSheet(importer, title: Text("Import", bundle: .module), GuidanceID.fileImport) { file in
        model.importGuidance(file.content)
        importer.close()
      } preview: { file in
        GuidanceImportPreview(name: name, file: file)
      } failure: { refusal in
        GuidanceImportProblems(name: name, problems: refusal?.problems ?? [GuidanceFileProblem(.unreadable)])
      }
  }

  private var name: String { importer.names.joined() }

  @ViewBuilder private var items: some View {
    Button(action: export) { Text("Export to a file", bundle: .module) }
      .accessibilityIdentifier(GuidanceID.exportFile)
    Button(action: { model.useBundled() }) { Text("Use the guidance included with Sitrep", bundle: .module) }
      .disabled(!model.isImported)
      .accessibilityIdentifier(GuidanceID.useBundled)
  }

  private func export() {
    exported = ExportedDocument(model.files.write(model.content), as: .json, named: "Guidance")
  }
}
