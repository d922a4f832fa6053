import Domain
import Foundation

/// One pass through a file of workspaces.
///
/// Two forms are read, and mixtures of them: with an id for everything, and an older one without, where a message has
/// `user: {name, email}` and `date` instead of `member: {id, name}` and `posted`. There a member's id is the e-mail
/// address, and all other ids are the place in the list, from 1: the same file gives the same ids. Members of unknown
/// name are skipped.
struct WorkspacePass {
  /// The most bytes that a message may have.
  static let longestContent = 1_000_000

  /// The most bytes that an id may have: it stands in addresses.
  static let longestID = 200

  /// The most bytes that a name may have.
  static let longestName = 1_000

  /// The most names that are looked at of a file that is one object.
  private static let mostNames = 100

  private var json: JSONScanner
  private var place = ArchivePosition()

  /// The names of a workspace's members that would tell another kind of file.
  private var names: Set<String> = []

  init(_ json: JSONScanner) {
    self.json = json
  }

  mutating func run(_ body: (ArchivePart) throws -> Void) throws {
    try json.takeByteOrderMark()
    guard try json.takesToken("[") else { throw try notAList() }
    var ids: Set<String> = []
    var isFirst = true
    while try json.nextElement(&isFirst) {
      let (id, name) = try conversation(of: "channels", at: \.channel) { try $0.channel(body) }
      try keep(id, in: &ids)
      try body(.workspace(id: id, name: name))
      names = []
      place.workspace += 1
    }
    try json.end()
  }

  private mutating func channel(_ body: (ArchivePart) throws -> Void) throws -> String {
    let (id, name) = try conversation(of: "messages", at: \.message) { pass in
      let message = try pass.message()
      try body(.message(message))
      return message.id
    }
    try body(.channel(id: id, name: name))
    return id
  }

  /// A workspace or a channel, with the list of what is in it.
  ///
  /// The place tells at `index` which one of them is read; `element` takes it and returns its id.
  private mutating func conversation(
    of list: String, at index: WritableKeyPath<ArchivePosition, Int?>, _ element: (inout Self) throws -> String
  ) throws -> (id: String, name: String) {
    var (id, name): (String?, String?)
    var hasList = false
    try beginObject("")
    var isFirst = true
    while let member = try json.nextMember(&isFirst) {
      switch member {
      case "id": id = try identifier("id", before: id)
      case "name": name = try text("name", Self.longestName, before: name)
      case list:
        guard !hasList else { throw twice(list) }
        hasList = true
        try elements(of: list, at: index, element)
      default:
        if MistakenFile.tellingNames.contains(member) { names.insert(member) }
        try json.skipValue()
      }
    }
    guard hasList else { throw MistakenFile(members: names).map(ArchiveImportProblem.mistaken) ?? missing(list) }
    guard let name else { throw missing("name") }
    return (id ?? number, name)
  }

  private mutating func elements(
    of list: String, at index: WritableKeyPath<ArchivePosition, Int?>, _ element: (inout Self) throws -> String
  ) throws {
    guard try json.takesToken("[") else { throw try wrong(list, .list) }
    var ids: Set<String> = []
    var isFirst = true
    var count = 0
    while try json.nextElement(&isFirst) {
      count += 1
      place[keyPath: index] = count
      try keep(try element(&self), in: &ids)
    }
    place[keyPath: index] = nil
  }

  /// Which one in its list is read, from 1.
  private var number: String { "\(place.message ?? place.channel ?? place.workspace)" }

  private func keep(_ id: String, in ids: inout Set<String>) throws {
    guard ids.insert(id).inserted else { throw problem("id", .takenID) }
  }

  /// What a file is that isn't a list.
  private mutating func notAList() throws -> ArchiveImportProblem {
    guard try json.takesToken("{") else {
      try json.skipValue()
      return .notAList
    }
    var names: Set<String> = []
    var format: String?
    var isFirst = true
    while let name = try json.nextMember(&isFirst) {
      if names.count < Self.mostNames { names.insert(name) }
      if name == "format", try json.nextToken() == UInt8(ascii: "\"") {
        format = try json.takenText(longest: Self.longestContent)
      } else {
        try json.skipValue()
      }
    }
    return MistakenFile(object: names, format: format).map(ArchiveImportProblem.mistaken) ?? .notAList
  }
}

/// Messages.
extension WorkspacePass {
  private mutating func message() throws -> Message {
    var (id, content): (String?, String?)
    var posted: Date?
    var member: Member?
    try beginObject("")
    var isFirst = true
    while let name = try json.nextMember(&isFirst) {
      switch name {
      case "id": id = try identifier("id", before: id)
      case "content": content = try text("content", Self.longestContent, before: content)
      case "posted", "date": posted = try date(name, before: posted)
      case "member", "user":
        guard member == nil else { throw twice(name) }
        member = try self.member(name)
      default: try json.skipValue()
      }
    }
    guard let content else { throw missing("content") }
    guard let posted else { throw missing("posted") }
    guard let member else { throw missing("member") }
    return Message(id: id ?? number, content: content, posted: posted, member: member)
  }

  private mutating func member(_ path: String) throws -> Member {
    var (id, email, name): (String?, String?, String?)
    try beginObject(path)
    var isFirst = true
    while let member = try json.nextMember(&isFirst) {
      switch member {
      case "id": id = try identifier("\(path).id", before: id)
      case "email": email = try identifier("\(path).email", before: email)
      case "name": name = try text("\(path).name", Self.longestName, before: name)
      default: try json.skipValue()
      }
    }
    guard let name else { throw missing("\(path).name") }
    guard let id = id ?? email?.lowercased() else { throw missing("\(path).id") }
    return Member(id: id, name: name)
  }

  private mutating func date(_ member: String, before: Date?) throws -> Date {
    let text = try text(member, Self.longestID, before: before.map { _ in "" })
    guard let date = ArchiveDate.date(of: text) else {
      throw problem(member, .expected(.date))
    }
    return date
  }
}

/// Values that are as expected, and what is said of others.
extension WorkspacePass {
  private mutating func beginObject(_ path: String) throws {
    guard try json.takesToken("{") else { throw try wrong(path, .object) }
  }

  /// A short text that is not empty.
  private mutating func identifier(_ path: String, before: String?) throws -> String {
    let id = try text(path, Self.longestID, before: before)
    guard !id.isEmpty else { throw problem(path, .emptyText) }
    return id
  }

  /// A text of at most so many bytes.
  private mutating func text(_ path: String, _ longest: Int, before: String?) throws -> String {
    guard before == nil else { throw twice(path) }
    guard try json.nextToken() == UInt8(ascii: "\"") else { throw try wrong(path, .text) }
    let text = try json.takenText(longest: Self.longestContent)
    guard text.utf8.count <= longest else { throw problem(path, .tooLongText(mostBytes: longest)) }
    return text
  }

  /// What is wrong with the value that comes next, unless it is no JSON at all.
  private mutating func wrong(_ path: String, _ expected: FilePart) throws -> ArchiveImportProblem {
    try json.skipValue()
    return problem(path, .expected(expected))
  }

  private func missing(_ path: String) -> ArchiveImportProblem {
    problem(path, .missing)
  }

  private func twice(_ path: String) -> ArchiveImportProblem {
    problem(path, .twice)
  }

  private func problem(_ path: String, _ fault: FileFault) -> ArchiveImportProblem {
    .notAnArchive(at: place, member: path, fault: fault)
  }
}
