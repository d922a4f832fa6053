import Domain
import Foundation
import GRDB

/// Writes the parts of a file into an archive's tables, each row once, in the file's order.
///
/// Who posted how much, and in which order messages are listed, is found when all are there: ``ArchiveArrangement``. In
/// memory are the members' names.
struct ArchiveRecorder {
  private(set) var report = ImportReport()

  /// How much of the file was read, from 0 to 1, if the reader knows.
  private(set) var position: Double?

  private var members: [Member: Int] = [:]
  private var people: [String: Int] = [:]

  private let addMember: Statement
  private let addMessage: Statement
  private let addChannel: Statement
  private let addWorkspace: Statement

  init(_ db: Database) throws {
    addMember = try db.makeStatement(sql: "INSERT INTO member VALUES (?, ?, ?, ?)")
    addMessage = try db.makeStatement(
      sql: """
        INSERT INTO message (place, channel, id, content, posted, member, thread, features, details)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    addChannel = try db.makeStatement(sql: "INSERT INTO channel (key, workspace, id, name) VALUES (?, ?, ?, ?)")
    addWorkspace = try db.makeStatement(sql: "INSERT INTO workspace (key, id, name) VALUES (?, ?, ?)")
  }

  mutating func add(_ part: ArchivePart) throws {
    switch part {
    case .message(let message): try add(message)
    case .channel(let id, let name):
      try addChannel.execute(arguments: [report.counts.channels, report.counts.workspaces, id, name])
      report.counts.channels += 1
    case .workspace(let id, let name):
      try addWorkspace.execute(arguments: [report.counts.workspaces, id, name])
      report.counts.workspaces += 1
    case .team(let id): report.team = id
    case .skipped(let part): report.skip(part)
    case .note(let note): report.add(note)
    case .position(let part): position = part
    }
  }

  private mutating func add(_ message: Message) throws {
    var details: Data?
    if let value = message.details {
      var writer = ByteWriter()
      value.write(to: &writer)
      details = Data(writer.bytes)
    }
    try addMessage.execute(arguments: [
      report.counts.messages, report.counts.channels, message.id, message.content,
      message.posted.timeIntervalSinceReferenceDate, try row(of: message.member), message.details?.root,
      MessageBits(message).rawValue, details,
    ])
    report.counts.messages += 1
  }

  /// A member's row; members of one id and two names are one person (D16), whose number is that of the first row.
  private mutating func row(of member: Member) throws -> Int {
    if let known = members[member] { return known }
    let person = people[member.id] ?? members.count
    try addMember.execute(arguments: [members.count, member.id, member.name, person])
    people[member.id] = person
    members[member] = members.count
    return members.count - 1
  }
}

extension MessageBits {
  /// What a message has of itself; that it began a thread is known later.
  init(_ message: Message) {
    self = Self(message.features.map { Self($0) })
    if message.details?.kind == .arrival { insert(.arrival) }
  }
}
