import AppPages
import Domain
import Foundation
import TestTraits
import Testing

@testable import Workspaces

/// The archives of a profile, which all windows share.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct WorkspacesModelTests {
  let store = FakeArchiveStore()

  @Test func `while nothing was imported, the bundled archive is there and cannot be removed`() async {
    let model = model([])

    #expect(model.entries.map(\.id) == ["bundled"])
    #expect(model.entries[0].imported == nil)
    #expect(model.progress == nil)
    model.remove("bundled")
    await model.waitForChanges()

    #expect(model.entries.map(\.id) == ["bundled"])
    #expect(model.removed == nil && model.failure == nil && store.calls == [])
  }

  @Test func `an imported file takes the place of the bundled one, and can be removed for good`() async {
    let model = model([])
    await model.importFile(file("Team.json"))
    #expect(model.progress == .reading(name: "Team.json", messages: 0, part: 0))

    await complete("Team.json", as: "a", in: model)
    #expect(model.progress == nil)
    #expect(model.entries.map(\.name) == ["Team.json"])

    model.remove("a")
    #expect(model.entries.map(\.id) == ["bundled"])
    model.dismissRemoved()
    #expect(model.removed == nil)
    await model.waitForChanges()
    #expect(store.calls == [.importFile("Team.json"), .remove("a"), .deleteRemoved("a")])
    model.dismissRemoved()
    await model.waitForChanges()
    #expect(store.calls.count == 3, "there is nothing to delete any more")
  }

  @Test func `several archives stand newest first`() async {
    let model = model([])
    for (name, id) in [("1", "a"), ("2", "b")] {
      await model.importFile(file(name))
      await complete(name, as: id, in: model)
    }

    #expect(model.entries.map(\.name) == ["2", "1"])
    model.remove("b")
    #expect(model.entries.map(\.name) == ["1"])
    model.remove("nothing")
    #expect(model.entries.map(\.name) == ["1"])
  }

  @Test func `an archive that was removed comes back to its place`() async {
    let model = model(["c", "b", "a"])
    model.undo("b")
    model.dismissRemoved()
    #expect(model.entries.map(\.id) == ["c", "b", "a"], "nothing was removed yet")

    model.remove("b")
    #expect(model.removed?.id == "b" && model.entries.map(\.id) == ["c", "a"])
    model.undo("a")
    #expect(model.entries.map(\.id) == ["c", "a"], "it was not this one that was removed")
    model.undo("b")

    #expect(model.removed == nil && model.entries.map(\.id) == ["c", "b", "a"])
    await model.waitForChanges()
    #expect(store.calls == [.remove("b"), .restore("b")])
  }

  @Test func `only the archive that was removed last can be brought back`() async {
    let model = model(["b", "a"])
    model.remove("b")
    model.remove("a")
    #expect(model.removed?.id == "a" && model.entries.map(\.id) == ["bundled"])

    model.undo("b")
    await model.waitForChanges()

    #expect(model.removed?.id == "a" && model.entries.map(\.id) == ["bundled"])
    #expect(store.calls == [.remove("b"), .remove("a"), .deleteRemoved("b")])
  }

  @Test func `an archive that cannot be removed is there again, and the one before it can still be brought back`() async
  {
    let model = model(["b", "a"])
    model.remove("a")
    await model.waitForChanges()
    store.fail(with: .notWritable)

    model.remove("b")
    #expect(model.entries.map(\.id) == ["bundled"] && model.removed?.id == "b")
    await model.waitForChanges()

    #expect(model.entries.map(\.id) == ["b"] && model.removed?.id == "a")
    #expect(model.failure == WorkspacesFailure(.remove, .notWritable))
    #expect(!store.calls.contains(.deleteRemoved("a")))
    model.dismissFailure()
    #expect(model.failure == nil)
  }

  @Test func `an archive that cannot be brought back stays away, and can be asked for again`() async {
    let model = model(["a"])
    model.remove("a")
    await model.waitForChanges()
    store.fail(with: .other("gone"))

    model.undo("a")
    #expect(model.entries.map(\.id) == ["a"] && model.removed == nil)
    await model.waitForChanges()

    #expect(model.entries.map(\.id) == ["bundled"] && model.removed?.id == "a")
    #expect(model.failure == WorkspacesFailure(.restore, .other("gone")))
    store.fail(with: nil)
    model.undo("a")
    #expect(model.failure == nil)
    await model.waitForChanges()
    #expect(model.entries.map(\.id) == ["a"] && model.removed == nil)
  }

  @Test func `an archive that did not come back while another was removed can be brought back after that one`() async {
    let model = model(["b", "a"])
    model.remove("a")
    await model.waitForChanges()
    store.fail(with: .notWritable)
    model.undo("a")
    model.remove("b")
    await model.waitForChanges()

    #expect(model.entries.map(\.id) == ["b"] && model.removed?.id == "a")

    model.undo("a")
    model.remove("a")
    await model.waitForChanges()
    model.dismissRemoved()
    #expect(model.entries.map(\.id) == ["b"] && model.removed == nil, "it is offered once")
  }

  @Test func `an archive is exported, or the reason is told until it was read`() async {
    let model = model(["a"])
    #expect(await model.export("a") == Data("w".utf8))

    #expect(await model.export("nothing") == nil)
    #expect(model.failure == WorkspacesFailure(.export, .unreadable))

    store.fail(with: .diskFull)
    #expect(await model.export("a") == nil)
    #expect(model.failure == WorkspacesFailure(.export, .diskFull))
    store.fail(with: nil)
    #expect(await model.export("a") != nil && model.failure == nil)
  }

  @Test(.proves("B6"), arguments: ["en", "ru"])
  func `an archive is exported as pages in the reader's language`(language: String) async throws {
    let locale = Locale(identifier: language)
    let options = ArchivePageOptions(texts: ArchivePageTexts(for: locale), timeZone: .gmt, locale: locale)
    let model = model(["a"])

    let pages = try #require(await model.exportPages("a", options))
    #expect(pages["index.html"] == Data((language == "en" ? "Files" : "Файлы").utf8))
    #expect(await model.exportPages("nothing", options) == nil)
    #expect(model.failure == WorkspacesFailure(.export, .unreadable))

    let texts = options.texts
    let isEnglish = language == "en"
    #expect(texts.language == language)
    #expect(texts.channels(1) == (isEnglish ? "1 channel" : "1 канал"))
    #expect(texts.messages(2) == (isEnglish ? "2 messages" : "2 сообщения"))
    #expect(texts.members(5) == (isEnglish ? "5 people" : "5 человек"))
    #expect(texts.replies(1) == (isEnglish ? "1 reply" : "1 ответ"))
    #expect(texts.part("May", 2) == (isEnglish ? "May, part 2" : "May, часть 2"))
    #expect(
      [texts.imported, texts.newest, texts.earlier, texts.later, texts.edited].map { $0("x") }
        == (isEnglish
          ? ["Imported on x", "Newest message: x", "Earlier: x", "Later: x", "Edited x"]
          : ["Импортировано x", "Последнее сообщение: x", "Раньше: x", "Позже: x", "Изменено x"]))
  }

  @Test func `contents go with their archive`() async throws {
    let model = model(["a"])
    let contents = try #require(model.contents(of: "a"))
    #expect(model.contents(of: "a") === contents)
    #expect(model.contents(of: "b") == nil)

    model.remove("a")
    #expect(model.contents(of: "a") == nil)
    _ = try #require(model.contents(of: "bundled"))
    model.undo("a")
    #expect(model.contents(of: "a") !== contents)
  }

  // MARK: Parts

  /// A model of these archives, of which the first was imported last.
  func model(_ ids: [String], mostWaitingBytes: Int = 1_000_000) -> WorkspacesModel {
    let imported = zip(ids, stride(from: 0.0, to: -100, by: -1)).map { id, seconds in
      entry(id, imported: Date(timeIntervalSinceReferenceDate: seconds))
    }
    return WorkspacesModel(
      WorkspacesDependencies(
        imported: imported, bundled: entry("bundled", imported: nil), store: store, mostWaitingBytes: mostWaitingBytes))
  }

  func entry(_ id: String, named name: String? = nil, imported: Date? = .now) -> ArchiveEntry {
    let archive = InMemoryMessageArchive([Workspace(id: "w", name: "W", channels: [])])
    return ArchiveEntry(id: id, name: name ?? id, imported: imported, archive: archive)
  }

  func file(_ name: String) -> URL { URL(filePath: "/\(name)") }

  /// Returns when the import of a file has begun in the store.
  func begun(_ name: String) async {
    while !store.calls.contains(.importFile(name)) { await Task.yield() }
  }

  /// Lets an import come to its end, and returns when it is shown.
  func complete(_ name: String, as id: String, in model: WorkspacesModel) async {
    await begun(name)
    store.endImport(.success(entry(id, named: name)))
    while !model.entries.contains(where: { $0.id == id }) { await Task.yield() }
  }

  /// Imports a file whose name is its archive's id too.
  func importing(_ name: String, reporting report: ImportReport?, in model: WorkspacesModel) async throws {
    await model.importFile(file(name))
    await begun(name)
    let archive = InMemoryMessageArchive([])
    store.endImport(
      .success(ArchiveEntry(id: name, name: name, imported: .now, archive: archive, report: report)))
    try await until {
      model.entries.contains { $0.id == name } && model.progress != .reading(name: name, messages: 0, part: 0)
    }
  }

  /// Waits for something that comes about elsewhere.
  func until(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(2)) }
  }
}
