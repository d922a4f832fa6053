import DesignSystem
import Domain
import Foundation
import PortableUI

extension View {
  /// A menu in the bar that imports a file, and exports or removes an archive.
  ///
  /// Of an archive that is removed nothing stays open.
  func workspaceFiles(_ model: WorkspacesModel, selection: Binding<WorkspacePath?>) -> some View {
    modifier(WorkspaceFiles(model: model, selection: selection))
  }
}

/// The menu with its dialogs.
private struct WorkspaceFiles: ViewModifier {
  let model: WorkspacesModel
  let selection: Binding<WorkspacePath?>

  @State private var removing: ArchiveEntry.ID?
  @State private var exporting: Export?
  @State private var exported: ExportedDocument?

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  /// What is to be exported.
  private struct Export: Hashable {
    let id: ArchiveEntry.ID
    let isHTML: Bool
  }

  func body(content: Content) -> some View {
    content
      .filesMenu(WorkspacesID.filesMenu, importing: WorkspacesID.importFile, of: [.json, .zip]) { urls in
        for url in urls { await model.importFile(url) }
      } items: {
        items
      }
      .task(id: exporting) { await export() }
      .savesFile($exported)
      .workspacesFailure(model)
      .background {
        ForEach(model.entries) { entry in
          RemovalQuestion(entry: entry, removing: $removing) { remove(entry.id) }
        }
      }
  }

  private var items: some View {
    ForEach(model.entries) { entry in
      Section {
        Button(action: { exporting = Export(id: entry.id, isHTML: false) }) {
          Text("Export \(entry.name) as JSON", bundle: .module)
        }
        .accessibilityIdentifier(WorkspacesID.export(entry.id))
        Button(action: { exporting = Export(id: entry.id, isHTML: true) }) {
          Text("Export \(entry.name) as HTML", bundle: .module)
        }
        .accessibilityIdentifier(WorkspacesID.exportPages(entry.id))
        if entry.imported != nil {
          Button(role: .destructive, action: { removing = entry.id }) {
            Text("Remove \(entry.name)…", bundle: .module)
          }
          .accessibilityIdentifier(WorkspacesID.remove(entry.id))
        }
      }
    }
  }

  private func export() async {
    guard let export = exporting else { return }
    exported = await document(of: export)
    exporting = nil
  }

  private func document(of export: Export) async -> ExportedDocument? {
    guard export.isHTML else {
      return await model.export(export.id).map { ExportedDocument($0, as: .json, named: "Workspaces") }
    }
    let options = ArchivePageOptions(texts: ArchivePageTexts(for: locale), timeZone: timeZone, locale: locale)
    return await model.exportPages(export.id, options).map { ExportedDocument(folder: $0, named: "Workspaces") }
  }

  /// Takes an archive away; an address that names it would lead nowhere from now on.
  private func remove(_ id: ArchiveEntry.ID) {
    model.remove(id)
    if selection.wrappedValue?.archive == id { selection.wrappedValue = nil }
  }
}
