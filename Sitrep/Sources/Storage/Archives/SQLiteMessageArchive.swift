import Domain
import Foundation
import GRDB

/// An archive in a SQLite file of its own, which is never written again.
///
/// Every list of a channel has its numbers in its rows and is read by key, so it takes no longer for a larger archive.
/// The file may be deleted while it is open.
package final class SQLiteMessageArchive: MessageArchive {
  /// The name of the file that was imported.
  let name: String

  let imported: Date

  /// How many messages are read at once to be exported: others wait for the connection meanwhile.
  private static let batch = 500

  private let queue: DatabaseQueue

  /// Opens a complete file; it is looked at, and not read through.
  ///
  /// - Throws: ``ArchiveImportProblem`` for a file that is damaged, foreign or of another version.
  init(opening path: String) throws {
    do {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.label = "archive"
      queue = try DatabaseQueue(path: path, configuration: configuration)
      (name, imported) = try queue.read(Self.about)
    } catch {
      throw ArchiveImportProblem(error)
    }
  }

  package func workspaces() throws(ArchiveImportProblem) -> [ConversationSummary] {
    try rows("SELECT id, name, channels, members, latest FROM workspace ORDER BY key", []) { try $0.summary() }
  }

  package func channels(of workspace: String) throws(ArchiveImportProblem) -> [ConversationSummary] {
    try rows(
      """
      SELECT id, name, messages, members, latest FROM channel
      WHERE workspace = (SELECT key FROM workspace WHERE id = ?) ORDER BY key
      """, [workspace]
    ) { try $0.summary() }
  }

  package func messages(in channel: ChannelPath, _ range: Range<Int>) throws(ArchiveImportProblem) -> [Message] {
    guard let places = try places(of: channel) else { return [] }
    let range = range.clamped(to: 0..<places.count)
    return try rows(
      """
      SELECT message.id, content, posted, member.id, member.name
      FROM listing CROSS JOIN message ON message.place = listing.place CROSS JOIN member ON member.key = message.member
      WHERE position >= ? AND position < ? ORDER BY position
      """, [places.lowerBound + range.lowerBound, places.lowerBound + range.upperBound]
    ) { try $0.message() }
  }

  package func message(_ id: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> Message? {
    guard let places = try places(of: channel) else { return nil }
    return try rows(
      """
      SELECT message.id, content, posted, member.id, member.name
      FROM message CROSS JOIN member ON member.key = message.member WHERE message.id = ? AND place >= ? AND place < ?
      """, [id, places.lowerBound, places.upperBound]
    ) { try $0.message() }.first
  }

  package func members(of workspace: String) throws(ArchiveImportProblem) -> [MemberSummary] {
    let places = try places(of: workspace)
    return try rows(
      """
      SELECT member.id, member.name, COUNT(*), MAX(posted)
      FROM message CROSS JOIN member ON member.key = message.member
      WHERE place >= ? AND place < ? GROUP BY member.key
      """, [places.lowerBound, places.upperBound]
    ) { row in
      MemberSummary(
        member: Member(id: try row.text(0), name: try row.text(1)), messages: try row.count(2),
        latest: try row.date(3))
    }.people
  }

  package func messages(
    by member: String, in workspace: String, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [ChannelMessage] {
    let places = try places(of: workspace)
    return try rows(
      """
      SELECT message.id, content, posted, member.id, member.name, channel.id, channel.name
      FROM (
        SELECT place FROM message WHERE member IN (SELECT key FROM member WHERE id = ?) AND place >= ? AND place < ?
        ORDER BY posted DESC, place LIMIT ? OFFSET ?
      ) AS found
      CROSS JOIN message ON message.place = found.place
      CROSS JOIN member ON member.key = message.member
      CROSS JOIN channel ON channel.workspace = (SELECT key FROM workspace WHERE id = ?)
        AND message.place >= first AND message.place < first + messages
      ORDER BY posted DESC, message.place
      """, [member, places.lowerBound, places.upperBound, range.count, range.lowerBound, workspace]
    ) { row in
      ChannelMessage(channel: try row.text(5), channelName: try row.text(6), message: try row.message())
    }
  }

  package func busyWeek() throws(ArchiveImportProblem) -> BusyWeek? {
    let workspaces = try workspaces()
    guard let end = workspaces.compactMap(\.activity.latest).max() else { return nil }
    let start = BusyWeek.start(before: end).timeIntervalSinceReferenceDate
    // Listings are newest first: a channel's week ends where the first older message stands.
    let channels = try rows(
      """
      SELECT channel.id, channel.name, channel.messages, channel.members, channel.latest,
        workspace.id, workspace.name, workspace.channels, workspace.members, workspace.latest,
        COALESCE(
          (SELECT position FROM listing CROSS JOIN message ON message.place = listing.place
            WHERE position >= first AND position < first + messages AND posted <= ? ORDER BY position LIMIT 1),
          first + messages) - first
      FROM channel CROSS JOIN workspace ON workspace.key = channel.workspace
      ORDER BY channel.key
      """, [start]
    ) { row in
      BusyWeek.Channel(
        workspace: try row.summary(from: 5), channel: try row.summary(), messages: try row.count(10))
    }
    return BusyWeek(end: end, channels: channels)
  }

  package func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) throws {
    guard let places = try places(of: channel) else { return }
    for start in stride(from: places.lowerBound, to: places.upperBound, by: Self.batch) {
      let messages = try rows(
        """
        SELECT message.id, content, posted, member.id, member.name
        FROM message CROSS JOIN member ON member.key = message.member
        WHERE place >= ? AND place < ? ORDER BY place
        """, [start, min(start + Self.batch, places.upperBound)]
      ) { try $0.message() }
      try messages.forEach(body)
    }
  }

  /// The numbers that a channel's messages bear; nil where there is no such channel.
  private func places(of channel: ChannelPath) throws(ArchiveImportProblem) -> Range<Int>? {
    try rows(
      """
      SELECT first, messages FROM channel WHERE workspace = (SELECT key FROM workspace WHERE id = ?) AND id = ?
      """, [channel.workspace, channel.channel]
    ) { row in
      let first = try row.count(0)
      return first..<(first + (try row.count(1)))
    }.first
  }

  /// The numbers that a workspace's messages bear, whose channels follow each other; none where there are none.
  private func places(of workspace: String) throws(ArchiveImportProblem) -> Range<Int> {
    let bounds = try rows(
      "SELECT first, messages FROM channel WHERE workspace = (SELECT key FROM workspace WHERE id = ?)", [workspace]
    ) { row in
      let first = try row.count(0)
      return [first, first + (try row.count(1))]
    }.joined()
    return (bounds.min() ?? 0)..<(bounds.max() ?? 0)
  }

  private func rows<Value>(
    _ sql: String, _ arguments: StatementArguments, _ value: (ArchiveRow) throws -> Value
  ) throws(ArchiveImportProblem) -> [Value] {
    do {
      return try queue.read { db in
        let rows = try Row.fetchCursor(try db.cachedStatement(sql: sql), arguments: arguments)
        var values: [Value] = []
        while let row = try rows.next() { values.append(try value(ArchiveRow(row))) }
        return values
      }
    } catch {
      throw ArchiveImportProblem(error)
    }
  }

  private static func about(_ db: Database) throws -> (name: String, imported: Date) {
    guard try Int32.fetchOne(db, sql: "PRAGMA application_id") == ArchiveSchema.applicationID else {
      throw ArchiveImportProblem.other("it isn't a Sitrep archive, or it isn't complete")
    }
    guard try Int.fetchOne(db, sql: "PRAGMA user_version") == ArchiveSchema.version else {
      throw ArchiveImportProblem.other("another version of Sitrep made it")
    }
    guard let row = try Row.fetchOne(db, sql: "SELECT name, imported FROM about") else { throw ArchiveRow.damage }
    return (try ArchiveRow(row).text(0), try ArchiveRow(row).date(1))
  }
}
