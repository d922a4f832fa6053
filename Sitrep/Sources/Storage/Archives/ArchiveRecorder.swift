import Domain
import Foundation
import GRDB

/// Writes the parts of a file into an archive's tables, each row once, and counts on the way what the lists show.
///
/// A channel's messages follow each other in `message` in the file's order, and take the same numbers in `listing`, newest
/// first. In memory are the members' names, and the times of one channel's messages until its end.
struct ArchiveRecorder {
  /// A member's row, and the number of the person: members of one id and two names are one person (D16).
  private struct Poster {
    let row: Int
    let person: Int
  }

  private(set) var counts = ArchiveCounts()

  private var posters: [Member: Poster] = [:]
  private var people: [String: Int] = [:]
  private var channel = Gathered()
  private var workspace = Gathered()
  private var listing: [(posted: Double, place: Int)] = []

  private let addMember: Statement
  private let addMessage: Statement
  private let addListing: Statement
  private let addChannel: Statement
  private let addWorkspace: Statement

  init(_ db: Database) throws {
    addMember = try db.makeStatement(sql: "INSERT INTO member VALUES (?, ?, ?)")
    addMessage = try db.makeStatement(sql: "INSERT INTO message VALUES (?, ?, ?, ?, ?)")
    addListing = try db.makeStatement(sql: "INSERT INTO listing VALUES (?, ?)")
    addChannel = try db.makeStatement(sql: "INSERT INTO channel VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    addWorkspace = try db.makeStatement(sql: "INSERT INTO workspace VALUES (?, ?, ?, ?, ?, ?)")
  }

  mutating func add(_ part: ArchivePart) throws {
    switch part {
    case .message(let message): try add(message)
    case .channel(let id, let name): try endChannel(id, name)
    case .workspace(let id, let name): try endWorkspace(id, name)
    }
  }

  private mutating func add(_ message: Message) throws {
    let poster = try poster(message.member)
    let posted = message.posted.timeIntervalSinceReferenceDate
    try addMessage.execute(arguments: [counts.messages, message.id, message.content, posted, poster.row])
    listing.append((posted, counts.messages))
    channel.people.insert(poster.person)
    counts.messages += 1
  }

  private mutating func poster(_ member: Member) throws -> Poster {
    if let known = posters[member] { return known }
    let person = people[member.id] ?? people.count
    let poster = Poster(row: posters.count, person: person)
    try addMember.execute(arguments: [poster.row, member.id, member.name])
    people[member.id] = person
    posters[member] = poster
    return poster
  }

  private mutating func endChannel(_ id: String, _ name: String) throws {
    let first = counts.messages - listing.count
    listing.sort { $0.posted == $1.posted ? $0.place < $1.place : $0.posted > $1.posted }
    for (offset, entry) in listing.enumerated() {
      try addListing.execute(arguments: [first + offset, entry.place])
    }
    channel.latest = listing.first?.posted
    try addChannel.execute(arguments: [
      counts.channels, counts.workspaces, id, name, first, listing.count, channel.people.count, channel.latest,
    ])
    workspace.add(channel)
    counts.channels += 1
    channel = Gathered()
    listing.removeAll(keepingCapacity: true)
  }

  private mutating func endWorkspace(_ id: String, _ name: String) throws {
    try addWorkspace.execute(arguments: [
      counts.workspaces, id, name, workspace.channels, workspace.people.count, workspace.latest,
    ])
    counts.workspaces += 1
    workspace = Gathered()
  }
}

/// What an archive holds.
package struct ArchiveCounts: Hashable, Sendable {
  package fileprivate(set) var workspaces = 0
  package fileprivate(set) var channels = 0
  package fileprivate(set) var messages = 0
}

/// What is known of a channel or a workspace before its end.
private struct Gathered {
  var channels = 0
  var people: Set<Int> = []
  var latest: Double?

  mutating func add(_ channel: Gathered) {
    channels += 1
    people.formUnion(channel.people)
    latest = [latest, channel.latest].compactMap(\.self).max()
  }
}
