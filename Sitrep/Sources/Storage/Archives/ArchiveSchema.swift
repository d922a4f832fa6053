import Domain
import GRDB

/// The tables of an archive's file; Documentation/Technotes/Archives.md describes them.
enum ArchiveSchema {
  /// "SitA" in ASCII: the mark in the file's header by which an archive is known as ours.
  static let applicationID: Int32 = 0x5369_7441

  /// The version of the archives that are written.
  ///
  /// Version 1 has neither threads nor a search index; the index of version 2 has other words. Both are renewed when they
  /// are opened. An archive of a later version is not shown.
  static let version = 3

  /// An archive of version 2 that can't be renewed can still be read.
  static let readableVersions = 2...version

  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE about (name TEXT NOT NULL, imported REAL NOT NULL, team TEXT) STRICT;
        CREATE TABLE workspace (
          key INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL,
          channels INTEGER NOT NULL DEFAULT 0, members INTEGER NOT NULL DEFAULT 0, latest REAL
        ) STRICT;
        CREATE TABLE channel (
          key INTEGER PRIMARY KEY, workspace INTEGER NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL,
          messages INTEGER NOT NULL DEFAULT 0, arrivals INTEGER NOT NULL DEFAULT 0,
          members INTEGER NOT NULL DEFAULT 0, latest REAL
        ) STRICT;
        CREATE TABLE member (
          key INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, person INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE poster (
          workspace INTEGER NOT NULL, member INTEGER NOT NULL, messages INTEGER NOT NULL, latest REAL NOT NULL,
          PRIMARY KEY (workspace, member)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE message (
          place INTEGER PRIMARY KEY, channel INTEGER NOT NULL, id TEXT NOT NULL, content TEXT NOT NULL,
          posted REAL NOT NULL, member INTEGER NOT NULL, thread TEXT, root INTEGER,
          replies INTEGER NOT NULL DEFAULT 0, features INTEGER NOT NULL, details BLOB
        ) STRICT;
        CREATE TABLE listing (
          channel INTEGER NOT NULL, kind INTEGER NOT NULL, chunk INTEGER NOT NULL, places BLOB NOT NULL,
          PRIMARY KEY (channel, kind, chunk)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE moment (rank INTEGER PRIMARY KEY, place INTEGER NOT NULL) STRICT;
        CREATE VIEW entry AS SELECT rank, content, '' AS tags FROM moment CROSS JOIN message USING (place);
        """)
    try createIndex(in: db)
  }

  /// The search index and the list of its words.
  static func createIndex(in db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE word (text TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
        CREATE VIRTUAL TABLE search USING fts5(
          content, tags, content = 'entry', content_rowid = 'rank', tokenize = '\(ArchiveTokenizer.name)'
        );
        """)
  }

  /// Gives a complete file its mark.
  static func finish(_ db: Database) throws {
    try db.execute(sql: "PRAGMA user_version = \(version); PRAGMA application_id = \(applicationID);")
  }
}

/// What a message has, as bits of a number.
struct MessageBits: OptionSet {
  static let link = MessageBits(rawValue: 1)
  static let file = MessageBits(rawValue: 2)
  static let reaction = MessageBits(rawValue: 4)
  static let thread = MessageBits(rawValue: 8)

  /// It tells that somebody joined or left.
  static let arrival = MessageBits(rawValue: 16)

  let rawValue: Int
}

extension MessageBits {
  init(_ feature: MessageFeature) {
    self =
      switch feature {
      case .link: .link
      case .file: .file
      case .reaction: .reaction
      case .thread: .thread
      }
  }
}
