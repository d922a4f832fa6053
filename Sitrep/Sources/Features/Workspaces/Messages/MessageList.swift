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
  let messages: ChannelMessages

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let format = PostedFormat(timeZone: timeZone, locale: locale)
    List {
      Section {
        if messages.count == 0 {
          Text("This channel has no messages.", bundle: .module)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier(WorkspacesID.noMessages)
        }
        ForEach(0..<messages.count, id: \.self) { index in
          switch messages[index] {
          case .message(let message):
            NavigationLink(value: ConversationStep.message(message.id)) {
              MessageCell(message: message, format: format)
            }
            .accessibilityIdentifier(WorkspacesID.message(message.id))
          case .unread(let page):
            LoadingView(page) { UnreadableMessage(problem: $0) }
          case .missing:
            UnreadableMessage(problem: nil)
          }
        }
      }
    }
    .groupedList()
    .navigationTitle(Text(verbatim: channel.displayName))
  }
}

/// A message that the archive does not give, and why.
private struct UnreadableMessage: View {
  let problem: ArchiveImportProblem?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("This message can’t be read.", bundle: .module)
      if let problem { ArchiveProblemText.text(problem).font(.caption) }
    }
    .foregroundStyle(.secondary)
  }
}

/// Who posted, what and when; the content is shown whole.
private struct MessageCell: View {
  let message: Message
  let format: PostedFormat

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: message.member.displayName)
        .font(.headline)
        .accessibilityIdentifier(WorkspacesID.member)
      Text(verbatim: message.content)
        .accessibilityIdentifier(WorkspacesID.content)
      Text(message.posted, format: format)
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(WorkspacesID.posted)
    }
  }
}
