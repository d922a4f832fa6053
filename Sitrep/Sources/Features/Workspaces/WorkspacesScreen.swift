import DesignSystem
import Domain
import PortableUI

/// The Workspaces tab: the workspaces and, beside or after them, the channels and messages of the one chosen (R134).
package struct WorkspacesScreen: View {
  private let library: any WorkspaceLibrary
  private let route: Binding<WorkspacesRoute>

  /// - Parameters:
  ///   - library: The profile's archives.
  ///   - route: Where the window is in the tab.
  package init(library: any WorkspaceLibrary, route: Binding<WorkspacesRoute>) {
    self.library = library
    self.route = route
  }

  package var body: some View {
    NavigationSplitView {
      WorkspaceList(library: library, selection: route.workspace)
    } detail: {
      NavigationStack(path: route.steps) {
        WorkspaceDetail(shelf: shelf, path: route.wrappedValue.workspace)
          .navigationDestination(for: ConversationStep.self) { step in
            StepScreen(
              shelf: shelf, workspace: route.wrappedValue.workspace?.workspace, steps: route.wrappedValue.steps,
              step: step)
          }
      }
    }
  }

  private var shelf: ArchiveShelf? {
    library.shelves.first { $0.id == route.wrappedValue.workspace?.archive }
  }
}

/// The first screen of the detail column: a workspace's channels, or what to do where none is chosen.
private struct WorkspaceDetail: View {
  let shelf: ArchiveShelf?
  let path: WorkspacePath?

  var body: some View {
    if let path {
      if let shelf {
        ChannelList(archive: shelf.archive, workspace: path.workspace)
      } else {
        MissingNotice()
      }
    } else {
      EmptyNotice(
        Text("No workspace chosen", bundle: .module),
        message: Text("Choose a workspace to see its channels.", bundle: .module), symbol: "folder"
      )
      .accessibilityIdentifier(WorkspacesID.noWorkspace)
    }
  }
}

/// A channel's messages, or one message.
private struct StepScreen: View {
  let shelf: ArchiveShelf?
  let workspace: String?
  let steps: [ConversationStep]
  let step: ConversationStep

  var body: some View {
    if let shelf, let workspace, case .channel(let channel)? = steps.first {
      let path = ChannelPath(workspace: workspace, channel: channel)
      switch step {
      case .channel: MessageList(archive: shelf.archive, path: path)
      case .message(let id): MessageScreen(archive: shelf.archive, path: path, id: id)
      }
    } else {
      MissingNotice()
    }
  }
}
