import Domain

/// The people and conversations of an export, as its lists name them.
struct SlackDirectory {
  /// A channel, a private one, a group of people or two of them.
  struct Conversation {
    let id: String

    /// As the list has it; empty where people are named instead.
    let name: String

    /// The ids of those who talk in it, where it bears their names.
    let members: [String]
  }

  private(set) var conversations: [Conversation] = []

  /// The id of the team; nil where the export doesn't tell.
  private(set) var team: String?

  private var people: [String: String] = [:]
  private var byFolder: [String: Int] = [:]
  private var byID: [String: Int] = [:]

  // MARK: Lists

  /// Reads one of the lists at the export's root.
  ///
  /// - Throws: ``ArchiveImportProblem/notAnExport`` where channels.json isn't a list, and what `body` throws.
  mutating func read(_ bytes: [UInt8], at path: String, _ body: (ArchivePart) throws -> Void) throws {
    var list = SlackList(bytes)
    do {
      guard try list.begin() else { return try refuse(path, .notAList, body) }
      while let value = try list.next() { add(value, of: path) }
    } catch let problem as JSONScanProblem {
      try refuse(path, .notJSON(byte: problem.byte, fault: problem.fault), body)
    }
  }

  private func refuse(
    _ path: String, _ reason: SkippedPart.Reason, _ body: (ArchivePart) throws -> Void
  ) throws {
    guard !path.hasSuffix("channels.json") else { throw ArchiveImportProblem.notAnExport }
    try body(.skipped(SkippedPart(file: path, reason: reason)))
  }

  private mutating func add(_ value: JSONValue, of path: String) {
    guard let id = value["id"]?.words?.sound(mostBytes: WorkspacePass.longestID), !id.isEmpty else { return }
    switch path {
    case "users.json":
      people[id] = SlackPerson.name(of: value) ?? id
      team = team ?? value["team_id"]?.words?.sound(mostBytes: WorkspacePass.longestID)
    case "dms.json", "mpims.json":
      let members = value["members"]?.elements.compactMap(\.words) ?? []
      add(Conversation(id: id, name: "", members: members), inFolder: path == "dms.json" ? id : value["name"]?.words)
    default: add(Conversation(id: id, name: value["name"]?.words ?? id, members: []), inFolder: value["name"]?.words)
    }
  }

  private mutating func add(_ conversation: Conversation, inFolder folder: String?) {
    guard byID[conversation.id] == nil else { return }
    byID[conversation.id] = conversations.count
    byFolder[folder ?? conversation.id] = conversations.count
    conversations.append(conversation)
  }

  // MARK: Names

  /// The conversation whose days are in a folder, also where no list has it.
  func conversation(inFolder folder: String) -> Conversation {
    byFolder[folder].map { conversations[$0] }
      ?? Conversation(id: folder.sound(mostBytes: WorkspacePass.longestID), name: folder, members: [])
  }

  /// The name of the conversation that a text names by its id.
  func channelName(_ id: String) -> String? { byID[id].map { name(of: conversations[$0]) } }

  /// What it is called: by its name, or those of its members.
  func name(of conversation: Conversation) -> String {
    let names = conversation.members.map { person($0) ?? $0 }.joined(separator: ", ")
    let title = conversation.name.isEmpty ? names : conversation.name
    return (title.isEmpty ? conversation.id : title).sound(mostBytes: WorkspacePass.longestName)
  }

  /// What a person is called; the id of one who is not known.
  func name(ofPerson id: String) -> String { person(id) ?? id }

  /// What a person is called, whose id may be written in small letters.
  func person(_ id: String) -> String? {
    people[id] ?? people[id.uppercased()] ?? (id == "USLACKBOT" ? "Slackbot" : nil)
  }

  /// A person's id as the list has it.
  func known(_ id: String) -> String { people[id] == nil && people[id.uppercased()] != nil ? id.uppercased() : id }

  /// Keeps what a message tells of who posted it: guests and people of other teams stand in no list.
  mutating func learn(from message: JSONValue) {
    team = team ?? message["team"]?.words?.sound(mostBytes: WorkspacePass.longestID)
    guard let id = message["user"]?.words?.sound(mostBytes: WorkspacePass.longestID), people[id] == nil,
      let profile = message["user_profile"],
      let name = SlackPerson.name(of: .object([JSONValue.Member(name: "profile", value: profile)]))
    else { return }
    people[id] = name
  }
}

/// Somebody in an export.
enum SlackPerson {
  /// The first name that says something, of the profile and of the person; nil where none does.
  static func name(of person: JSONValue) -> String? {
    let profile = person["profile"]
    let names = [
      profile?["display_name"], profile?["real_name"], person["real_name"], profile?["name"], person["name"],
    ]
    let name = names.compactMap { $0?.words }.first { !$0.allSatisfy(\.isWhitespace) }
    return name?.sound(mostBytes: WorkspacePass.longestName)
  }
}

extension String {
  /// The text without NUL, which SQLite takes for a text's end, and not longer than so many bytes.
  func sound(mostBytes: Int) -> String {
    let text = utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self
    return text.utf8.count > mostBytes ? text.beginning(bytes: mostBytes) : text
  }
}
