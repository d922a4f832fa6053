import Domain
import Foundation
import GRDB

/// Finds what lists show, when all messages are in an archive's tables: threads, the orders of each channel, who posted.
struct ArchiveArrangement {
  private let db: Database

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
    let workspace: Int
    var order = ChannelOrder()
    var places: [Int] = []
    var people: Set<Int> = []
    var latest: Double?
  }

  init(_ db: Database) throws {
    self.db = db
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
      db,
      sql: """
        SELECT message.channel, place, posted, message.member, root, features, workspace, person
        FROM message CROSS JOIN channel ON channel.key = message.channel CROSS JOIN member ON member.key = message.member
        ORDER BY message.channel, posted, place
        """)
    var channel: Gathered?
    while let row = try rows.next() {
      let (key, place, posted): (Int, Int, Double) = (row[0], row[1], row[2])
      if let ended = channel, ended.key != key { try end(ended) }
      if channel?.key != key { channel = Gathered(key: key, workspace: row[6]) }
      let isArrival = MessageBits(rawValue: row[5]).contains(.arrival)
      channel?.order.add(place, posted: posted, root: row[4], isArrival: isArrival)
      channel?.places.append(place)
      channel?.people.insert(row[7])
      channel?.latest = posted
      count(Poster(workspace: row[6], member: row[3]), posted)
    }
    if let channel { try end(channel) }
  }

  private mutating func count(_ poster: Poster, _ posted: Double) {
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
    active[channel.workspace, default: []].formUnion(channel.people)
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
}
