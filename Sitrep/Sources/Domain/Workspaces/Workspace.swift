import Foundation

/// A team's place for messages, as `Workspaces.json` has it (R125).
///
/// Ids are texts that a file brings along; nothing is read out of them. Names may repeat, also inside one workspace.
package struct Workspace: Codable, Hashable, Identifiable, Sendable {
  package let id: String
  package let name: String
  package let channels: [Channel]

  package init(id: String, name: String, channels: [Channel]) {
    self.id = id
    self.name = name
    self.channels = channels
  }
}

/// A conversation of a workspace.
package struct Channel: Codable, Hashable, Identifiable, Sendable {
  package let id: String
  package let name: String

  /// In any order.
  package let messages: [Message]

  package init(id: String, name: String, messages: [Message]) {
    self.id = id
    self.name = name
    self.messages = messages
  }
}

/// What a member posted in a channel.
package struct Message: Codable, Hashable, Identifiable, Sendable {
  package let id: String

  /// Any text; whoever shows it escapes it.
  package let content: String

  package let posted: Date
  package let member: Member

  package init(id: String, content: String, posted: Date, member: Member) {
    self.id = id
    self.content = content
    self.posted = posted
    self.member = member
  }
}

/// Somebody who posts; two members may bear one name.
package struct Member: Codable, Hashable, Identifiable, Sendable {
  package let id: String
  package let name: String

  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  /// What to call them: their id where their name shows nothing.
  package var displayName: String { DisplayName.of(name, id: id) }
}

/// Files may hold names that are empty or blank; nobody could see or press those.
enum DisplayName {
  static func of(_ name: String, id: String) -> String {
    name.allSatisfy(\.isWhitespace) ? id : name
  }
}
