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

  /// What there is beside them; nil where there is nothing.
  package let details: MessageDetails?

  /// How many replied to it in a thread, as far as that is known.
  package let replies: Int

  package init(
    id: String, content: String, posted: Date, member: Member, details: MessageDetails? = nil, replies: Int = 0
  ) {
    self.id = id
    self.content = content
    self.posted = posted
    self.member = member
    self.details = details
    self.replies = replies
  }
}

extension Message {
  /// As `Workspaces.json` has it.
  private enum CodingKeys: CodingKey {
    case id, content, posted, member
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id), content: try values.decode(String.self, forKey: .content),
      posted: try values.decode(Date.self, forKey: .posted), member: try values.decode(Member.self, forKey: .member))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(content, forKey: .content)
    try values.encode(posted, forKey: .posted)
    try values.encode(member, forKey: .member)
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
