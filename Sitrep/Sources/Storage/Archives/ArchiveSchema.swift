import GRDB

/// The tables of an archive's file; Documentation/Technotes/Archives.md describes them.
enum ArchiveSchema {
  /// "SitA" in ASCII: the mark in the file's header by which an archive is known as ours.
  static let applicationID: Int32 = 0x5369_7441

  /// Archives are never migrated: one of another version is not shown.
  static let version = 1

  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE about (name TEXT NOT NULL, imported REAL NOT NULL) STRICT;
        CREATE TABLE workspace (
          key INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL,
          channels INTEGER NOT NULL, members INTEGER NOT NULL, latest REAL
        ) STRICT;
        CREATE TABLE channel (
          key INTEGER PRIMARY KEY, workspace INTEGER NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL,
          first INTEGER NOT NULL, messages INTEGER NOT NULL, members INTEGER NOT NULL, latest REAL
        ) STRICT;
        CREATE TABLE member (key INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL) STRICT;
        CREATE TABLE message (
          place INTEGER PRIMARY KEY, id TEXT NOT NULL, content TEXT NOT NULL, posted REAL NOT NULL,
          member INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE listing (position INTEGER PRIMARY KEY, place INTEGER NOT NULL) STRICT;
        """)
  }

  /// Sorting at the end costs a fraction of keeping an index in order meanwhile; then the file bears its mark.
  static func finish(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE UNIQUE INDEX workspaceByID ON workspace (id);
        CREATE UNIQUE INDEX channelByID ON channel (workspace, id);
        CREATE INDEX channelInOrder ON channel (workspace);
        CREATE INDEX messageByID ON message (id);
        CREATE INDEX messageByMember ON message (member, posted DESC);
        PRAGMA user_version = \(version);
        PRAGMA application_id = \(applicationID);
        """)
  }
}
