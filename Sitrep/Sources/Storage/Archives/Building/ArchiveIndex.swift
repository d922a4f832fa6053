import GRDB

/// Puts an archive's messages into the search index, in the order of their times: the newest have the highest numbers.
///
/// Beside the words of its text, a message has tags there: its channel, its workspace, who posted it, what it has.
struct ArchiveIndex {
  /// How many messages are added between two calls of `progress`.
  private static let batch = 10_000

  /// How much of the index is held in memory; the second is FTS5's own limit.
  private static let gatheredBytes = 16 * 1024 * 1024
  private static let usualGatheredBytes = 1024 * 1024

  let db: Database

  /// Ranks all messages and adds them; `progress` is told which part is done, from 0 to 1.
  func run(_ progress: (Double) -> Void) throws {
    // Of two messages of one time the later one in the file is the older one, as in lists.
    try db.execute(sql: "INSERT INTO moment (place) SELECT place FROM message ORDER BY posted, place DESC")
    try fill(progress)
  }

  /// Replaces the index of an archive whose messages have ranks.
  func renew() throws {
    try db.execute(sql: "DROP TABLE search; DROP TABLE IF EXISTS word")
    try ArchiveSchema.createIndex(in: db)
    try fill { _ in }
  }

  private func fill(_ progress: (Double) -> Void) throws {
    let count = try Int.fetchOne(db, sql: "SELECT MAX(rank) FROM moment") ?? 0
    // More words are gathered before they are written, so fewer parts of the index have to be put together.
    try set("hashsize", to: Self.gatheredBytes)
    let add = try db.makeStatement(
      sql: """
        INSERT INTO search (rowid, content, tags)
        SELECT rank, content,
          \(SearchTag.sql)
        FROM moment CROSS JOIN message ON message.place = moment.place
          CROSS JOIN channel ON channel.key = message.channel CROSS JOIN member ON member.key = message.member
        WHERE rank BETWEEN ? AND ?
        """)
    for start in stride(from: 1, through: count, by: Self.batch) {
      try add.execute(arguments: [start, start + Self.batch - 1])
      progress(min(1, Double(start + Self.batch) / Double(count)))
    }
    try set("hashsize", to: Self.usualGatheredBytes)
    try set("rank", to: "bm25(1.0, 0.0)")
    try listWords()
  }

  /// Lists each word of the texts once: the index itself can list words only by going through all their places.
  private func listWords() throws {
    try db.execute(
      sql: """
        CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, search, col);
        INSERT INTO word SELECT term FROM vocabulary WHERE col = 'content';
        DROP TABLE temp.vocabulary;
        """)
  }

  private func set(_ option: String, to value: some DatabaseValueConvertible) throws {
    try db.execute(sql: "INSERT INTO search (search, rank) VALUES (?, ?)", arguments: [option, value])
  }
}

/// The words by which the search index knows a message beside those of its text.
enum SearchTag {
  static func workspace(_ key: Int) -> String { "w\(key)" }
  static func channel(_ key: Int) -> String { "c\(key)" }

  /// What somebody posted in one workspace.
  static func person(_ number: Int, in workspace: Int) -> String { "p\(workspace)x\(number)" }

  static func feature(_ bits: MessageBits) -> String { "h\(bits.rawValue)" }

  /// All tags of a message with its channel and member.
  fileprivate static var sql: String {
    let features = [MessageBits.link, .file, .reaction, .thread].map { bits in
      "CASE WHEN features & \(bits.rawValue) THEN ' h\(bits.rawValue)' ELSE '' END"
    }
    return (["'w' || workspace || ' c' || channel || ' p' || workspace || 'x' || person"] + features)
      .joined(separator: " || ")
  }
}
