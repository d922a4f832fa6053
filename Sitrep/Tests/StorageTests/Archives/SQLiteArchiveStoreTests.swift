import Domain
import Foundation
import Interchange
import TestSupport
import TestTraits
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(10))) struct SQLiteArchiveStoreTests {
  private let temporary: TemporaryFolder
  private let folder: ArchiveFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = try temporary.archives()
  }

  @Test
  func `a file that was opened may be gone; its archive is there at the next start, is exported and can be removed`()
    async throws
  {
    let store = store()
    let data = try file(of: oneChannel(500))
    try data.write(to: temporary.file("in.json"))
    let opened = try await store.open(temporary.file("in.json"))
    #expect(opened.size == data.count)
    try FileManager.default.removeItem(at: temporary.file("in.json"))
    let imported = try await store.importFile(opened, named: "Team.json") { _ in }
    #expect(imported.name == "Team.json" && imported.imported != nil)

    folder.deleteLeftovers()
    let entry = try #require(entries().first)

    #expect(entries().map(\.name) == ["Team.json"])
    #expect(entry.id == imported.id)
    #expect(try await store.export(entry.archive) == data)
    try await store.remove(entry.id)
    #expect(entries().isEmpty)
    await store.deleteRemoved(entry.id)
    #expect(try temporary.archiveNames() == [])
  }

  @Test func `an archive that was removed comes back whole`() async throws {
    let store = store()
    let ids = try await imported(["1", "2"], into: store)

    try await store.remove(ids[1])
    #expect(entries().map(\.name) == ["1"])
    try await store.restore(ids[1])
    await store.deleteRemoved(ids[1])

    #expect(entries().map(\.id) == ids.reversed())
    #expect(try temporary.archiveNames() == ids.map { "\($0).sqlite" }.sorted())
    #expect(try entries()[0].archive.workspaces().map(\.name) == ["W"])
  }

  @Test func `an archive that was removed is kept aside until it is deleted, and not for the next start`() async throws
  {
    let store = store()
    let ids = try await imported(["1", "2"], into: store)
    try await store.remove(ids[1])
    try await store.remove(ids[0])
    await store.deleteRemoved(ids[1])
    #expect(entries().isEmpty)
    #expect(try temporary.archiveNames() == ["\(ids[0]).sqlite.removed"])

    folder.deleteLeftovers()

    #expect(try temporary.archiveNames() == [])
  }

  @Test func `an archive whose file is gone cannot be brought back`() async throws {
    let store = store()
    let id = try await imported(["1"], into: store)[0]
    try await store.remove(id)
    for name in try temporary.archiveNames() {
      try FileManager.default.removeItem(at: temporary.file("archives/\(name)"))
    }

    await #expect(throws: ArchiveImportProblem.self) { try await store.restore(id) }
  }

  @Test func `an archive whose folder is gone cannot be removed`() async throws {
    let store = store()
    let id = try await imported(["1"], into: store)[0]
    try FileManager.default.removeItem(at: temporary.file("archives"))

    await #expect(throws: ArchiveImportProblem.self) { try await store.remove(id) }
  }

  @Test func `why a file is not imported is told, and nothing of it is kept`() async throws {
    let store = store()
    await #expect(throws: ArchiveImportProblem.unreadable) {
      try await store.open(temporary.file("nothing.json"))
    }

    let opened = try temporary.opened(Data("[".utf8))
    await #expect(throws: ArchiveImportProblem.notJSON(byte: 1, fault: .endsEarly)) {
      try await store.importFile(opened, named: "in.json") { _ in }
    }

    #expect(entries().isEmpty)
    #expect(try temporary.archiveNames() == [])
  }

  @Test func `an import tells how far it is, and ends without a trace when it is cancelled`() async throws {
    let store = store(EndlessReader())
    let (first, second) = (try temporary.opened(Data("x".utf8)), try temporary.opened(Data("x".utf8)))
    let (steps, told) = AsyncStream.makeStream(of: ArchiveProgress.self)
    let (otherSteps, otherTold) = AsyncStream.makeStream(of: ArchiveProgress.self)

    let work = Task { try await store.importFile(first, named: "1") { told.yield($0) } }
    for await step in steps where step.messages > 0 { break }
    #expect(try temporary.archiveNames().count == 1)
    work.cancel()
    let other = Task { try await store.importFile(second, named: "2") { otherTold.yield($0) } }
    for await step in otherSteps where step.messages > 0 { break }
    other.cancel()

    await #expect(throws: ArchiveImportProblem.cancelled) { try await work.value }
    await #expect(throws: ArchiveImportProblem.cancelled) { try await other.value }
    #expect(try temporary.archiveNames() == [])
  }

  @Test
  func `what an import left behind that was killed is deleted, and a damaged archive is shown, reported and removed`()
    async throws
  {
    try FileManager.default.createDirectory(at: temporary.file("archives"), withIntermediateDirectories: false)
    try Data("x".utf8).write(to: temporary.file("archives/a.sqlite.partial"))
    try Data("x".utf8).write(to: temporary.file("archives/b.sqlite"))
    let (store, reports) = (store(), Reports())

    folder.deleteLeftovers()
    let entries = folder.entries(reports.note)

    #expect(entries.map(\.id) == ["b"])
    #expect(entries[0].name == "b.sqlite" && entries[0].imported != nil)
    let archive = entries[0].archive
    #expect(throws: ArchiveImportProblem.self) { try archive.workspaces() }
    #expect(throws: ArchiveImportProblem.self) { try archive.channels(of: "w") }
    let channel = ChannelPath(workspace: "w", channel: "c")
    #expect(throws: ArchiveImportProblem.self) { try archive.messages(in: channel, MessageListing(), 0..<1) }
    #expect(throws: ArchiveImportProblem.self) { try archive.message("m", in: channel) }
    #expect(throws: ArchiveImportProblem.self) { try archive.forEachMessage(in: channel) { _ in } }
    #expect(try temporary.archiveNames() == ["b.sqlite"])
    #expect(reports.all.map(\.path) == [temporary.file("archives/b.sqlite").path])

    try await store.remove("b")
    #expect(folder.entries(reports.note).isEmpty)
    await store.deleteRemoved("b")
    #expect(try temporary.archiveNames() == [])
  }

  @Test func `an archive that cannot be read cannot be exported`() async throws {
    let store = store()

    await #expect(throws: ArchiveImportProblem.busy) { try await store.export(DamagedArchive(problem: .busy)) }
  }

  @Test(.proves("B6")) func `an archive is exported as pages, as far as they can be held in memory`() async throws {
    let options = ArchivePageOptions(texts: .keys, timeZone: .gmt, locale: Locale(identifier: "en"))
    let archive = InMemoryMessageArchive([Workspace(id: "w", name: "W", channels: [])])
    let entry = ArchiveEntry(id: "a", name: "A", imported: nil, archive: archive)
    let small = SQLiteArchiveStore(
      in: folder, reader: WorkspaceFileCodec(), writer: WorkspaceFileCodec(), mostPageBytes: 100)

    let pages = try await store().exportPages(of: entry, options)

    #expect(pages.keys.sorted() == ["index.html", "style.css"])
    #expect(String(decoding: try #require(pages["index.html"]), as: UTF8.self).contains("noChannels"))
    await #expect(throws: ArchiveImportProblem.pagesTooLarge) { try await small.exportPages(of: entry, options) }
    let damaged = ArchiveEntry(id: "d", name: "D", imported: nil, archive: DamagedArchive(problem: .busy))
    await #expect(throws: ArchiveImportProblem.busy) { try await store().exportPages(of: damaged, options) }
  }

  private func store(_ reader: any WorkspaceFileReader = WorkspaceFileCodec()) -> SQLiteArchiveStore {
    SQLiteArchiveStore(in: folder, reader: reader, writer: WorkspaceFileCodec())
  }

  /// The archives that a program finds that starts now.
  private func entries() -> [ArchiveEntry] {
    folder.entries { Issue.record("\($0)") }
  }

  @Test(.proves("B6")) func `a zip is decoded elsewhere, and any other file is read as it is`() async throws {
    let parts: [ArchivePart] = [.channel(id: "c", name: "C"), .workspace(id: "w", name: "Decoded")]
    let store = SQLiteArchiveStore(
      in: folder, reader: WorkspaceFileCodec(), writer: WorkspaceFileCodec(),
      exports: ExportReading(FakeExportDecoder(), reader: PartsReader(parts: parts)))
    try Data("PK\u{3}\u{4}".utf8).write(to: temporary.file("a.zip"))
    try file(of: oneChannel(1)).write(to: temporary.file("a.json"))

    let zip = try await store.open(temporary.file("a.zip"))
    let json = try await store.open(temporary.file("a.json"))

    #expect(zip is any ExportParts && !(json is any ExportParts))
    #expect(try await store.importFile(zip, named: "a.zip") { _ in }.archive.workspaces().map(\.name) == ["Decoded"])
    #expect(try await store.importFile(json, named: "a.json") { _ in }.archive.workspaces().map(\.name) == ["W"])
  }

  /// Imports a file under each of these names.
  ///
  /// - Returns: The ids of their archives.
  private func imported(_ names: [String], into store: SQLiteArchiveStore) async throws -> [String] {
    var ids: [String] = []
    for name in names {
      let opened = try temporary.opened(try file(of: oneChannel(1)))
      ids.append(try await store.importFile(opened, named: name) { _ in }.id)
    }
    return ids
  }
}

/// Gives no bytes, since the reader of the test needs none.
private struct FakeExportDecoder: ExportDecoder {
  private struct Parts: ExportParts {
    let size: Int?

    func piece() -> [UInt8] { [] }
  }

  func parts(of zip: any DescribedFile, named name: String) -> any ExportParts { Parts(size: zip.size) }
}

extension ArchivePageTexts {
  /// Words that name themselves.
  fileprivate static let keys = ArchivePageTexts(
    language: "en", skipToContent: "skip", navigation: "navigation", imported: { $0 }, channels: { "\($0)" },
    messages: { "\($0)" }, members: { "\($0)" }, replies: { "\($0)" }, newest: { $0 }, noWorkspaces: "noWorkspaces",
    noChannels: "noChannels", noMessages: "noMessages", part: { "\($0) \($1)" }, earlier: { $0 }, later: { $0 },
    continuedThread: "continued", replyElsewhere: "elsewhere", alsoInChannel: "also", edited: { $0 },
    deletedMessage: "deleted", deletedFile: "deletedFile", hiddenFile: "hidden",
    unnamedFile: "unnamed", app: "app", files: "files", reactions: "reactions")
}
