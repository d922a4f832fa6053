import Foundation

/// What a message has beside its text, its time and its member.
package struct MessageDetails: Hashable, Sendable {
  package var kind: MessageKind

  /// The id of the message that began the thread in which this one replies; nil outside threads, and for that one.
  package var root: String?

  /// True for a reply that was sent to the channel as well.
  package var isBroadcast: Bool

  /// When the text was changed last; nil where it never was.
  package var edited: Date?

  /// The text with its styles; nil where the plain text says the same, empty where the attachments say all.
  package var body: RichText?

  package var attachments: [MessageAttachment]
  package var files: [SharedFile]
  package var reactions: [MessageReaction]

  package init(
    kind: MessageKind = .message, root: String? = nil, isBroadcast: Bool = false, edited: Date? = nil,
    body: RichText? = nil, attachments: [MessageAttachment] = [], files: [SharedFile] = [],
    reactions: [MessageReaction] = []
  ) {
    self.kind = kind
    self.root = root
    self.isBroadcast = isBroadcast
    self.edited = edited
    self.body = body
    self.attachments = attachments
    self.files = files
    self.reactions = reactions
  }
}

/// What sort of message it is.
package enum MessageKind: UInt8, Hashable, Sendable {
  /// Somebody wrote it.
  case message

  /// Somebody says of themselves what they do, as by `/me`.
  case action

  /// A program wrote it.
  case bot

  /// It tells of a change, such as a channel's new topic.
  case event

  /// It tells that somebody joined or left.
  case arrival

  /// It was deleted: only its place is left.
  case deleted
}

/// What a program put below a message, such as the preview of a page.
package struct MessageAttachment: Hashable, Sendable {
  package struct Field: Hashable, Sendable {
    package let title: String
    package let value: String

    package init(title: String, value: String) {
      self.title = title
      self.value = value
    }
  }

  /// May be empty, as may the rest.
  package var title: String
  package var link: WebLink?

  /// Whose it is: a service or an author.
  package var source: String
  package var body: RichText
  package var fields: [Field]

  package init(
    title: String = "", link: WebLink? = nil, source: String = "", body: RichText = RichText(), fields: [Field] = []
  ) {
    self.title = title
    self.link = link
    self.source = source
    self.body = body
    self.fields = fields
  }
}

/// A file that was sent with a message; the archive has its name only.
package struct SharedFile: Hashable, Sendable {
  /// Empty where the export doesn't tell it.
  package let name: String

  /// What it is in a word, such as PDF; may be empty.
  package let kind: String

  /// In bytes; nil where that is not known.
  package let size: Int?

  /// Where it was; nil where that is not known.
  package let link: WebLink?

  package let state: State

  package init(name: String, kind: String = "", size: Int? = nil, link: WebLink? = nil, state: State = .present) {
    self.name = name
    self.kind = kind
    self.size = size
    self.link = link
    self.state = state
  }

  /// What had become of it when the export was made.
  package enum State: UInt8, Hashable, Sendable {
    case present, deleted

    /// The workspace's plan doesn't show files as old as this one.
    case hiddenByPlan
  }
}

/// How many answered a message with one emoji.
package struct MessageReaction: Hashable, Sendable {
  /// The emoji itself, or `:name:` of one that the workspace made.
  package let emoji: String

  package let count: Int

  /// Who they are, as far as that is known.
  package let names: [String]

  package init(emoji: String, count: Int, names: [String] = []) {
    self.emoji = emoji
    self.count = count
    self.names = names
  }
}
