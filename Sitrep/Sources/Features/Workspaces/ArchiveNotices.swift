import DesignSystem
import PortableUI

/// What an address names is not there.
struct MissingNotice: View {
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
  let error: any Error

  var body: some View {
    EmptyNotice(
      Text("This archive can’t be read", bundle: .module),
      message: Text("Import its file again.", bundle: .module) + Text(verbatim: " ")
        + ArchiveProblemText.text(of: error),
      symbol: "exclamationmark.triangle"
    )
    .accessibilityIdentifier(WorkspacesID.unreadable)
  }
}
