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
        WorkspaceDetail(model: model, contents: contents, path: route.wrappedValue.workspace)
          .navigationDestination(for: ConversationStep.self) { step in
            StepScreen(
              contents: contents, workspace: route.wrappedValue.workspace, steps: route.wrappedValue.steps, step: step)
          }
      }
    }
  }

  private var contents: ArchiveContents? {
    route.wrappedValue.workspace.flatMap { model.contents(of: $0.archive) }
  }
}

/// The first screen of the detail column: a workspace's channels, or the busiest ones where none is chosen.
private struct WorkspaceDetail: View {
  let model: WorkspacesModel
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
      BusiestChannels(model: model)
    }
  }
}

/// A channel's messages or one of them, or the members and what one of them posted.
private struct StepScreen: View {
  let contents: ArchiveContents?
  let workspace: WorkspacePath?
  let steps: [ConversationStep]
  let step: ConversationStep

  var body: some View {
    if let contents, let workspace, let first = steps.first {
      let channel = ChannelPath(workspace: workspace.workspace, channel: first.id)
      switch step {
      case .channel: MessageList(contents: contents, path: channel)
      case .message(let id): MessageScreen(contents: contents, workspace: workspace, path: channel, id: id)
      case .members: MemberList(contents: contents, workspace: workspace.workspace)
      case .member(let id): MemberMessageList(contents: contents, workspace: workspace, member: id)
      }
    } else {
      MissingArchiveNotice()
    }
  }
}
