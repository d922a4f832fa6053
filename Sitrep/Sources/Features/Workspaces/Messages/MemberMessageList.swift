import DesignSystem
import Domain
import PortableUI

/// All messages of one person in a workspace, newest first, each with its channel.
struct MemberMessageList: View {
  let contents: ArchiveContents
  let workspace: WorkspacePath
  let member: String
  let route: Binding<WorkspacesRoute>

  var body: some View {
    ArchiveQueryView(contents.members(of: workspace.workspace)) { members in
      if let summary = members.first(where: { $0.id == member }) {
        let scope = SearchScope(workspace: workspace.workspace, member: member)
        SearchedScreen(archive: workspace.archive, contents: contents, scope: scope, route: route) { list(of: summary) }
          .navigationTitle(Text(verbatim: summary.member.displayName))
      } else {
        MissingArchiveNotice()
      }
    }
  }

  private func list(of summary: MemberSummary) -> some View {
    let messages = contents.messages(by: member, in: workspace.workspace, count: summary.messages)
    return List {
      Section {
        MessageRows(messages: messages, message: \.message) { found, _, format in
          RouteLink(WorkspacesRoute(workspace, [.channel(found.channel), .message(found.message.id)])) {
            MessageCell(
              title: found.channelDisplayName, titleIdentifier: WorkspacesID.messageChannel, message: found.message,
              format: format
            )
            .equatable()
            .foregroundStyle(.primary)
          }
          .accessibilityIdentifier(WorkspacesID.memberMessage(found.message.id, in: found.channel))
        }
      } header: {
        Text("\(summary.messages) messages in this workspace", bundle: .module)
          .accessibilityIdentifier(WorkspacesID.memberCount)
      }
    }
    .groupedList()
  }
}
