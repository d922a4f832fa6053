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

extension View {
  /// Says why what was asked of an archive came to nothing.
  func workspacesFailure(_ model: WorkspacesModel) -> some View {
    @Bindable var model = model
    let title = model.failure?.action.title ?? Text(verbatim: "")
    return alert(title, isPresented: $model.hasFailure, presenting: model.failure) { _ in
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: { failure in
      ArchiveProblemText.text(failure.problem)
    }
  }
}

extension WorkspacesModel {
  /// True while the person should hear that something came to nothing.
  fileprivate var hasFailure: Bool {
    get { failure != nil }
    set { if !newValue { dismissFailure() } }
  }
}

@MainActor extension WorkspacesFailure.Action {
  /// What came to nothing.
  fileprivate var title: Text {
    switch self {
    case .remove: Text("The archive wasn’t removed", bundle: .module)
    case .restore: Text("The archive wasn’t restored", bundle: .module)
    case .export: Text("The archive wasn’t exported", bundle: .module)
    }
  }
}
