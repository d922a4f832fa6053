import Foundation

/// What goes on in a channel or a workspace, as its row says it (R135-R140).
package struct Activity: Hashable, Sendable {
  /// Messages of a channel, channels of a workspace.
  package let count: Int

  /// How many different members posted; each is counted once, by id (D16).
  package let members: Int

  /// When the newest message was posted; nil where there is none.
  package let latest: Date?

  package init(count: Int, members: Int, latest: Date?) {
    self.count = count
    self.members = members
    self.latest = latest
  }
}

extension Activity {
  package init(of channel: Channel) {
    self.init(count: channel.messages.count, in: channel.messages)
  }

  package init(of workspace: Workspace) {
    self.init(count: workspace.channels.count, in: workspace.channels.flatMap(\.messages))
  }

  private init(count: Int, in messages: [Message]) {
    self.init(count: count, members: Set(messages.map(\.member.id)).count, latest: messages.map(\.posted).max())
  }
}
