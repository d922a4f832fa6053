import Domain
import Foundation
import GRDB

/// A channel's row, and the places of its messages.
struct ChannelRow {
  let key: Int
  private let messages: Int
  private let arrivals: Int

  /// Nil where there is no such channel.
  init?(_ path: ChannelPath, _ db: Database) throws {
    let rows = try db.values(
      """
      SELECT key, messages, arrivals FROM channel
      WHERE workspace = (SELECT key FROM workspace WHERE id = ?) AND id = ?
      """, [path.workspace, path.channel]
    ) { (try $0.count(0), try $0.count(1), try $0.count(2)) }
    guard let row = rows.first else { return nil }
    (key, messages, arrivals) = row
  }

  /// Where messages are, in an order of a list.
  func places(_ listing: MessageListing, _ range: Range<Int>, _ db: Database) throws -> [Int] {
    try places(kind(listing), range, db)
  }

  /// Where messages are, in an order that the archive keeps.
  func places(_ kind: ListingKind, _ range: Range<Int>, _ db: Database) throws -> [Int] {
    let count = kind.hidesArrivals ? messages - arrivals : messages
    let range = range.clamped(to: 0..<max(0, count))
    guard !range.isEmpty else { return [] }
    let chunks = range.lowerBound / ListingKind.chunk...(range.upperBound - 1) / ListingKind.chunk
    let places = try chunk(kind, chunks, db)
    let first = range.lowerBound - chunks.lowerBound * ListingKind.chunk
    guard places.count >= first + range.count else { throw ArchiveRow.damage }
    return Array(places[first..<first + range.count])
  }

  /// Where the message of an id is; nil where there is none.
  func place(of id: String, _ db: Database) throws -> Int? {
    try db.values("SELECT place FROM message WHERE channel = ? AND id = ?", [key, id]) { try $0.count(0) }.first
  }

  /// Where the first message of a list is that was posted before a moment, or not before it if the oldest come first.
  ///
  /// Nil where there is none.
  func place(nearest date: Date, _ listing: MessageListing, _ db: Database) throws -> Int? {
    let (comparison, order) = listing.isNewestFirst ? ("<", "DESC") : (">=", "ASC")
    let shown = listing.showsArrivals ? "" : "AND features & \(MessageBits.arrival.rawValue) = 0"
    return try db.values(
      """
      SELECT place FROM message WHERE channel = ? AND root IS NULL AND posted \(comparison) ? \(shown)
      ORDER BY posted \(order), place LIMIT 1
      """, [key, date.timeIntervalSinceReferenceDate]
    ) { try $0.count(0) }.first
  }

  /// How many messages are listed before the one at a place; nil where it isn't listed.
  func position(of place: Int, _ listing: MessageListing, _ db: Database) throws -> Int? {
    let wanted = ListingKind.bytes(of: [place])
    let rows = try Row.fetchCursor(
      db, sql: "SELECT chunk, places FROM listing WHERE channel = ? AND kind = ? ORDER BY chunk",
      arguments: [key, kind(listing).rawValue])
    while let row = try rows.next() {
      let (number, bytes) = (try ArchiveRow(row).count(0), try ArchiveRow(row).bytes(1))
      // Bytes are compared first: whoever looks for one message looks through all before it.
      guard bytes.range(of: wanted) != nil, let index = ListingKind.places(in: bytes)?.firstIndex(of: place) else {
        continue
      }
      return number * ListingKind.chunk + index
    }
    return nil
  }

  private func kind(_ listing: MessageListing) -> ListingKind {
    ListingKind(listing, hasArrivals: arrivals > 0)
  }

  private func chunk(_ kind: ListingKind, _ chunks: ClosedRange<Int>, _ db: Database) throws -> [Int] {
    try db.values(
      "SELECT places FROM listing WHERE channel = ? AND kind = ? AND chunk BETWEEN ? AND ? ORDER BY chunk",
      [key, kind.rawValue, chunks.lowerBound, chunks.upperBound]
    ) { row in
      guard let places = ListingKind.places(in: try row.bytes(0)) else { throw ArchiveRow.damage }
      return places
    }.flatMap(\.self)
  }
}

/// A message with where it is.
struct StoredMessage {
  let message: Message
  let channel: String
  let channelName: String
  let workspace: String
  let workspaceName: String

  var inChannel: ChannelMessage { ChannelMessage(channel: channel, channelName: channelName, message: message) }
}

extension Database {
  /// The messages at these places, in this order.
  func messages(at places: [Int]) throws -> [StoredMessage] {
    try places.map { place in
      let rows = try values(
        """
        SELECT message.id, content, posted, member.id, member.name, replies, details,
          channel.id, channel.name, workspace.id, workspace.name
        FROM message CROSS JOIN member ON member.key = message.member
          CROSS JOIN channel ON channel.key = message.channel CROSS JOIN workspace ON workspace.key = channel.workspace
        WHERE place = ?
        """, [place]
      ) { row in
        StoredMessage(
          message: try row.message(), channel: try row.text(7), channelName: try row.text(8),
          workspace: try row.text(9), workspaceName: try row.text(10))
      }
      guard let row = rows.first else { throw ArchiveRow.damage }
      return row
    }
  }
}
