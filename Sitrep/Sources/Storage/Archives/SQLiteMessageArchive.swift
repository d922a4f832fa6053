import Domain
import Foundation
import GRDB

/// An archive in a SQLite file of its own, which is never written again.
///
/// Every list has its numbers in its rows and is read by key, so no call but ``forEachMessage(in:_:)`` takes longer for a
/// larger archive. The file may be deleted while it is open.
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
