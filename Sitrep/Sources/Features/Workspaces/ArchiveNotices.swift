import DesignSystem
import Domain
import PortableUI

/// What an address names is not there.
struct MissingArchiveNotice: View {
  var body: some View {
    EmptyNotice(
      Text("Not found in any archive", bundle: .module),
      message: Text("The archive may have been removed. Choose a workspace in the list.", bundle: .module),
      symbol: "questionmark.circle"
    )
    .navigationTitle(Text("Not found", bundle: .module))
    .accessibilityIdentifier(WorkspacesID.missing)
  }
}

/// An archive's file cannot be read.
struct UnreadableNotice: View {
  let problem: ArchiveImportProblem

  var body: some View {
    EmptyNotice(
      Text("This archive can’t be read", bundle: .module),
      message: Text("Import its file again.", bundle: .module) + Text(verbatim: " ")
        + ArchiveProblemText.text(problem),
      symbol: "exclamationmark.triangle"
    )
    .accessibilityIdentifier(WorkspacesID.unreadable)
  }
}

/// Shows what an archive says, or that its file cannot be read.
struct ArchiveQueryView<Value: Sendable, Content: View>: View {
  private let query: ArchiveQuery<Value>
  private let content: (Value) -> Content

  init(_ query: ArchiveQuery<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.query = query
    self.content = content
  }

  var body: some View {
    QueryView(query, content: content) { UnreadableNotice(problem: $0) }
  }
}
