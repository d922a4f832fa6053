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

  @State private var choosesFile: Bool
  @State private var exporting: String?
  @State private var document: ArchiveDocument?
  @State private var failure: ArchiveImportProblem?
  @State private var removing: String?

  init(library: any WorkspaceLibrary, selection: Binding<WorkspacePath?>) {
    self.library = library
    self.selection = selection
    _choosesFile = State(initialValue: false)
  }

  func body(content: Content) -> some View {
    content
      .toolbar { ToolbarItem(placement: .primaryAction) { menu } }
      .choosesFile(isPresented: $choosesFile, allowedContentTypes: [.json], take: take)
      .task(id: exporting) { await export() }
      .savesFile(isPresented: isShown($document), document: document, contentType: .json, defaultFilename: "Workspaces")
      .alert(
        Text("The archive wasn’t exported", bundle: .module), isPresented: isShown($failure), presenting: failure
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

  private func take(_ file: URL) {
    let isScoped = file.startAccessingSecurityScopedResource()
    library.importFile(file, named: file.lastPathComponent)
    if isScoped { file.stopAccessingSecurityScopedResource() }
  }

  private var menu: some View {
    Menu {
      Button(action: { choosesFile = true }) { Text("Import a file…", bundle: .module) }
        .accessibilityIdentifier(WorkspacesID.importFile)
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
    } label: {
      Text("Files", bundle: .module)
    }
    .accessibilityIdentifier(WorkspacesID.filesMenu)
  }

  private func export() async {
    guard let archive = exporting else { return }
    do {
      document = ArchiveDocument(try await library.export(archive))
    } catch {
      failure = error
    }
    exporting = nil
  }

  private func isShown<Value>(_ value: Binding<Value?>) -> Binding<Bool> {
    Binding(get: { value.wrappedValue != nil }, set: { if !$0 { value.wrappedValue = nil } })
  }
}
