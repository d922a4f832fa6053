import AppPages
import Domain
import Foundation
import TestTraits
import Testing

@testable import Workspaces

/// Files that become archives.
extension WorkspacesModelTests {
  @Test func `why an import failed is said until it is forgotten or another one begins`() async throws {
    let model = model([])
    store.fail(with: .unreadable)
    await model.importFile(file("nothing.json"))
    #expect(model.progress == .failed(name: "nothing.json", .unreadable))
    model.dismissImportOutcome()
    #expect(model.progress == nil)

    store.fail(with: nil)
    await model.importFile(file("in.json"))
    await begun("in.json")
    store.endImport(.failure(.notJSON(byte: 1, fault: .endsEarly)))
    try await until { model.progress == .failed(name: "in.json", .notJSON(byte: 1, fault: .endsEarly)) }

    #expect(model.entries.map(\.id) == ["bundled"])
    await model.importFile(file("again.json"))
    #expect(model.progress == .reading(name: "again.json", messages: 0, part: 0))
    await complete("again.json", as: "a", in: model)
    #expect(model.progress == nil)
    #expect(model.entries.map(\.name) == ["again.json"])
  }

  @Test(.proves("B6")) func `what an import came to is said until that was read`() async throws {
    let model = model([])
    var report = ImportReport()
    var skipped = ImportReport()
    skipped.skip(SkippedPart(file: "f", reason: .damaged))
    for name in ["new", "skipped", "joined"] {
      if name == "skipped" { report = skipped }
      if name == "joined" { report = ImportReport() }
      if name == "joined" { report.joined = "a" }
      try await importing(name, reporting: report, in: model)
      #expect(model.progress == .done(name: name, report))
    }
    model.dismissImportOutcome()
    #expect(model.progress == .done(name: "skipped", skipped), "what was left out of an earlier file is said too")
    model.dismissImportOutcome()
    #expect(model.progress == nil)
    #expect(ImportReportText.lines(ImportReport()).isEmpty)
  }

  @Test func `what an import came to is not said any more when another one began or something was removed`()
    async throws
  {
    let model = model(["a"])
    try await importing("1", reporting: ImportReport(), in: model)
    #expect(model.progress == .done(name: "1", ImportReport()))
    await model.importFile(file("2"))
    await begun("2")
    model.cancelImport()
    #expect(model.progress == nil)

    try await importing("3", reporting: ImportReport(), in: model)
    model.remove("nothing")
    #expect(model.progress == .done(name: "3", ImportReport()))
    model.remove("a")
    #expect(model.progress == nil)
    await model.waitForChanges()

    store.fail(with: .unreadable)
    await model.importFile(file("4"))
    #expect(model.progress == .failed(name: "4", .unreadable))
    model.remove("3")
    #expect(model.progress == .failed(name: "4", .unreadable), "nobody has read it yet")
  }

  @Test func `what was removed can be brought back after an import, which may have ended by chance just then`()
    async throws
  {
    let model = model(["b", "a"])
    model.remove("a")
    await model.waitForChanges()
    try await importing("c", reporting: nil, in: model)
    #expect(model.removed?.id == "a")

    model.undo("a")
    await model.waitForChanges()

    #expect(Set(model.entries.map(\.id)) == ["a", "b", "c"])
    #expect(store.calls == [.remove("a"), .importFile("c"), .restore("a")])
  }

  @Test func `an import tells how far it is, and is not heard of any more when it is cancelled`() async throws {
    let model = model([])
    await model.importFile(file("1"))
    await begun("1")
    store.report(ArchiveProgress(messages: 100, part: 0.5))
    try await until { model.progress == .reading(name: "1", messages: 100, part: 0.5) }

    store.report(ArchiveProgress(messages: 200, part: 1))
    model.cancelImport()
    #expect(model.progress == nil)
    await model.importFile(file("2"))
    await begun("2")

    #expect(model.progress == .reading(name: "2", messages: 0, part: 0))
    #expect(model.entries.map(\.id) == ["bundled"])
    model.cancelImport()
    #expect(model.progress == nil)
  }

  @Test func `an import that was complete when it was cancelled is taken away again`() async throws {
    let model = model([])
    store.finishCancelledImports()
    await model.importFile(file("1"))
    await begun("1")

    model.cancelImport()
    store.report(ArchiveProgress(messages: 100, part: 0.5))
    store.endImport(.success(entry("a")))
    try await until { store.calls.contains(.deleteRemoved("a")) }

    #expect(store.calls == [.importFile("1"), .remove("a"), .deleteRemoved("a")])
    #expect(model.entries.map(\.id) == ["bundled"] && model.progress == nil)
  }

  @Test func `an import that joined an archive when it was cancelled is there, with all that the archive had`()
    async throws
  {
    let model = model(["a"])
    store.finishCancelledImports()
    await model.importFile(file("1"))
    await begun("1")
    var report = ImportReport()
    report.joined = "a"

    model.cancelImport()
    store.endImport(
      .success(ArchiveEntry(id: "a", name: "1", imported: .now, archive: InMemoryMessageArchive([]), report: report)))

    try await until { model.entries.first?.report == report }
    #expect(store.calls == [.importFile("1")])
  }

  @Test func `an import that was complete when it was cancelled, and cannot be taken away, is there`() async throws {
    let model = model([])
    store.finishCancelledImports()
    await model.importFile(file("1"))
    await begun("1")
    store.fail(with: .notWritable)

    model.cancelImport()
    store.endImport(.success(entry("a")))

    try await until { model.entries.map(\.id) == ["a"] }
  }

  @Test func `files that are chosen during an import wait for its end, one that fails until it was read why`()
    async throws
  {
    let model = model([])
    for name in ["1", "2", "3"] { await model.importFile(file(name)) }
    #expect(model.progress == .reading(name: "1", messages: 0, part: 0))

    await complete("1", as: "a", in: model)
    await begun("2")
    #expect(model.progress == .reading(name: "2", messages: 0, part: 0))
    store.endImport(.failure(.empty))
    try await until { model.progress == .failed(name: "2", .empty) }
    #expect(model.entries.map(\.name) == ["1"])
    #expect(!store.calls.contains(.importFile("3")))

    model.dismissImportOutcome()
    await complete("3", as: "c", in: model)

    #expect(Set(model.entries.map(\.name)) == ["1", "3"])
    #expect(model.progress == nil)
  }

  @Test(.proves("S2")) func `files that wait for an import take only so much of the disk`() async {
    let model = model([], mostWaitingBytes: 5)
    for (name, size) in [("x", 100), ("4", 4), ("too much", 4), ("just enough", 1)] {
      store.setSize(of: name, to: size)
    }
    await model.importFile(file("x"))
    #expect(model.progress == .reading(name: "x", messages: 0, part: 0), "it does not wait")
    await model.importFile(file("4"))

    await model.importFile(file("too much"))
    #expect(model.progress == .failed(name: "too much", .busy))
    await model.importFile(file("just enough"))
    model.dismissImportOutcome()
    #expect(model.progress == .reading(name: "x", messages: 0, part: 0), "the import under way goes on")
    model.cancelImport()

    #expect(model.progress == .reading(name: "4", messages: 0, part: 0))
    model.cancelImport()
    #expect(model.progress == .reading(name: "just enough", messages: 0, part: 0))
    model.cancelImport()
    #expect(model.progress == nil)
  }
}
