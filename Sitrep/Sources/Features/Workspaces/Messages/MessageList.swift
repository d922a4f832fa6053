import DesignSystem
import Domain
import Foundation
import PortableUI

/// A channel's messages, newest first unless the person wants it otherwise (R128-R131, R152).
struct MessageList: View {
  let contents: ArchiveContents
  let workspace: WorkspacePath
  let path: ChannelPath
  let route: Binding<WorkspacesRoute>

  var body: some View {
    ArchiveQueryView(contents.channels(of: path.workspace)) { channels in
      if let channel = channels.first(where: { $0.id == path.channel }) {
        SearchedScreen(archive: workspace.archive, contents: contents, scope: scope, route: route) {
          MessageSection(contents: contents, path: path, channel: channel, route: route)
        }
        .navigationTitle(Text(verbatim: channel.displayName))
        .toolbar {
          ListingMenu(channel: channel, route: route)
          SearchFilters(contents: contents, scope: scope, search: route.search)
        }
      } else {
        MissingArchiveNotice()
      }
    }
  }

  private var scope: SearchScope { SearchScope(workspace: path.workspace, channel: path.channel) }
}

private struct MessageSection: View {
  let contents: ArchiveContents
  let path: ChannelPath
  let channel: ConversationSummary
  let route: Binding<WorkspacesRoute>

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let listing = route.wrappedValue.listing
    let messages = contents.messages(in: path, listing, count: channel.count(listing))
    if let start = route.wrappedValue.start {
      ArchiveQueryView(contents.position(of: start, in: path, listing, timeZone)) { position in
        list(messages, from: position ?? start.end(of: messages.count))
      }
    } else {
      list(messages, from: 0)
    }
  }

  private func list(_ messages: MessagePages<Message>, from first: Int) -> some View {
    List {
      if messages.count > MessagePages<Message>.pageSize, let latest = channel.activity.latest {
        Section { GoToDate(latest: latest, start: route.start) }
      }
      if first > 0 {
        Section {
          Button(action: { route.wrappedValue.start = nil }) {
            wayToBeginning(past: first)
          }
          .accessibilityIdentifier(WorkspacesID.listBeginning)
        }
      }
      Section {
        if messages.count == first {
          NoMessages(isEmpty: messages.count == 0)
        }
        MessageRows(messages: messages, from: first, hasThreads: true, message: \.self) { message, place, format in
          MessageLink(message: message, format: format, continues: place == .continues).equatable()
        }
      } header: {
        if case .day(let day) = route.wrappedValue.start {
          DayBeyond(messages: messages, first: first, day: day, isNewestFirst: route.wrappedValue.listing.isNewestFirst)
        }
      }
    }
    .groupedList()
  }

  private func wayToBeginning(past count: Int) -> Text {
    route.wrappedValue.listing.isNewestFirst
      ? Text("Show \(count) newer messages", bundle: .module)
      : Text("Show \(count) older messages", bundle: .module)
  }
}

extension ListStart {
  /// Where a list of so many messages begins that hasn't this place: at its end, with its last message for a day.
  fileprivate func end(of count: Int) -> Int {
    switch self {
    case .day: max(count - 1, 0)
    case .message: count
    }
  }
}

/// Says so where all messages are from before or after the day that somebody went to.
private struct DayBeyond: View {
  let messages: MessagePages<Message>
  /// Where the list begins.
  let first: Int
  let day: Day
  let isNewestFirst: Bool

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    if let text {
      text
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(WorkspacesID.dayBeyond)
    }
  }

  private var text: Text? {
    guard first < messages.count, case .value(let message) = messages[first] else { return nil }
    let found = Day.today(in: timeZone, now: message.posted)
    if found < day, first == (isNewestFirst ? 0 : messages.count - 1) {
      return Text("No messages on \(day, format: .day). The newest is from \(found, format: .day).", bundle: .module)
    }
    if found > day, first == (isNewestFirst ? messages.count - 1 : 0) {
      return Text("No messages on \(day, format: .day). The oldest is from \(found, format: .day).", bundle: .module)
    }
    return nil
  }
}

/// What stands where a list has no messages, or not the one that it was to begin with.
private struct NoMessages: View {
  let isEmpty: Bool

  var body: some View {
    Group {
      if isEmpty {
        Text("This channel has no messages.", bundle: .module)
      } else {
        Text("This message isn’t in the list.", bundle: .module)
      }
    }
    .foregroundStyle(.secondary)
    .accessibilityIdentifier(WorkspacesID.noMessages)
  }
}

/// The row of a message, and below it the way to its thread.
private struct MessageLink: View, Equatable {
  let message: Message
  let format: PostedFormat
  let continues: Bool

  var body: some View {
    if message.replies > 0 {
      link
      NavigationLink(value: ConversationStep.thread(message.id)) {
        Text("\(message.replies) replies", bundle: .module)
          .font(.subheadline)
          .padding(.leading, 48)
      }
      .listRowSeparator(.hidden, edges: .top)
      .accessibilityIdentifier(WorkspacesID.thread(message.id))
    } else if message.details?.root != nil {
      link.padding(.leading, 32)
    } else if continues {
      link
        .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 11, trailing: 16))
        .listRowSeparator(.hidden, edges: .top)
    } else {
      link
    }
  }

  private var link: some View {
    NavigationLink(value: ConversationStep.message(message.id)) {
      PostedMessage(message: message, format: format, continues: continues)
        .foregroundStyle(.primary)
    }
    .accessibilityIdentifier(WorkspacesID.message(message.id))
  }
}

/// Who posted what and when; one that continues what its member said stands closer to the row above, without the avatar.
struct PostedMessage: View, Equatable {
  let message: Message
  let format: PostedFormat
  let continues: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      MemberAvatar(look: continues ? nil : MemberLook(message.member))
      MessageCell(
        title: message.member.displayName, titleIdentifier: WorkspacesID.member, message: message, format: format)
    }
  }
}
