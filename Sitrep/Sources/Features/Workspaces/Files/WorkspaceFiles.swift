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
  @State private var exporting: ArchiveEntry.ID?
  @State private var exported: ExportedDocument?

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
        Button(action: { exporting = entry.id }) { Text("Export \(entry.name)", bundle: .module) }
          .accessibilityIdentifier(WorkspacesID.export(entry.id))
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
    guard let id = exporting else { return }
    exported = await model.export(id).map { ExportedDocument($0, as: .json, named: "Workspaces") }
    exporting = nil
  }

  /// Takes an archive away; an address that names it would lead nowhere from now on.
  private func remove(_ id: ArchiveEntry.ID) {
    model.remove(id)
    if selection.wrappedValue?.archive == id { selection.wrappedValue = nil }
  }
}
