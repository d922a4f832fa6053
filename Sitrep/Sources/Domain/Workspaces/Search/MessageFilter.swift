import Foundation

/// Which messages are looked for: those for which all of it holds.
package struct MessageFilter: Hashable, Sendable {
  package enum Order: String, Codable, Hashable, Sendable {
    case newest, best
  }

  package var terms: [SearchTerm]

  /// Of these people, by id; nil: of anybody.
  package var members: Set<String>?

  /// In these channels, by id; nil: in any.
  package var channels: Set<String>?

  /// Posted at this moment or later.
  package var from: Date?

  /// Posted before this moment.
  package var until: Date?

  package var features: Set<MessageFeature>
  package var order: Order

  package init(
    terms: [SearchTerm] = [], members: Set<String>? = nil, channels: Set<String>? = nil, from: Date? = nil,
    until: Date? = nil, features: Set<MessageFeature> = [], order: Order = .newest
  ) {
    self.terms = terms
    self.members = members
    self.channels = channels
    self.from = from
    self.until = until
    self.features = features
    self.order = order
  }
}

/// A word or a phrase that a message must have, whatever its case and accents are.
package struct SearchTerm: Hashable, Sendable {
  /// One word, or several that follow each other.
  package let text: String

  /// True where the last word may go on.
  package let isPrefix: Bool

  package init(_ text: String, isPrefix: Bool = false) {
    self.text = text
    self.isPrefix = isPrefix
  }
}

/// Messages that were found: some of them, and how many there are.
package struct FoundMessages: Hashable, Sendable {
  /// The most that are counted.
  package static let mostCounted = 10_000

  /// Counting is dear, so no more are counted than these beyond those that are read.
  private static let countedAhead = 1_000

  package let messages: [FoundMessage]

  /// How many there are.
  package let count: Int

  /// True where there are as many or more, since no more were counted.
  package let hasMore: Bool

  package init(_ messages: [FoundMessage], count: Int, hasMore: Bool = false) {
    self.messages = messages
    self.count = count
    self.hasMore = hasMore
  }

  /// How many are counted where some are read, so that a list goes on as it is read.
  package static func counted(reading range: Range<Int>) -> Int {
    min(mostCounted, (range.upperBound / countedAhead + 1) * countedAhead)
  }
}

/// A message that was found, where it is, and the part of its text that shows why.
package struct FoundMessage: Hashable, Sendable {
  /// A part of the text.
  package struct Piece: Hashable, Sendable {
    package let text: String

    /// True for what was looked for.
    package let isMatch: Bool

    package init(_ text: String, isMatch: Bool = false) {
      self.text = text
      self.isMatch = isMatch
    }
  }

  /// By its id.
  package let workspace: String
  package let workspaceName: String
  package let found: ChannelMessage
  package let snippet: [Piece]

  package init(workspace: String, workspaceName: String, found: ChannelMessage, snippet: [Piece]) {
    self.workspace = workspace
    self.workspaceName = workspaceName
    self.found = found
    self.snippet = snippet
  }
}
