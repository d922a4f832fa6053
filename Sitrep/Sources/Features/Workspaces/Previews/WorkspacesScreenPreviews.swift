#if canImport(SwiftUI)
  import DesignSystem
  import Domain
  import Foundation
  import PortableUI

  #Preview("Workspaces") { PreviewedWorkspaces() }
  #Preview("Imported") { PreviewedWorkspaces(model: .previewed(imported: Date())) }
  #Preview("Empty") { PreviewedWorkspaces(model: .previewed(InMemoryMessageArchive([]))) }
  #Preview("Unreadable") { PreviewedWorkspaces(model: .previewed(UnreadableArchive())) }
  #Preview("Removed") { PreviewedWorkspaces(model: .afterRemoval()) }
  #Preview("Not removed") { PreviewedWorkspaces(model: .afterRemoval(problem: .diskFull)) }
  #Preview("Channels") { PreviewedWorkspaces("/workspaces/a/hospital") }
  #Preview("A workspace without channels") { PreviewedWorkspaces("/workspaces/a/empty") }
  #Preview("Messages") { PreviewedWorkspaces("/workspaces/a/hospital/beds") }
  #Preview("A channel without messages") { PreviewedWorkspaces("/workspaces/a/hospital/quiet") }
  #Preview("A message") { PreviewedWorkspaces("/workspaces/a/hospital/beds/m1") }
  #Preview("Members") { PreviewedWorkspaces("/workspaces/a/hospital/~members") }
  #Preview("A member") { PreviewedWorkspaces("/workspaces/a/hospital/~members/ann") }
  #Preview("Channels, unreadable") {
    PreviewedWorkspaces("/workspaces/a/hospital", model: .previewed(UnreadableArchive()))
  }
  #Preview("Not there") { PreviewedWorkspaces("/workspaces/z/hospital") }
  #Preview("Not imported") { PreviewedWorkspaces(importing: URL(filePath: "/Workspaces.json")) }

  /// The tab at an address.
  private struct PreviewedWorkspaces: View {
    private let model: WorkspacesModel
    private let file: URL?

    @State private var route: WorkspacesRoute

    /// - Parameters:
    ///   - address: The tab's place.
    ///   - model: The archives.
    ///   - file: A file that is imported, without success.
    init(_ address: String = "/workspaces", model: WorkspacesModel = .previewed(), importing file: URL? = nil) {
      self.model = model
      self.file = file
      _route = State(initialValue: DeepLink(address).flatMap { WorkspacesRoute($0) } ?? WorkspacesRoute())
    }

    var body: some View {
      WorkspacesScreen(model: model, route: $route)
        .task { if let file { await model.importFile(file) } }
    }
  }

  extension WorkspacesModel {
    /// The imported archive was removed, which the store may refuse.
    fileprivate static func afterRemoval(problem: ArchiveImportProblem? = nil) -> WorkspacesModel {
      let model = WorkspacesModel.previewed(imported: Date(), problem: problem)
      model.remove("a")
      return model
    }
  }
#endif
