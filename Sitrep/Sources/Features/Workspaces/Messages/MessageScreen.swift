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

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    ArchiveQueryView(contents.message(id, in: path)) { message in
      if let message {
        content(message)
      } else {
        MissingArchiveNotice()
      }
    }
  }

  private func content(_ message: Message) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: message.content)
          .textSelection(.enabled)
          .accessibilityIdentifier(WorkspacesID.content)
        Text(message.posted, format: PostedFormat(timeZone: timeZone))
          .font(.caption)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(WorkspacesID.posted)
        RouteLink(WorkspacesRoute(workspace, [.members, .member(message.member.id)])) {
          Text("All messages from this person", bundle: .module)
        }
        .accessibilityIdentifier(WorkspacesID.fromMember)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(Text(verbatim: message.member.displayName))
  }
}
