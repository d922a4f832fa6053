import Domain

/// Who posted a message.
enum SlackAuthor {
  static func member(of message: JSONNode, _ directory: SlackDirectory) -> Member {
    if let id = (message["user"]?.id ?? message["comment"]?["user"]?.id).map(directory.known) {
      return Member(id: id, name: directory.name(ofPerson: id))
    }
    let bot = message["bot_id"]?.id
    let name = message["username"]?.name ?? message["bot_profile"]?["name"]?.name ?? bot.flatMap(directory.person)
    let id = bot ?? name.map { "bot:\($0)".bounded(WorkspacePass.longestID) } ?? "unknown"
    return Member(id: id, name: name ?? id)
  }
}
