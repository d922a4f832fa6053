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
        list(messages, from: position ?? messages.count)
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
          NoMessages(isEmpty: messages.count == 0, listing: route.wrappedValue.listing, start: route.wrappedValue.start)
        }
        MessageRows(messages: messages, from: first, hasThreads: true, message: \.self) { message, place, format in
          MessageLink(message: message, format: format, continues: place == .continues).equatable()
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

/// What stands where a list has no messages, or none from its start on.
private struct NoMessages: View {
  let isEmpty: Bool
  let listing: MessageListing
  let start: ListStart?

  var body: some View {
    Group {
      if isEmpty {
        Text("This channel has no messages.", bundle: .module)
      } else if case .day(let day) = start {
        listing.isNewestFirst
          ? Text("No messages on or before \(day, format: .day).", bundle: .module)
          : Text("No messages on or after \(day, format: .day).", bundle: .module)
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
