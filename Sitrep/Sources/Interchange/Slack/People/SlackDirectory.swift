import Domain

/// The people and conversations of an export: as its lists name them, and as messages do whom no list has.
///
/// It belongs to the one pass that fills it.
final class SlackDirectory {
  /// Whom messages tell of and no list, at most; real exports have some hundreds.
  private static let mostGuests = 100_000

  private(set) var conversations: [SlackConversation] = []

  private var people: [String: String] = ["USLACKBOT": "Slackbot"]
  private var guests = 0
  private var byFolder: [String: Int] = [:]
  private var byID: [String: Int] = [:]

  /// How many people each team has, as far as users.json tells; those of shared channels may be of others.
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
    case "users.json": addPerson(id, value)
    case "dms.json": add(SlackConversation(id: id, members: members(value)), inFolder: id)
    case "mpims.json":
      let members = members(value)
      let name = value["name"]?.name ?? id
      add(SlackConversation(id: id, name: members.isEmpty ? name : "", members: members), inFolder: name)
    default:
      let name = value["name"]?.name ?? id
      add(SlackConversation(id: id, name: name), inFolder: name)
    }
  }

  private func addPerson(_ id: String, _ value: JSONNode) {
    let name = SlackPerson.name(of: value) ?? id
    people[id] = name
    if let bot = value["profile"]?["bot_id"]?.id, people[bot] == nil { people[bot] = name }
    if let team = value["team_id"]?.id { teams[team, default: 0] += 1 }
  }

  private func members(_ value: JSONNode) -> [String] {
    guard let elements = value["members"]?.elements else { return [] }
    return Array(elements.lazy.compactMap(\.id).prefix(SlackConversation.mostMembers))
  }

  private func add(_ conversation: SlackConversation, inFolder folder: String) {
    guard byID[conversation.id] == nil else { return }
    byID[conversation.id] = conversations.count
    if byFolder[folder] == nil { byFolder[folder] = conversations.count }
    conversations.append(conversation)
  }

  // MARK: What messages tell

  /// Keeps who posted a message where no list has them: guests, bots and people of other teams.
  func learn(from message: JSONNode) {
    if teams.isEmpty, teamOfMessages == nil { teamOfMessages = message["team"]?.id }
    if let profile = message["user_profile"] {
      guard let id = message["user"]?.id, people[id] == nil else { return }
      learn(id, SlackPerson.name(ofAuthor: profile))
    } else if let profile = message["bot_profile"] {
      guard let id = message["bot_id"]?.id, people[id] == nil else { return }
      learn(id, profile["name"]?.name)
    }
  }

  private func learn(_ id: String, _ name: String?) {
    guard let name, guests < Self.mostGuests else { return }
    guests += 1
    people[id] = name
  }

  // MARK: Names

  /// The conversation whose days are in a folder, also where no list has it.
  func conversation(inFolder folder: String) -> SlackConversation {
    let known = byFolder[folder] ?? byID[folder]
    return known.map { conversations[$0] }
      ?? SlackConversation(id: folder.bounded(WorkspacePass.longestID), name: folder)
  }

  /// The name of the conversation that a text names by its id.
  func channelName(_ id: String) -> String? { byID[id].map { name(of: conversations[$0]) } }

  /// What it is called: by its name, or those of its members.
  func name(of conversation: SlackConversation) -> String {
    let names = conversation.members.map(name(ofPerson:)).joined(separator: ", ")
    let title = conversation.name.isEmpty ? names : conversation.name
    return (title.isEmpty ? conversation.id : title).bounded(WorkspacePass.longestName)
  }

  /// What a person or a bot is called; the id of one who is not known.
  func name(ofPerson id: String) -> String { people[known(id)] ?? id }

  /// The same; nil for one who is not known.
  func person(_ id: String) -> String? { people[known(id)] }

  /// An id as the list has it; texts may have it in small letters.
  func known(_ id: String) -> String {
    if people[id] != nil { return id }
    let large = id.uppercased()
    return people[large] == nil ? id : large
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
