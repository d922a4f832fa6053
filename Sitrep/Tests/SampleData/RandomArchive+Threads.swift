import Domain
import Foundation

extension RandomArchive {
  /// The same workspaces with what only an export has: threads, arrivals, reactions, files, links and styles.
  package mutating func withDetails(_ workspaces: [Workspace]) -> [Workspace] {
    workspaces.map { workspace in
      Workspace(
        id: workspace.id, name: workspace.name,
        channels: workspace.channels.map { channel in
          let ids = channel.messages.map(\.id) + ["gone"]
          return Channel(
            id: channel.id, name: channel.name,
            messages: channel.messages.map { message in
              Message(
                id: message.id, content: message.content, posted: message.posted, member: message.member,
                details: details(ids, of: message.id))
            })
        })
    }
  }

  private mutating func details(_ ids: [String], of id: String) -> MessageDetails? {
    guard number(0...3) > 0 else { return nil }
    var details = MessageDetails(kind: number(0...3) == 0 ? .arrival : .message)
    let root = ids[number(0...ids.count - 1)]
    if number(0...1) == 0, root != id { details.root = root }
    if number(0...3) == 0 { details.edited = moment() }
    if number(0...3) == 0 { details.reactions = [MessageReaction(emoji: "👍", count: number(1...3), names: ["Ann"])] }
    if number(0...3) == 0 { details.files = [SharedFile(name: "a.pdf", kind: "PDF", size: number(0...9_999))] }
    if number(0...3) == 0, let link = WebLink("https://example.org/\(number(0...9))") {
      details.body = RichText([.paragraph([RichRun("here", [.bold], to: .link(link))])])
    }
    return details
  }
}
