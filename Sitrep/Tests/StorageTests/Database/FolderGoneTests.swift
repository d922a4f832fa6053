import Domain
import Foundation
import GRDB
import Interchange
import PictureSamples
import TestSupport
import TestTraits
import Testing

@testable import Storage

/// What becomes of changes while the data folder, or a file of it, is no longer where it was opened.
@MainActor
@Suite struct FolderGoneTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(.proves("S6"), arguments: Loss.allCases)
  func `nothing is acknowledged that would be lost with the folder, in any store`(loss: Loss) async throws {
    let stores = try await Stores(in: folder)
    try lose(loss)
    let gone = SaveProblem.folderGone(path: folder.path)

    #expect(await stores.saveWorld("A") == gone)
    #expect(await stores.saveGuidance() == gone)
    await #expect(throws: gone) { try await stores.watchList.watch(code("CL")) }
    #expect(try await stores.database.watchedCountries() == [])
    await #expect(throws: PictureProblem.folderGone(path: folder.path)) {
      try await stores.wallet.add(PNGSample().data, named: "a")
    }
    await #expect(throws: gone) { try await stores.figures.undoImport() }
    await #expect(throws: gone) { try await stores.database.flags.keep(Data([1]), of: code("CL")) }
    await #expect(throws: gone) { try await stores.database.settingsStore.save("1", for: "a") }
    // Archives have files of their own: only the folder matters to them.
    if loss != .databaseReplaced { try await expectNoArchive(stores) }
  }

  @Test(.proves("S6")) func `what was refused is in no file, and a folder that comes back is used again`() async throws
  {
    let stores = try await Stores(in: folder)
    #expect(await stores.saveWorld("Before") == nil)

    try FileManager.default.moveItem(at: folder, to: elsewhere)
    #expect(await stores.saveWorld("Lost") == .folderGone(path: folder.path))
    try FileManager.default.moveItem(at: elsewhere, to: folder)
    #expect(await stores.saveWorld("After") == nil)

    let copy = try TemporaryFolder()
    for name in ["sitrep.sqlite", "sitrep.sqlite-wal"] {
      try FileManager.default.copyItem(at: folder.appending(path: name), to: copy.file(name))
    }
    #expect(try await copy.database().world() == [.asia: ["Before": 1, "After": 1]])
  }

  @Test(.proves("S6")) func `an archive that was built when the folder went is not published`() async throws {
    let data = try DataFolder(opening: folder)
    let archives = ArchiveFolder(in: data)
    let input = try temporary.opened(try file(of: oneChannel(3)))
    let ready = try await archives.build(from: input, named: "a", with: WorkspaceFileCodec()) { _ in }

    try lose(.replaced)
    await #expect(throws: ArchiveImportProblem.folderGone(path: folder.path)) { try await archives.publish(ready) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == Self.names)
  }

  @Test(.proves("S6")) func `a folder that goes while an archive is built is told by its name`() async throws {
    let archives = ArchiveFolder(in: try DataFolder(opening: folder))
    let input = try temporary.opened(Data("x".utf8))
    let vanishing = VanishingReader { try lose(.deleted) }

    await #expect(throws: ArchiveImportProblem.folderGone(path: folder.path)) {
      try await archives.build(from: input, named: "a", with: vanishing) { _ in }
    }
  }

  @Test(.proves("S6")) func `only the lock, or only the log, is missed as well`() async throws {
    for name in ["sitrep.lock", "sitrep.sqlite-wal"] {
      let folder = temporary.url.appending(path: name)
      let database = try AppDatabase.open(in: DataFolder(opening: folder))

      try FileManager.default.removeItem(at: folder.appending(path: name))

      await #expect(throws: DataFolderGone(path: folder.path)) { try await database.database.write { _ in } }
    }
  }

  /// What happens to the data folder.
  nonisolated enum Loss: CaseIterable {
    case deleted, renamed, replaced, databaseReplaced
  }

  private nonisolated static let names = ["sitrep.lock", "sitrep.sqlite"]

  private nonisolated var folder: URL { temporary.file("data") }
  private nonisolated var elsewhere: URL { temporary.file("elsewhere") }

  private nonisolated func lose(_ loss: Loss) throws {
    switch loss {
    case .deleted: try FileManager.default.removeItem(at: folder)
    case .renamed: try FileManager.default.moveItem(at: folder, to: elsewhere)
    case .replaced:
      try FileManager.default.moveItem(at: folder, to: elsewhere)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      for name in Self.names { try Data().write(to: folder.appending(path: name)) }
    case .databaseReplaced:
      let database = folder.appending(path: "sitrep.sqlite")
      let copy = temporary.file("copy.sqlite")
      try FileManager.default.copyItem(at: database, to: copy)
      guard rename(copy.path, database.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
  }

  private func expectNoArchive(_ stores: Stores) async throws {
    let gone = ArchiveImportProblem.folderGone(path: folder.path)
    #expect(throws: gone) { try stores.archives.remove("abcdefgh") }
    let store = SQLiteArchiveStore(in: stores.archives, reader: WorkspaceFileCodec(), writer: WorkspaceFileCodec())
    let input = try temporary.opened(try file(of: oneChannel(3)))

    await #expect(throws: gone) { try await store.importFile(input, named: "a") { _ in } }
  }
}

/// Each store of a data folder.
@MainActor
private struct Stores {
  let database: AppDatabase
  let watchList: SQLiteWatchListStore
  let wallet: SQLiteCertificateWallet
  let figures: SQLiteFiguresStore
  let archives: ArchiveFolder
  private let codec = GuidanceFileCodec()

  init(in url: URL) async throws {
    let folder = try DataFolder(opening: url)
    database = try AppDatabase.open(in: folder)
    watchList = database.watchListStore()
    wallet = try await database.certificateWallet(inspector: DirectPictureInspector())
    figures = database.figures(above: SampleStatistics()) { _ in }
    archives = ArchiveFolder(in: folder)
  }

  func saveWorld(_ name: String) async -> SaveProblem? {
    let change = WorldEdit.Change(CountryKey(name, in: .asia), before: nil, after: 1)
    do throws(SaveProblem) {
      try await database.worldStore.save(WorldEdit([change]))
      return nil
    } catch {
      return error
    }
  }

  func saveGuidance() async -> SaveProblem? {
    do throws(SaveProblem) {
      try await database.guidanceStore(by: codec).save(nil)
      return nil
    } catch {
      return error
    }
  }
}

/// Loses the folder while it reads, and finds that the file is broken.
private struct VanishingReader: WorkspaceFileReader {
  let lose: @Sendable () throws -> Void

  func read(_ piece: @escaping () throws -> [UInt8], _ body: (ArchivePart) throws -> Void) throws {
    try lose()
    throw ArchiveImportProblem.unreadable
  }
}
