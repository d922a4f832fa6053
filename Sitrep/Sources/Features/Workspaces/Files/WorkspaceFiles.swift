import DesignSystem
import Domain
import Foundation
import PortableUI

extension View {
  /// A menu in the bar that imports a file, and exports or removes an archive.
  ///
  /// Of an archive that is removed nothing stays open.
  func workspaceFiles(_ library: any WorkspaceLibrary, selection: Binding<WorkspacePath?>) -> some View {
    modifier(WorkspaceFiles(library: library, selection: selection))
  }
}

/// The menu with its dialogs.
private struct WorkspaceFiles: ViewModifier {
  let library: any WorkspaceLibrary
  let selection: Binding<WorkspacePath?>

  @State private var exporting: String?
  @State private var exported: ExportedDocument?
  @State private var failure: ArchiveImportProblem?
  @State private var removing: String?

  func body(content: Content) -> some View {
    content
      .filesMenu(WorkspacesID.filesMenu, importing: WorkspacesID.importFile, of: [.json]) { urls in
        for url in urls { url.accessing { library.importFile($0, named: $0.lastPathComponent) } }
      } items: {
        items
      }
      .task(id: exporting) { await export() }
      .savesFile($exported)
      .alert(
        Text("The archive wasn’t exported", bundle: .module), isPresented: hasFailed, presenting: failure
      ) { _ in
        Button(action: {}, label: { Text("OK", bundle: .module) })
      } message: { problem in
        ArchiveProblemText.text(problem)
      }
      .background {
        ForEach(library.entries) { entry in
          RemovalQuestion(entry: entry, library: library, removing: $removing) {
            if selection.wrappedValue?.archive == entry.id { selection.wrappedValue = nil }
          }
        }
      }
  }

  private var items: some View {
    ForEach(library.entries) { entry in
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
    guard let archive = exporting else { return }
    do {
      exported = ExportedDocument(try await library.export(archive), as: .json, named: "Workspaces")
    } catch {
      failure = error
    }
    exporting = nil
  }

  private var hasFailed: Binding<Bool> {
    Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
  }
}
