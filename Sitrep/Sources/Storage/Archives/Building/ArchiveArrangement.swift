import Domain
import Foundation
import GRDB

/// Finds what lists show, when all messages are in an archive's tables: threads, the orders of each channel, who posted.
struct ArchiveArrangement {
  private let db: Database

  /// By the keys of channels: the keys of their workspaces.
  private let workspaces: [Int: Int]

  /// By the keys of members: the numbers of persons.
  private let people: [Int: Int]

  private var posters: [Poster: (messages: Int, latest: Double)] = [:]
  private var active: [Int: Set<Int>] = [:]

  private let addListing: Statement
  private let setChannel: Statement

  private struct Poster: Hashable {
    let workspace: Int
    let member: Int
  }

  /// What is known of a channel before its end.
  private struct Gathered {
    let key: Int
    var order = ChannelOrder()
    var places: [Int] = []
    var people: Set<Int> = []
    var latest: Double?
  }

  init(_ db: Database) throws {
    self.db = db
    workspaces = try Self.numbers(db, "SELECT key, workspace FROM channel")
    people = try Self.numbers(db, "SELECT key, person FROM member")
    addListing = try db.makeStatement(sql: "INSERT INTO listing VALUES (?, ?, ?, ?)")
    setChannel = try db.makeStatement(
      sql: "UPDATE channel SET messages = ?, arrivals = ?, members = ?, latest = ? WHERE key = ?")
  }

  mutating func run() throws {
    try linkThreads()
    try listChannels()
    try sumUpWorkspaces()
  }

  /// Sorting at the end costs a fraction of keeping an index in order meanwhile.
  static func createKeys(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE UNIQUE INDEX workspaceByID ON workspace (id);
        CREATE UNIQUE INDEX channelByID ON channel (workspace, id);
        CREATE INDEX channelInOrder ON channel (workspace);
        CREATE UNIQUE INDEX memberByID ON member (id, name);
        CREATE UNIQUE INDEX messageByID ON message (channel, id);
        """)
  }

  /// A reply whose first message isn't there, or is a reply itself, stands in the channel as any other message.
  private func linkThreads() throws {
    try db.execute(
      sql: """
        UPDATE message SET root = (
          SELECT place FROM message AS first
          WHERE first.channel = message.channel AND first.id = message.thread AND first.thread IS NULL
        ) WHERE thread IS NOT NULL;
        CREATE INDEX messageByRoot ON message (root, posted) WHERE root IS NOT NULL;
        UPDATE message SET
          replies = (SELECT COUNT(*) FROM message AS reply WHERE reply.root = message.place),
          features = (features | \(MessageBits.thread.rawValue)) & ~\(MessageBits.arrival.rawValue)
        WHERE place IN (SELECT root FROM message WHERE root IS NOT NULL);
        CREATE INDEX messageByTime ON message (channel, posted) WHERE root IS NULL;
        """)
  }

  private mutating func listChannels() throws {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT channel, place, posted, member, root, features FROM message ORDER BY channel, posted, place")
    var channel: Gathered?
    while let row = try rows.next() {
      let (key, place, posted, member): (Int, Int, Double, Int) = (row[0], row[1], row[2], row[3])
      if let ended = channel, ended.key != key { try end(ended) }
      if channel?.key != key { channel = Gathered(key: key) }
      let isArrival = MessageBits(rawValue: row[5]).contains(.arrival)
      channel?.order.add(place, posted: posted, root: row[4], isArrival: isArrival)
      channel?.places.append(place)
      channel?.people.insert(people[member] ?? member)
      channel?.latest = posted
      count(member, in: workspaces[key] ?? 0, posted)
    }
    if let channel { try end(channel) }
  }

  private mutating func count(_ member: Int, in workspace: Int, _ posted: Double) {
    let poster = Poster(workspace: workspace, member: member)
    let known = posters[poster] ?? (0, posted)
    posters[poster] = (known.messages + 1, max(known.latest, posted))
  }

  private mutating func end(_ channel: Gathered) throws {
    for kind in ListingKind.allCases where channel.order.arrivals > 0 || !kind.hidesArrivals {
      try add(kind.listing.map(channel.order.places) ?? channel.places.sorted(), kind, channel.key)
    }
    try setChannel.execute(arguments: [
      channel.order.count, channel.order.arrivals, channel.people.count, channel.latest, channel.key,
    ])
    active[workspaces[channel.key] ?? 0, default: []].formUnion(channel.people)
  }

  private func add(_ places: [Int], _ kind: ListingKind, _ channel: Int) throws {
    for start in stride(from: 0, to: places.count, by: ListingKind.chunk) {
      let chunk = places[start..<min(places.count, start + ListingKind.chunk)]
      try addListing.execute(arguments: [
        channel, kind.rawValue, start / ListingKind.chunk, ListingKind.bytes(of: chunk),
      ])
    }
  }

  private func sumUpWorkspaces() throws {
    let addPoster = try db.makeStatement(sql: "INSERT INTO poster VALUES (?, ?, ?, ?)")
    for (poster, posts) in posters {
      try addPoster.execute(arguments: [poster.workspace, poster.member, posts.messages, posts.latest])
    }
    for (workspace, people) in active {
      try db.execute(sql: "UPDATE workspace SET members = ? WHERE key = ?", arguments: [people.count, workspace])
    }
    try db.execute(
      sql: """
        UPDATE workspace SET
          channels = (SELECT COUNT(*) FROM channel WHERE workspace = workspace.key),
          latest = (SELECT MAX(latest) FROM channel WHERE workspace = workspace.key)
        """)
  }

  private static func numbers(_ db: Database, _ sql: String) throws -> [Int: Int] {
    try Dictionary(Row.fetchAll(db, sql: sql).map { ($0[0], $0[1]) }) { first, _ in first }
  }
}
