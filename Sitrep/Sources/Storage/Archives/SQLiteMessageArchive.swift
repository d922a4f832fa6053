import Domain
import Foundation
import GRDB

/// An archive in a SQLite file of its own, which is never written again.
///
/// Every list of a channel has its order kept and is read by key, so it takes no longer for a larger archive. The file
/// may be deleted while it is open.
package final class SQLiteMessageArchive: MessageArchive {
  /// The name of the file that was imported.
  let name: String

  let imported: Date

  /// The team whose exports it is made of; nil of other files.
  let team: String?

  /// How many messages are read at once to be exported: others wait for the connection meanwhile.
  private static let batch = 500

  let connection: ArchiveConnection

  /// Opens a complete file; it is looked at, and not read through.
  ///
  /// - Throws: ``ArchiveImportProblem`` for a file that is damaged, foreign or of another version.
  init(opening path: String) throws {
    do {
      connection = try ArchiveConnection(path)
      guard ArchiveSchema.readableVersions.contains(try connection.version()) else {
        throw ArchiveImportProblem.other("another version of Sitrep made it")
      }
      let about = try connection.rows("SELECT name, imported, team FROM about") { row in
        (try row.text(0), try row.date(1), try row.textIfAny(2))
      }
      guard let about = about.first else { throw ArchiveRow.damage }
      (name, imported, team) = about
    } catch {
      throw ArchiveImportProblem(error)
    }
  }

  package func workspaces() throws(ArchiveImportProblem) -> [ConversationSummary] {
    try connection.rows("SELECT id, name, channels, members, latest, 0 FROM workspace ORDER BY key") {
      try $0.summary()
    }
  }

  package func channels(of workspace: String) throws(ArchiveImportProblem) -> [ConversationSummary] {
    try connection.rows(
      """
      SELECT id, name, messages, members, latest, arrivals FROM channel
      WHERE workspace = (SELECT key FROM workspace WHERE id = ?) ORDER BY key
      """, [workspace]
    ) { try $0.summary() }
  }

  package func messages(
    in channel: ChannelPath, _ listing: MessageListing, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [Message] {
    try connection.read { db in
      guard let channel = try ChannelRow(channel, db) else { return [] }
      return try db.messages(at: channel.places(listing, range, db)).map(\.message)
    }
  }

  package func message(_ id: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> Message? {
    try connection.read { db in
      guard let place = try ChannelRow(channel, db)?.place(of: id, db) else { return nil }
      return try db.messages(at: [place]).first?.message
    }
  }

  package func thread(_ root: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> [Message] {
    try connection.read { db in
      guard let place = try ChannelRow(channel, db)?.place(of: root, db) else { return [] }
      let replies = try db.values("SELECT place FROM message WHERE root = ? ORDER BY posted, place", [place]) {
        try $0.count(0)
      }
      return try db.messages(at: [place] + replies).map(\.message)
    }
  }

  package func position(
    of message: String, in channel: ChannelPath, _ listing: MessageListing
  ) throws(ArchiveImportProblem) -> Int? {
    try connection.read { db in
      guard let channel = try ChannelRow(channel, db), let place = try channel.place(of: message, db) else {
        return nil
      }
      return try channel.position(of: place, listing, db)
    }
  }

  package func position(
    of date: Date, in channel: ChannelPath, _ listing: MessageListing
  ) throws(ArchiveImportProblem) -> Int? {
    try connection.read { db in
      guard let channel = try ChannelRow(channel, db), let place = try channel.place(nearest: date, listing, db) else {
        return nil
      }
      return try channel.position(of: place, listing, db)
    }
  }

  package func members(of workspace: String) throws(ArchiveImportProblem) -> [MemberSummary] {
    try connection.rows(
      """
      SELECT id, name, messages, latest FROM poster CROSS JOIN member ON member.key = poster.member
      WHERE workspace = (SELECT key FROM workspace WHERE id = ?)
      """, [workspace]
    ) { row in
      MemberSummary(
        member: Member(id: try row.text(0), name: try row.text(1)), messages: try row.count(2),
        latest: try row.date(3))
    }.people
  }

  package func messages(
    by member: String, in workspace: String, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [ChannelMessage] {
    try connection.read { db in
      guard let tag = try db.tags(ofMember: member, in: workspace).first else { return [] }
      let places = try db.values(
        """
        SELECT place FROM search CROSS JOIN moment ON moment.rank = search.rowid
        WHERE search MATCH ? ORDER BY search.rowid DESC LIMIT ? OFFSET ?
        """, ["tags : \"\(tag)\"", range.count, range.lowerBound]
      ) { try $0.count(0) }
      return try db.messages(at: places).map(\.inChannel)
    }
  }

  package func busyWeek() throws(ArchiveImportProblem) -> BusyWeek? {
    let workspaces = try workspaces()
    guard let end = workspaces.compactMap(\.activity.latest).max() else { return nil }
    let channels = try connection.read { db in
      let start = try db.ranks(from: BusyWeek.start(before: end), until: nil)
      let counts = try db.values(
        """
        SELECT channel, COUNT(*) FROM moment CROSS JOIN message ON message.place = moment.place
        WHERE rank >= ? AND posted > ? GROUP BY channel
        """, [start.lowerBound, BusyWeek.start(before: end).timeIntervalSinceReferenceDate]
      ) { (try $0.count(0), try $0.count(1)) }
      let inWeek = Dictionary(uniqueKeysWithValues: counts)
      return try db.values(
        """
        SELECT channel.id, channel.name, channel.messages, channel.members, channel.latest, channel.arrivals,
          workspace.id, workspace.name, workspace.channels, workspace.members, workspace.latest, 0, channel.key
        FROM channel CROSS JOIN workspace ON workspace.key = channel.workspace
        ORDER BY channel.key
        """, []
      ) { row in
        BusyWeek.Channel(
          workspace: try row.summary(from: 6), channel: try row.summary(), messages: inWeek[try row.count(12)] ?? 0)
      }
    }
    return BusyWeek(end: end, channels: channels)
  }

  package func counts(before moments: [Date]) throws(ArchiveImportProblem) -> [Int] {
    try connection.read { db in try moments.map { try db.ranks(from: nil, until: $0).count } }
  }

  package func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) throws {
    var next = 0
    var messages: [Message] = []
    repeat {
      messages = try connection.read { db -> [Message] in
        guard let channel = try ChannelRow(channel, db) else { return [] }
        return try db.messages(at: channel.places(.file, next..<next + Self.batch, db)).map(\.message)
      }
      try messages.forEach(body)
      next += messages.count
    } while !messages.isEmpty
  }

  package func find(
    _ filter: MessageFilter, in workspace: String?, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> FoundMessages {
    try connection.read { db in try ArchiveSearch(filter, in: workspace, db).find(range, db) }
  }
}
