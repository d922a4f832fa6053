import Domain
import Foundation

/// The people and conversations of an export, by what its lists and all of its messages tell.
///
/// It belongs to the one pass that fills it, and is complete before the first message is read.
final class SlackDirectory {
  private(set) var conversations: [SlackConversation] = []

  let people = SlackPeople()

  private var byFolder: [String: Int] = [:]
  private var byID: [String: Int] = [:]

  /// By names and ids as ``key(_:)`` has them, where folders are spelled differently.
  private var byKey: [String: Int] = [:]
  private var canvases: [String: String] = [:]

  /// How many people each team has, as far as lists tell; those of shared channels may be of others.
  private var teams: [String: Int] = [:]
  private var teamOfMessages: String?

  /// The id of the team whose export it is; nil where the export doesn't tell.
  var team: String? {
    teams.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? teamOfMessages
  }

  // MARK: What the lists tell

  /// Keeps an element of one of the lists at the export's root; one without an id tells nothing.
  func add(_ value: JSONNode, of list: String) {
    guard let id = value["id"]?.id else { return }
    switch list {
    case "users.json", "org_users.json": addPerson(id, value)
    case "canvases.json": canvases[id] = value["title"]?.name ?? value["name"]?.name
    case "dms.json": add(SlackConversation(id: id, members: members(value)), inFolders: [id])
    case "mpims.json":
      let members = members(value)
      let name = value["name"]?.name ?? id
      add(SlackConversation(id: id, name: members.isEmpty ? name : "", members: members), inFolders: [name])
    default:
      let name = value["name"]?.name ?? id
      let folders = [name, value["name_normalized"]?.name].compactMap(\.self)
      add(SlackConversation(id: id, name: name), inFolders: folders)
    }
  }

  private func addPerson(_ id: String, _ value: JSONNode) {
    let isNew = people.add(id, SlackPerson.name(of: value), bot: value["profile"]?["bot_id"]?.id)
    if isNew, let team = value["team_id"]?.id { teams[team, default: 0] += 1 }
  }

  private func members(_ value: JSONNode) -> [String] {
    guard let elements = value["members"]?.elements else { return [] }
    return Array(elements.lazy.compactMap(\.id).prefix(SlackConversation.mostMembers))
  }

  private func add(_ conversation: SlackConversation, inFolders folders: [String]) {
    guard byID[conversation.id] == nil else { return }
    let index = conversations.count
    byID[conversation.id] = index
    for (place, folder) in folders.enumerated() {
      if place == 0, byFolder[folder] == nil { byFolder[folder] = index }
      if byKey[Self.key(folder)] == nil { byKey[Self.key(folder)] = index }
    }
    if byKey[Self.key(conversation.id)] == nil { byKey[Self.key(conversation.id)] = index }
    conversations.append(conversation)
  }

  /// A name by which other spellings of it are the same: half width, ligatures, capital letters.
  private static func key(_ name: String) -> String {
    name.precomposedStringWithCompatibilityMapping.lowercased()
  }

  /// Keeps the team that the first message tells which names one.
  func learnTeam(from message: JSONNode) {
    if teams.isEmpty, teamOfMessages == nil { teamOfMessages = message["team"]?.id }
  }

  // MARK: Names

  /// The conversation whose days are in a folder, also where no list has it.
  func conversation(inFolder folder: String) -> SlackConversation {
    if let known = byFolder[folder] ?? byID[folder] ?? byKey[Self.key(folder)] { return conversations[known] }
    if let canvas = CanvasFolder(folder) {
      return SlackConversation(id: canvas.id, name: canvas.title ?? canvases[canvas.id] ?? canvas.id)
    }
    return SlackConversation(id: folder.bounded(WorkspacePass.longestID), name: folder)
  }

  /// The name of the conversation that a text names by its id.
  func channelName(_ id: String) -> String? { byID[id].map { name(of: conversations[$0]) } }

  /// What it is called: by its name, or those of its members.
  func name(of conversation: SlackConversation) -> String {
    let names = conversation.members.map(people.name).joined(separator: ", ")
    let title = conversation.name.isEmpty ? names : conversation.name
    return (title.isEmpty ? conversation.id : title).bounded(WorkspacePass.longestName)
  }
}

/// A folder with the comments on a canvas, such as `FC:F06ABCDEF:Handover notes`.
struct CanvasFolder {
  let id: String

  /// Nil where the folder doesn't tell it.
  let title: String?

  /// Nil for other folders; programs for Windows write `_` for the colons.
  init?(_ name: String) {
    guard let match = name.wholeMatch(of: /FC[:_](F[A-Z0-9]{5,40})(?:[:_](.*))?/) else { return nil }
    id = String(match.1)
    title = match.2.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : String($0).bounded(WorkspacePass.longestName) }
  }
}

/// A channel, a private one, a group of people or two of them.
struct SlackConversation {
  /// So many name a conversation; a group has no more than nine.
  static let mostMembers = 50

  let id: String

  /// As the list has it; empty where people are named instead.
  let name: String

  /// The ids of those who talk in it, each once, where it bears their names.
  let members: [String]

  init(id: String, name: String = "", members: [String] = []) {
    self.id = id
    self.name = name
    self.members = members.reduce(into: []) { known, id in
      if !known.contains(id) { known.append(id) }
    }
  }
}
