import Domain
import Foundation
import GRDB
import TestSupport
import TestTraits
import Testing

@testable import Storage

/// Archives of version 2, whose search index has the words of SQLite's own tokenizer.
@Suite struct ArchiveRenewalTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(.proves("B6")) func `an archive of version 2 gets a new search index when it is opened, once`() async throws {
    let id = try await makeArchive()
    let archives = try temporary.archives()
    var renewed: [String] = []

    let entry = try #require(archives.entries({ Issue.record("\($0)") }, renewing: { renewed.append($0) }).first)
    _ = archives.entries({ Issue.record("\($0)") }, renewing: { renewed.append($0) })

    #expect(renewed.map { URL(filePath: $0).lastPathComponent } == ["\(id).sqlite"])
    #expect(entry.id == id && entry.name == "Old.json")
    for query in ["отчет", "отчёт", "วัคซีน"] { #expect(try ids(entry, query) == ["1"], "\(query)") }
    #expect(try ids(entry, "fev", isPrefix: true) == ["2"])
    #expect(try entry.archive.find(MessageFilter(members: ["ann"]), in: nil, 0..<9).count == 2)
    #expect(try entry.archive.messages(in: path, MessageListing(), 0..<9).map(\.id) == ["2", "1"])
    #expect(try temporary.archiveNames() == ["\(id).sqlite"])
    #expect(try version(of: id) == 3)
    #expect(try temporary.mode(of: "archives/\(id).sqlite") == 0o600)
  }

  @Test func `one that can't be renewed is reported, and read and searched as it is`() async throws {
    let id = try await makeArchive()
    // Nothing can be written where a folder is.
    try FileManager.default.createDirectory(
      at: temporary.file("archives/\(id).sqlite.partial/in"), withIntermediateDirectories: true)
    let reports = Reports()

    let entry = try #require(try temporary.archives().entries(reports.note).first)

    #expect(reports.all.map(\.isReadable) == [true])
    #expect(reports.all.first?.description.contains("so some words are not found in it") == true)
    #expect(try entry.archive.messages(in: path, MessageListing(), 0..<9).map(\.id) == ["2", "1"])
    #expect(try ids(entry, "fever") == ["2"])
    #expect(try version(of: id) == 2)
  }

  @Test func `one whose messages are damaged is reported and left as it is`() async throws {
    let id = try await makeArchive()
    try await change(id, "ALTER TABLE moment RENAME TO other")
    let before = try Data(contentsOf: temporary.file("archives/\(id).sqlite"))
    let reports = Reports()

    let entries = try temporary.archives().entries(reports.note)

    #expect(entries.map(\.id) == [id])
    #expect(reports.all.map(\.isReadable) == [true])
    #expect(try Data(contentsOf: temporary.file("archives/\(id).sqlite")) == before)
    #expect(try temporary.archiveNames() == ["\(id).sqlite"])
  }

  private let path = ChannelPath(workspace: "w", channel: "c")

  private func ids(_ entry: ArchiveEntry, _ query: String, isPrefix: Bool = false) throws -> [String] {
    try entry.archive.find(MessageFilter(terms: [SearchTerm(query, isPrefix: isPrefix)]), in: nil, 0..<9)
      .messages.map(\.found.message.id)
  }

  private func version(of id: String) throws -> Int? {
    try DatabaseQueue(path: temporary.file("archives/\(id).sqlite").path).read {
      try Int.fetchOne($0, sql: "PRAGMA user_version")
    }
  }

  /// An archive as version 2 wrote it: with the index of SQLite's `unicode61`, and no list of words.
  private func makeArchive() async throws -> String {
    let archives = try temporary.archives()
    let messages = ["Ваш отчёт: รับวัคซีนแล้ว", "A fever"].enumerated().map { number, content in
      Message(
        id: "\(number + 1)", content: content, posted: Date(timeIntervalSince1970: Double(number)),
        member: Member(id: "ann", name: "Ann"))
    }
    let contents = [Workspace(id: "w", name: "W", channels: [Channel(id: "c", name: "C", messages: messages)])]
    let ready = try await archives.build(
      from: try temporary.opened(try file(of: contents)), named: "Old.json", with: PartsReader(parts: contents.parts)
    ) { _ in }
    let id = try await archives.publish(ready).id
    try await change(
      id,
      """
      DROP TABLE search;
      DROP TABLE word;
      CREATE VIRTUAL TABLE search USING fts5(
        content, tags, content = 'entry', content_rowid = 'rank', tokenize = 'unicode61 remove_diacritics 2'
      );
      INSERT INTO search (rowid, content, tags) SELECT rank, content, 'w0 c0 p0x0' FROM entry;
      PRAGMA user_version = 2;
      """)
    return id
  }

  private func change(_ id: String, _ sql: String) async throws {
    var configuration = Configuration()
    configuration.prepareDatabase { $0.add(tokenizer: ArchiveTokenizer.self) }
    try await DatabaseQueue(path: temporary.file("archives/\(id).sqlite").path, configuration: configuration).write {
      try $0.execute(sql: sql)
    }
  }
}
