import Domain
import GRDB

/// Takes over what an earlier archive of the same team has and a new one lacks.
///
/// A message is the same if channel and id are; the new archive's stays then.
struct ArchiveJoining {
  let db: Database

  /// - Parameters:
  ///   - path: The earlier archive's file, which is only read.
  ///   - report: Is told what both have, and what only the earlier one has.
  /// - Throws: What SQLite throws.
  func run(from path: String, _ report: inout ImportReport) throws {
    try db.execute(sql: "ATTACH DATABASE ? AS earlier", arguments: [path])
    defer { try? db.execute(sql: "DETACH DATABASE earlier") }
    try db.inTransaction {
      try joinWorkspaces()
      try joinChannels()
      try joinMembers()
      let all = try db.values("SELECT COUNT(*) FROM earlier.message", []) { try $0.count(0) }.reduce(0, +)
      try joinMessages()
      report.kept = db.changesCount
      report.replaced = all - report.kept
      return .commit
    }
  }

  /// An archive of one workspace keeps its id, which stands in addresses.
  private func joinWorkspaces() throws {
    try db.execute(
      sql: """
        UPDATE workspace SET id = (SELECT id FROM earlier.workspace)
        WHERE (SELECT COUNT(*) FROM workspace) = 1 AND (SELECT COUNT(*) FROM earlier.workspace) = 1;
        INSERT INTO workspace (id, name)
        SELECT id, name FROM earlier.workspace WHERE id NOT IN (SELECT id FROM main.workspace) ORDER BY key;
        CREATE TEMP TABLE workspaceKey AS
        SELECT old.key AS old, new.key AS new FROM earlier.workspace AS old JOIN main.workspace AS new USING (id);
        """)
  }

  private func joinChannels() throws {
    try db.execute(
      sql: """
        CREATE TEMP TABLE channelOf AS
        SELECT channel.key AS old, new AS workspace, id, name
        FROM earlier.channel JOIN workspaceKey ON workspaceKey.old = channel.workspace;
        INSERT INTO channel (workspace, id, name)
        SELECT workspace, id, name FROM channelOf
        WHERE (workspace, id) NOT IN (SELECT workspace, id FROM main.channel) ORDER BY old;
        CREATE TEMP TABLE channelKey (old INTEGER PRIMARY KEY, new INTEGER NOT NULL);
        INSERT INTO channelKey
        SELECT old, channel.key FROM channelOf JOIN main.channel USING (workspace, id);
        """)
  }

  private func joinMembers() throws {
    try db.execute(
      sql: """
        INSERT INTO member (id, name, person)
        SELECT id, name, 0 FROM earlier.member
        WHERE (id, name) NOT IN (SELECT id, name FROM main.member) ORDER BY key;
        UPDATE member SET person = (SELECT MIN(key) FROM member AS same WHERE same.id = member.id);
        CREATE TEMP TABLE memberKey (old INTEGER PRIMARY KEY, new INTEGER NOT NULL);
        INSERT INTO memberKey
        SELECT old.key, new.key FROM earlier.member AS old JOIN main.member AS new USING (id, name);
        """)
  }

  /// What is lacking is found before anything is inserted: else SQLite would set all of it aside on the disk.
  private func joinMessages() throws {
    try db.execute(
      sql: """
        CREATE TEMP TABLE lacking (place INTEGER PRIMARY KEY, channel INTEGER NOT NULL, member INTEGER NOT NULL);
        INSERT INTO lacking
        SELECT place, channelKey.new, memberKey.new FROM earlier.message AS old
        JOIN channelKey ON channelKey.old = old.channel JOIN memberKey ON memberKey.old = old.member
        WHERE NOT EXISTS (
          SELECT 1 FROM main.message AS new WHERE new.channel = channelKey.new AND new.id = old.id
        );
        INSERT INTO message (channel, id, content, posted, member, thread, features, details)
        SELECT lacking.channel, id, content, posted, lacking.member, thread, features, details
        FROM lacking CROSS JOIN earlier.message AS old ON old.place = lacking.place ORDER BY lacking.place;
        """)
  }
}
