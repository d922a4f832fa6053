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
    let days = MessageDays(timeZone: timeZone, locale: locale)
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
            let place = days.place(of: message, below: messages.message(before: index))
            if place == .startsDay { DayHeading(title: days.title(of: message.posted)) }
            MessageLink(message: message, format: format, continues: place == .continues)
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

/// The day of the messages below it.
private struct DayHeading: View {
  let title: String

  var body: some View {
    Text(verbatim: title)
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
      .accessibilityIdentifier(WorkspacesID.day)
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
        MessageCell(message: message, format: format)
      }
    }
    .accessibilityIdentifier(WorkspacesID.message(message.id))
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
