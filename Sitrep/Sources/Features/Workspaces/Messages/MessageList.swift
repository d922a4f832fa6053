import DesignSystem
import Domain
import Foundation
import PortableUI

/// A channel's messages, newest first (R128-R131, R152).
struct MessageList: View {
  let archive: any MessageArchive
  let path: ChannelPath

  var body: some View {
    switch Result(catching: { try archive.channels(of: path.workspace).first { $0.id == path.channel } }) {
    case .success(let channel?): MessageSection(archive: archive, path: path, channel: channel)
    case .success(nil): MissingNotice()
    case .failure(let error): UnreadableNotice(error: error)
    }
  }
}

private struct MessageSection: View {
  let archive: any MessageArchive
  let path: ChannelPath
  let channel: ConversationSummary

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let format = PostedFormat(timeZone: timeZone, locale: locale)
    List {
      Section {
        if channel.activity.count == 0 {
          Text("This channel has no messages.", bundle: .module)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier(WorkspacesID.noMessages)
        }
        ForEach(MessageRows(archive: archive, path: path, count: channel.activity.count)) { row in
          switch row {
          case .message(let message):
            NavigationLink(value: ConversationStep.message(message.id)) {
              MessageCell(message: message, format: format)
            }
            .accessibilityIdentifier(WorkspacesID.message(message.id))
          case .unreadable(_, let error):
            UnreadableMessage(error: error)
          }
        }
      }
    }
    .groupedList()
    .navigationTitle(Text(verbatim: channel.shownName))
  }
}

/// A message that the archive does not give, and why.
private struct UnreadableMessage: View {
  let error: (any Error)?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("This message can’t be read.", bundle: .module)
      if let error { ArchiveProblemText.text(of: error).font(.caption) }
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
      Text(verbatim: message.member.shownName)
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
