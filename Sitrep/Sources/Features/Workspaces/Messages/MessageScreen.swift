import DesignSystem
import Domain
import Foundation
import PortableUI

/// One message; its poster's name is the title, and stands nowhere else (R132, R133, D37).
struct MessageScreen: View {
  let contents: ArchiveContents
  let workspace: WorkspacePath
  let path: ChannelPath
  let id: String
  let route: Binding<WorkspacesRoute>

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    ArchiveQueryView(contents.message(id, in: path)) { message in
      if let message {
        let scope = SearchScope(workspace: path.workspace, channel: path.channel)
        SearchedScreen(archive: workspace.archive, contents: contents, scope: scope, route: route) { content(message) }
          .navigationTitle(Text(verbatim: message.member.displayName))
      } else {
        MissingArchiveNotice()
      }
    }
  }

  private func content(_ message: Message) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        MessageBody(message: message)
          .textSelection(.enabled)
        MessageLinks(message: message, workspace: workspace)
        Text(message.posted, format: PostedFormat(timeZone: timeZone))
          .font(.caption)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(WorkspacesID.posted)
        RouteLink(WorkspacesRoute(workspace, [.members, .member(message.member.id)])) {
          Text("All messages from this person", bundle: .module)
        }
        .accessibilityIdentifier(WorkspacesID.fromMember)
        if message.replies > 0 || message.details?.root != nil {
          RouteLink(WorkspacesRoute(workspace, [.channel(path.channel), .thread(message.details?.root ?? message.id)]))
          {
            Text("The whole thread", bundle: .module)
          }
          .accessibilityIdentifier(WorkspacesID.thread(message.id))
        }
        RouteLink(WorkspacesRoute(workspace, [.channel(path.channel)], startingAt: .message(message.id))) {
          Text("Show in the channel", bundle: .module)
        }
        .accessibilityIdentifier(WorkspacesID.showInChannel)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
