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
      WorkspaceList(model: model, route: route)
    } detail: {
      NavigationStack(path: route.steps) {
        WorkspaceDetail(model: model, contents: contents, route: route)
          .navigationDestination(for: ConversationStep.self) { step in
            StepScreen(contents: contents, route: route, step: step)
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
  let route: Binding<WorkspacesRoute>

  var body: some View {
    if let path = route.wrappedValue.workspace {
      if let contents {
        ChannelList(contents: contents, workspace: path, route: route)
      } else {
        MissingArchiveNotice()
      }
    } else {
      BusiestChannels(model: model)
    }
  }
}

/// A channel's messages, one of them or a thread, or the members and what one of them posted.
private struct StepScreen: View {
  let contents: ArchiveContents?
  let route: Binding<WorkspacesRoute>
  let step: ConversationStep

  var body: some View {
    if let contents, let workspace = route.wrappedValue.workspace, let first = route.wrappedValue.steps.first {
      let channel = ChannelPath(workspace: workspace.workspace, channel: first.id)
      switch step {
      case .channel: MessageList(contents: contents, workspace: workspace, path: channel, route: route)
      case .message(let id):
        MessageScreen(contents: contents, workspace: workspace, path: channel, id: id, route: route)
      case .thread(let id):
        ThreadScreen(contents: contents, workspace: workspace, path: channel, root: id, route: route)
      case .members: MemberList(contents: contents, workspace: workspace, route: route)
      case .member(let id): MemberMessageList(contents: contents, workspace: workspace, member: id, route: route)
      }
    } else {
      MissingArchiveNotice()
    }
  }
}
