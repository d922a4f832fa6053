import Domain
import Foundation
import Interchange
import TestSupport
import TestTraits
import Testing

@testable import Storage

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ArchiveLibraryTests {
  private let temporary: TemporaryFolder
  private let reports = Reports()

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `while nothing was imported, the bundled archive is there and cannot be removed`() throws {
    let library = try open()

    #expect(library.entries.map(\.id) == ["bundled"])
    #expect(library.entries[0].imported == nil)
    #expect(library.progress == nil)
    try library.remove("bundled")
    #expect(library.entries.map(\.id) == ["bundled"])
    #expect(try library.entries[0].archive.workspaces().isEmpty == false)
  }

  @Test
  func `an imported file takes the place of the bundled one, is there again at the next start, and can be removed`()
    async throws
  {
    let data = try file(of: oneChannel(500))
    do {
      let library = try open()
      try data.write(to: temporary.file("in.json"))
      library.importFile(temporary.file("in.json"), named: "Team.json")
      #expect(library.progress == .reading(name: "Team.json", messages: 0, part: 0))
      try FileManager.default.removeItem(at: temporary.file("in.json"))
      await library.waitForImport()
      #expect(library.progress == nil)
      #expect(library.entries.map(\.name) == ["Team.json"])
    }
    let library = try open()

    #expect(library.entries.map(\.name) == ["Team.json"])
    #expect(try await library.export(library.entries[0].id) == data)
    try library.remove(library.entries[0].id)
    #expect(library.entries.map(\.id) == ["bundled"])
    library.dismissRemoved()
    #expect(try temporary.archiveNames() == [])
    #expect(reports.all.isEmpty)
  }

  @Test func `an archive that was removed comes back whole`() async throws {
    let library = try open()
    let ids = try await imported(["1", "2"], into: library)
    try library.undoRemoval()
    library.dismissRemoved()
    #expect(library.entries.map(\.id) == ids, "nothing was removed yet")

    try library.remove(ids[0])
    #expect(library.removed?.name == "2" && library.entries.map(\.name) == ["1"])
    try library.undoRemoval()

    #expect(library.removed == nil && library.entries.map(\.id) == ids)
    #expect(try temporary.archiveNames() == ids.map { "\($0).sqlite" }.sorted())
    #expect(try library.entries[0].archive.workspaces().map(\.name) == ["W"])
  }

  @Test func `only the archive that was removed last is kept aside, and not for the next start`() async throws {
    do {
      let library = try open()
      let ids = try await imported(["1", "2"], into: library)
      try library.remove(ids[0])
      try library.remove(ids[1])
      #expect(library.removed?.name == "1" && library.entries.map(\.id) == ["bundled"])
      #expect(try temporary.archiveNames() == ["\(ids[1]).sqlite.removed"])
    }
    let library = try open()

    #expect(library.removed == nil && library.entries.map(\.id) == ["bundled"])
    #expect(try temporary.archiveNames() == [])
  }

  @Test func `an archive whose file is gone cannot be brought back`() async throws {
    let library = try open()
    try library.remove(try await imported(["1"], into: library)[0])
    for name in try temporary.archiveNames() {
      try FileManager.default.removeItem(at: temporary.file("archives/\(name)"))
    }

    #expect(throws: ArchiveImportProblem.self) { try library.undoRemoval() }

    #expect(library.removed?.name == "1" && library.entries.map(\.id) == ["bundled"])
  }

  @Test func `several archives stand newest first`() async throws {
    let library = try open()
    _ = try await imported(["1", "2"], into: library)

    #expect(library.entries.map(\.name) == ["2", "1"])
    try library.remove(library.entries[0].id)
    #expect(library.entries.map(\.name) == ["1"])
    try library.remove("nothing")
    #expect(library.entries.map(\.name) == ["1"])
  }

  @Test func `why an import failed is said until it is forgotten or another one begins, and nothing of it is kept`()
    async throws
  {
    let library = try open()
    library.importFile(temporary.file("nothing.json"), named: "nothing.json")
    #expect(library.progress == .failed(name: "nothing.json", .unreadable))
    library.cancelImport()
    #expect(library.progress == nil)

    try Data("[".utf8).write(to: temporary.file("in.json"))
    library.importFile(temporary.file("in.json"), named: "in.json")
    await library.waitForImport()

    #expect(library.progress == .failed(name: "in.json", .notJSON(byte: 1, fault: .endsEarly)))
    #expect(library.entries.map(\.id) == ["bundled"])
    #expect(try temporary.archiveNames() == [])
    try file(of: oneChannel(1)).write(to: temporary.file("in.json"))
    library.importFile(temporary.file("in.json"), named: "again.json")
    await library.waitForImport()
    #expect(library.progress == nil)
    #expect(library.entries.map(\.name) == ["again.json"])
  }

  @Test func `an import tells how far it is, and ends without a trace when it is cancelled`()
    async throws
  {
    let library = try open(EndlessReader())
    try Data("x".utf8).write(to: temporary.file("in.json"))

    library.importFile(temporary.file("in.json"), named: "1")
    try await until { messages(library) > 0 }
    #expect(try temporary.archiveNames().count == 1)
    library.cancelImport()

    #expect(library.progress == nil)
    try await until { try temporary.archiveNames() == [] }
    #expect(library.progress == nil)
    #expect(library.entries.map(\.id) == ["bundled"])
  }

  @Test func `files that are chosen during an import wait for its end, one that fails until it was read why`()
    async throws
  {
    let library = try open()
    for (name, contents) in [
      ("1", try file(of: oneChannel(500))), ("2", Data("[".utf8)), ("3", try file(of: oneChannel(1))),
    ] {
      try contents.write(to: temporary.file(name))
      library.importFile(temporary.file(name), named: name)
      try FileManager.default.removeItem(at: temporary.file(name))
    }
    #expect(library.progress == .reading(name: "1", messages: 0, part: 0))

    try await until { if case .failed(name: "2", _) = library.progress { true } else { false } }
    #expect(library.entries.map(\.name) == ["1"])
    library.cancelImport()
    try await until { library.entries.count == 2 }

    #expect(Set(library.entries.map(\.name)) == ["1", "3"])
    #expect(library.progress == nil)
  }

  @Test(.proves("S2")) func `files that wait for an import take only so much of the disk`() async throws {
    let library = try open(EndlessReader(), mostWaitingBytes: 5)
    try Data("x".utf8).write(to: temporary.file("x"))
    try Data("1234".utf8).write(to: temporary.file("4"))
    library.importFile(temporary.file("x"), named: "x")
    library.importFile(temporary.file("4"), named: "4")

    library.importFile(temporary.file("4"), named: "too much")
    #expect(library.progress == .failed(name: "too much", .busy))
    library.importFile(temporary.file("x"), named: "just enough")
    library.cancelImport()

    #expect(library.progress == .reading(name: "4", messages: 0, part: 0))
    library.cancelImport()
    #expect(library.progress == .reading(name: "just enough", messages: 0, part: 0))
    library.cancelImport()
    #expect(library.progress == nil)
  }

  @Test func `after a cancelled import another one can begin at once`() async throws {
    let library = try open(EndlessReader())
    try Data("x".utf8).write(to: temporary.file("in.json"))
    library.importFile(temporary.file("in.json"), named: "1")
    library.cancelImport()
    library.importFile(temporary.file("in.json"), named: "2")

    try await until { messages(library) > 0 }
    guard case .reading(name: "2", _, _) = library.progress else {
      Issue.record("\(library.progress.debugDescription)")
      return
    }
    library.cancelImport()
    try await until { try temporary.archiveNames() == [] }
  }

  @Test
  func `what an import left behind that was killed is deleted, and a damaged archive is shown, reported and removed`()
    throws
  {
    try FileManager.default.createDirectory(at: temporary.file("archives"), withIntermediateDirectories: false)
    try Data("x".utf8).write(to: temporary.file("archives/a.sqlite.partial"))
    try Data("x".utf8).write(to: temporary.file("archives/b.sqlite"))

    let library = try open()

    #expect(library.entries.map(\.id) == ["b"])
    #expect(library.entries[0].name == "b.sqlite" && library.entries[0].imported != nil)
    let archive = library.entries[0].archive
    #expect(throws: ArchiveImportProblem.self) { try archive.workspaces() }
    #expect(throws: ArchiveImportProblem.self) { try archive.channels(of: "w") }
    let channel = ChannelPath(workspace: "w", channel: "c")
    #expect(throws: ArchiveImportProblem.self) { try archive.messages(in: channel, 0..<1) }
    #expect(throws: ArchiveImportProblem.self) { try archive.message("m", in: channel) }
    #expect(throws: ArchiveImportProblem.self) { try archive.forEachMessage(in: channel) { _ in } }
    #expect(try temporary.archiveNames() == ["b.sqlite"])
    #expect(reports.all.map(\.path) == [temporary.file("archives/b.sqlite").path])

    try library.remove("b")
    #expect(library.entries.map(\.id) == ["bundled"])
    library.dismissRemoved()
    #expect(try temporary.archiveNames() == [])
  }

  @Test func `an archive whose file is gone stays on the entry, and to remove it is an error`() async throws {
    let library = try open()
    try file(of: oneChannel(1)).write(to: temporary.file("in.json"))
    library.importFile(temporary.file("in.json"), named: "1")
    await library.waitForImport()
    try FileManager.default.removeItem(at: temporary.file("archives"))

    #expect(throws: ArchiveImportProblem.self) { try library.remove(library.entries[0].id) }

    #expect(library.entries.map(\.name) == ["1"])
  }

  @Test func `an export of what is not there is an error`() async throws {
    let library = try open()

    await #expect(throws: ArchiveImportProblem.unreadable) { try await library.export("nothing") }
  }

  private func open(
    _ reader: any WorkspaceFileReader = WorkspaceFileCodec(), mostWaitingBytes: Int = 1_000_000
  ) throws -> ArchiveLibrary {
    ArchiveLibrary(
      in: try temporary.archives(), reader: reader, writer: WorkspaceFileCodec(),
      mostWaitingBytes: mostWaitingBytes, reportingFailuresTo: { [reports] in reports.note($0) })
  }

  /// Imports a file under each of these names.
  ///
  /// - Returns: The ids of the library's archives, the newest first.
  private func imported(_ names: [String], into library: ArchiveLibrary) async throws -> [String] {
    for name in names {
      try file(of: oneChannel(1)).write(to: temporary.file("in.json"))
      library.importFile(temporary.file("in.json"), named: name)
      await library.waitForImport()
    }
    return library.entries.map(\.id)
  }

  private func messages(_ library: ArchiveLibrary) -> Int {
    if case .reading(_, let messages, _) = library.progress { messages } else { 0 }
  }

  /// Waits for something that comes about elsewhere.
  private func until(_ condition: () throws -> Bool) async throws {
    while try !condition() { try await Task.sleep(for: .milliseconds(2)) }
  }
}
