import DesignSystem
import Domain
import PortableUI

/// The Workspaces tab: the workspaces and, beside or after them, the channels and messages of the one chosen (R134).
package struct WorkspacesScreen: View {
  private let model: WorkspacesModel
  private let route: Binding<WorkspacesRoute>

  /// - Parameters:
  ///   - model: The profile's archives.
  ///   - route: Where the window is in the tab.
  package init(model: WorkspacesModel, route: Binding<WorkspacesRoute>) {
    self.model = model
    self.route = route
  }

  package var body: some View {
    NavigationSplitView {
      WorkspaceList(model: model, selection: route.workspace)
    } detail: {
      NavigationStack(path: route.steps) {
        WorkspaceDetail(contents: contents, path: route.wrappedValue.workspace)
          .navigationDestination(for: ConversationStep.self) { step in
            StepScreen(
              contents: contents, workspace: route.wrappedValue.workspace?.workspace, steps: route.wrappedValue.steps,
              step: step)
          }
      }
    }
  }

  private var contents: ArchiveContents? {
    route.wrappedValue.workspace.flatMap { model.contents(of: $0.archive) }
  }
}

/// The first screen of the detail column: a workspace's channels, or what to do where none is chosen.
private struct WorkspaceDetail: View {
  let contents: ArchiveContents?
  let path: WorkspacePath?

  var body: some View {
    if let path {
      if let contents {
        ChannelList(contents: contents, workspace: path.workspace)
      } else {
        MissingArchiveNotice()
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
  let contents: ArchiveContents?
  let workspace: String?
  let steps: [ConversationStep]
  let step: ConversationStep

  var body: some View {
    if let contents, let workspace, case .channel(let channel)? = steps.first {
      let path = ChannelPath(workspace: workspace, channel: channel)
      switch step {
      case .channel: MessageList(contents: contents, path: path)
      case .message(let id): MessageScreen(contents: contents, path: path, id: id)
      }
    } else {
      MissingArchiveNotice()
    }
  }
}
