import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

/// Archives that an earlier Sitrep made.
@Suite struct FirstVersionTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
    try FileManager.default.createDirectory(at: temporary.file("archives"), withIntermediateDirectories: false)
  }

  @Test func `an archive of version 1 is made anew when it is opened, with all that it has`() throws {
    try makeArchive("old00000")
    let archives = try temporary.archives()

    let entry = try #require(archives.entries { Issue.record("\($0)") }.first)

    #expect(entry.id == "old00000" && entry.name == "Team.json")
    #expect(entry.imported == Date(timeIntervalSinceReferenceDate: 5))
    let path = ChannelPath(workspace: "w", channel: "c")
    #expect(try entry.archive.workspaces().map(\.name) == ["W"])
    #expect(try entry.archive.messages(in: path, MessageListing(), 0..<9).map(\.content) == ["newer", "older"])
    #expect(try entry.archive.channels(of: "w").map(\.activity.count) == [2, 0])
    #expect(try entry.archive.find(MessageFilter(terms: [SearchTerm("older")]), in: nil, 0..<9).count == 1)
    #expect(try temporary.archiveNames() == ["old00000.sqlite"])
    let version = try DatabaseQueue(path: temporary.file("archives/old00000.sqlite").path).read {
      try Int.fetchOne($0, sql: "PRAGMA user_version")
    }
    #expect(version == ArchiveSchema.version)
  }

  @Test(arguments: [
    "DELETE FROM about", "DROP TABLE workspace", "DROP TABLE channel", "UPDATE channel SET first = 9223372036854775807",
    "UPDATE message SET posted = 1e300",
  ])
  func `one that is damaged is left as it is, and reported`(sql: String) throws {
    try makeArchive("old00000")
    let file = temporary.file("archives/old00000.sqlite")
    try DatabaseQueue(path: file.path).write { try $0.execute(sql: sql) }
    let before = try Data(contentsOf: file)
    let reports = Reports()

    let entries = try temporary.archives().entries(reports.note)

    #expect(entries.map(\.id) == ["old00000"])
    #expect(throws: ArchiveImportProblem.self) { try entries[0].archive.workspaces() }
    #expect(reports.all.count == 1)
    #expect(try Data(contentsOf: file) == before)
    #expect(try temporary.archiveNames() == ["old00000.sqlite"])
  }

  /// As version 1 wrote it.
  private func makeArchive(_ id: String) throws {
    try DatabaseQueue(path: temporary.file("archives/\(id).sqlite").path).write { db in
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
          INSERT INTO about VALUES ('Team.json', 5);
          INSERT INTO workspace VALUES (0, 'w', 'W', 2, 1, 20);
          INSERT INTO channel VALUES (0, 0, 'c', 'C', 0, 2, 1, 20), (1, 0, 'd', 'D', 2, 0, 0, NULL);
          INSERT INTO member VALUES (0, 'u', 'Ann');
          INSERT INTO message VALUES (0, 'a', 'older', 10, 0), (1, 'b', 'newer', 20, 0);
          INSERT INTO listing VALUES (0, 1), (1, 0);
          PRAGMA user_version = 1;
          PRAGMA application_id = \(ArchiveSchema.applicationID);
          """)
    }
  }
}
