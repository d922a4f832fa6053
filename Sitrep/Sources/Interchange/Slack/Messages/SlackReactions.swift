import Domain

/// How many answered a message with an emoji.
enum SlackReactions {
  /// Slack takes 23 different ones of a person, and a few more of others.
  private static let mostReactions = 200
  private static let mostNames = 50
  private static let mostCount = 1_000_000

  static func reactions(of message: JSONNode, _ directory: SlackDirectory) -> [MessageReaction] {
    guard let elements = message["reactions"]?.elements else { return [] }
    return elements.prefix(mostReactions).compactMap { reaction in
      guard let name = reaction["name"]?.id else { return nil }
      let users = reaction["users"]?.elements.compactMap(\.id) ?? []
      let count = max(reaction["count"]?.integer ?? 0, users.count, 1)
      return MessageReaction(
        emoji: Emoji.text(name), count: min(count, mostCount),
        names: users.prefix(mostNames).map(directory.people.name))
    }
  }
}
