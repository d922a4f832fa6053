import DesignSystem
import Domain
import PortableUI

/// The archive that was removed last, with the way to bring it back.
struct RemovedSection: View {
  let entry: ArchiveEntry
  let library: any WorkspaceLibrary

  @State private var problem: ArchiveImportProblem?

  var body: some View {
    Section {
      UndoNotice(
        Text("“\(entry.name)” was removed.", bundle: .module), identifier: WorkspacesID.undo, undo: undo,
        dismiss: { library.dismissRemoved() })
    }
    .alert(Text("The archive wasn’t restored", bundle: .module), isPresented: hasProblem, presenting: problem) { _ in
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: { problem in
      ArchiveProblemText.text(problem)
    }
  }

  private var hasProblem: Binding<Bool> {
    Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
  }

  private func undo() {
    do {
      try library.undoRemoval()
    } catch {
      problem = error
    }
  }
}
