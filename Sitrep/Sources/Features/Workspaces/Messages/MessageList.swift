import DesignSystem
import Domain
import Foundation
import PortableUI

/// A channel's messages, newest first (R128-R131, R152).
struct MessageList: View {
  let contents: ArchiveContents
  let path: ChannelPath

  var body: some View {
    ArchiveQueryView(contents.channels(of: path.workspace)) { channels in
      if let channel = channels.first(where: { $0.id == path.channel }) {
        MessageSection(channel: channel, messages: contents.messages(in: path, count: channel.activity.count))
      } else {
        MissingArchiveNotice()
      }
    }
  }
}

private struct MessageSection: View {
  let channel: ConversationSummary
  let messages: MessagePages<Message>

  var body: some View {
    List {
      Section {
        if messages.count == 0 {
          Text("This channel has no messages.", bundle: .module)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier(WorkspacesID.noMessages)
        }
        MessageRows(messages: messages, message: \.self) { message, place, format in
          MessageLink(message: message, format: format, continues: place == .continues)
        }
      }
    }
    .groupedList()
    .navigationTitle(Text(verbatim: channel.displayName))
  }
}

/// The row of a message; one that continues what its member said stands closer to the row above, without the avatar.
private struct MessageLink: View {
  let message: Message
  let format: PostedFormat
  let continues: Bool

  var body: some View {
    if continues {
      link
        .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 11, trailing: 16))
        .listRowSeparator(.hidden, edges: .top)
    } else {
      link
    }
  }

  private var link: some View {
    NavigationLink(value: ConversationStep.message(message.id)) {
      HStack(alignment: .top, spacing: 12) {
        MemberAvatar(look: continues ? nil : MemberLook(message.member))
        MessageCell(
          title: message.member.displayName, titleIdentifier: WorkspacesID.member, message: message, format: format)
      }
    }
    .accessibilityIdentifier(WorkspacesID.message(message.id))
  }
}
