import Domain

/// Who posted a message.
enum SlackAuthor {
  static func member(of message: JSONNode, _ directory: SlackDirectory) -> Member {
    let people = directory.people
    let user = (message["user"]?.id ?? message["comment"]?["user"]?.id).map(people.spelled)
    let profile = message["bot_profile"]
    // An app's message bears a user's id too, which no list may have.
    if let user, people.isCertain(user) || profile?["name"]?.name == nil {
      return Member(id: user, name: people.name(user))
    }
    let bot = message["bot_id"]?.id ?? profile?["id"]?.id ?? user
    let name = message["username"]?.name ?? profile?["name"]?.name ?? bot.flatMap(people.known)
    let id = bot ?? name.map { "bot:\($0)".bounded(WorkspacePass.longestID) } ?? "unknown"
    return Member(id: id, name: name ?? id)
  }
}
