import AppPages
import Domain
import Foundation
import PortableUITesting
import TestTraits
import Testing
import Workspaces

/// Files of the Workspaces tab in process: what an import says, and the menu that imports, exports and removes.
@Suite struct WorkspaceFilesTests {
  private let workspaces: WorkspacesFixture

  init() async {
    workspaces = await WorkspacesFixture(SampleTeam.workspaces, imported: Date(timeIntervalSince1970: 1_666_145_171))
  }

  private func driver(language: String = "en-US") async throws -> InProcessDriver {
    let driver = InProcessDriver(
      try await AppFixture.responder(workspaces: workspaces), language: language, runsScript: true)
    await driver.setCookie("zone", to: "America%2FLos_Angeles")
    return driver
  }

  @Test func `an import says how far it is in every window, and can be cancelled`() async throws {
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)
    #expect(try await !list.progress.exists)

    await workspaces.importing("team.json", messages: 1, percent: 25)
    try await driver.waitUntil("it says so") {
      try await driver.textSnapshot.contains("Importing team.json: 1 message so far")
    }
    await workspaces.importing("team.json", messages: 1_200, percent: 50)
    try await driver.waitUntil("it goes on") {
      try await driver.textSnapshot.contains("Importing team.json: 1,200 messages so far")
    }
    #expect(try await list.progress.isVisible)
    #expect(try await driver.find(.role(.progressBar)).count == 1)

    try await list.cancelImport.tap()

    try await driver.waitUntil("nothing is imported") { try await !list.progress.exists }
    #expect(await workspaces.model.progress == nil)
  }

  @Test(.proves("B6")) func `an import says what it replaced and left out, until that was read`() async throws {
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)
    var report = ImportReport()
    report.joined = "new"
    report.counts.messages = 5
    report.replaced = 3
    report.kept = 7
    for message in 1...12 { report.skip(SkippedPart(file: "day.json", message: message, reason: .noTime)) }

    await workspaces.importEnds("team.zip", report)

    try await driver.waitUntil("it says so") { try await list.progress.text.contains("“team.zip” was imported") }
    let said = try await list.progress.text
    #expect(
      said.contains("2 messages are new, 3 were replaced, 7 others stay. Left out: 12. day.json, message 1: it has"))
    #expect(said.hasSuffix("message 10: it has no time 2 more were left out."))
    try await list.cancelImport.tap()
    try await driver.waitUntil("that was read") { try await !list.progress.exists }
  }

  @Test(
    .proves(124, "U22"),
    arguments: [
      (ArchiveImportProblem.unreadable, "The file couldn’t be opened. Choose it again."),
      (.empty, "The file is empty."),
      (
        .notAnExport,
        """
        This isn’t an export of Slack: it has no lists of channels or people (channels.json, users.json). \
        Choose another file.
        """
      ),
      (
        .nothingRead(SkippedPart(file: "a/2020-01-01.json", message: 2, reason: .noTime)),
        "Nothing in this export could be read. a/2020-01-01.json, message 2: it has no time."
      ),
      (
        .protectedZip,
        "The zip archive is protected by a password. Unpack it, then zip the folder without one."
      ),
      (
        .unknownCompression,
        "The zip archive is compressed in a way that Sitrep doesn’t read. Unpack it, then zip the folder again."
      ),
      (
        .overfullZip,
        """
        The zip archive isn’t one that Slack makes: its files overlap, or are more than 200 times its size. \
        Download it again.
        """
      ),
      (.damagedZip, "The zip archive is damaged or incomplete. Download it again."),
      (
        .pagesTooLarge,
        "Its pages are larger than 256 MB. The command “sitrep export workspaces --html” writes them to a folder."
      ),
      (.exportTooLarge, "The export is larger than any that Sitrep can read."),
      (.decoderStopped, "The export couldn’t be read: it took too much time or memory."),
      (.mistaken(.slackExport), "This is from a Slack export. Import the whole export (zip) on the Workspaces tab."),
      (
        .mistaken(.table),
        "This looks like a table (CSV). Choose an export of Slack (zip) or a JSON file of workspaces."
      ),
      (
        .notJSON(byte: 5_000, fault: .expected(.textEnd)),
        """
        This file isn’t valid JSON (byte 5,000: a string isn’t closed). \
        Choose an export of Slack (zip) or a JSON file of workspaces.
        """
      ),
      (
        .notAList,
        """
        This file isn’t a list of workspaces. It must begin with [. \
        Choose an export of Slack (zip) or a JSON file of workspaces.
        """
      ),
      (
        .notAnArchive(at: ArchivePosition(), member: "channels", fault: .missing), "Workspace 1 has no “channels” list."
      ),
      (
        .notAnArchive(at: ArchivePosition(workspace: 2, channel: 3), member: "messages", fault: .missing),
        "Channel 3 of workspace 2 has no “messages” list."
      ),
      (.notAnArchive(at: ArchivePosition(), member: "name", fault: .missing), "Workspace 1 has no “name”."),
      (.notAnArchive(at: ArchivePosition(), member: "", fault: .expected(.object)), "Workspace 1 isn’t an object."),
      (
        .notAnArchive(
          at: ArchivePosition(workspace: 1, channel: 2, message: 3), member: "posted", fault: .expected(.date)),
        "Message 3 in channel 2 of workspace 1: “posted” isn’t a date such as 2022-10-19T02:06:11Z."
      ),
      (
        .notAnArchive(at: ArchivePosition(workspace: 4), member: "id", fault: .takenID),
        "Workspace 4 has the same id as an earlier one."
      ),
      (
        .notAnArchive(at: ArchivePosition(), member: "id", fault: .tooLongText(mostBytes: 200)),
        "Workspace 1, “id”: a string is longer than 200 bytes."
      ),
      (.diskFull, "The disk is full. Free up space, then try again."),
      (.busy, "Other files are being imported. Try again when they are done."),
      (
        .folderGone(path: "/d"),
        "The data folder /d was moved or deleted while Sitrep was running. Nothing was saved. Restart Sitrep."
      ),
      (.cancelled, "The import was stopped."), (.notWritable, "The data folder can’t be written to."),
      (.other("too hot"), "The reason: too hot."),
    ])
  func `a file that was not imported says why`(_ problem: ArchiveImportProblem, _ words: String) async throws {
    let driver = try await driver()
    await workspaces.importFails("team.json", problem)
    let list = try await WorkspaceListPage.open(on: driver)

    #expect(try await list.progress.text == "“team.json” wasn’t imported \(words)")
    #expect(try await list.cancelImport.text == "OK")
    try await list.cancelImport.tap()

    try await driver.waitUntil("it is read") { try await !list.progress.exists }
  }

  @Test(
    .proves("D34"),
    arguments: [
      FileFault.found(.object, insteadOf: .list), .expectedMember(name: "1", value: "2"), .otherVersion(expected: 1),
      .endsEarly, .missing, .twice, .takenID, .emptyText, .tooLongText(mostBytes: 2),
      .tooLongField(mostBytes: 5),
      .tooManyFields(most: 1), .tooDeep(mostLevels: 3), .controlCharacter, .expected(.value),
      .expected(.wholeNumber), .found(.list, insteadOf: .object),
      .expected(.text), .expected(.number), .expected(.boolean), .expected(.quotedName),
      .expected(.textEnd), .expected(.fileEnd), .expected(.colon), .expected(.commaOrBrace), .expected(.commaOrBracket),
      .expected(.digit), .expected(.hexDigit), .expected(.workspaces),
    ])
  func `what is wrong with a file is said in Russian`(_ fault: FileFault) async throws {
    let driver = try await driver(language: "ru-RU")
    await workspaces.importFails("1.json", .notJSON(byte: 7, fault: fault))
    let list = try await WorkspaceListPage.open(on: driver)

    let words = try await list.progress.text.split(separator: "(байт 7: ").last.map(String.init) ?? ""
    let names = ["Sitrep", "id", "true", "false", "null", "Slack", "zip", "JSON"]
    let english = words.split { !$0.isLetter }.filter { $0.contains { $0.isASCII } && !names.contains(String($0)) }
    #expect(!words.isEmpty && english.isEmpty, "\(words)")
  }

  @Test(
    .proves("U22"),
    arguments: [
      MistakenFile.zip, .gzip, .spreadsheet, .picture, .pdf, .webPage, .table, .slackExport, .figures, .world,
      .guidance,
      .workspaces,
    ])
  func `what a file looks like is said in Russian`(_ file: MistakenFile) async throws {
    let driver = try await driver(language: "ru-RU")
    await workspaces.importFails("1.json", .mistaken(file))
    let list = try await WorkspaceListPage.open(on: driver)

    let words = try await list.progress.text
    #expect(words.contains("Похоже, это") && !words.contains("This"), "\(words)")
  }

  @Test(.proves("D5")) func `the words of an import are Russian for a Russian reader`() async throws {
    let driver = try await driver(language: "ru-RU")
    await workspaces.importing("team.json", messages: 2, percent: 0)
    _ = try await WorkspaceListPage.open(on: driver)

    let page = try await driver.textSnapshot

    #expect(page.contains("team.json"))
    #expect(!page.contains("Importing"))
  }

  @Test func `a file that is chosen is imported under its name`() async throws {
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)

    try await list.chooseFromMenu(WorkspacesID.importFile)
    try await driver.waitUntil("a file is asked for") { try await driver.element("file").exists }
    try await driver.choose(
      [StoredFile(name: "my team.json", type: "application/json", bytes: Array("[]".utf8))], for: .identifier("file"))

    try await driver.waitUntil("it is imported") { await workspaces.importedNames == ["my team.json"] }
  }

  @Test func `an archive is exported as a file`() async throws {
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)

    try await list.chooseFromMenu(WorkspacesID.export("a"))

    try await driver.waitUntil("the file is there") { await !driver.downloads.isEmpty }
    let file = try #require(await driver.downloads.first)
    #expect(file.name == "Workspaces.json")
    #expect(file.type == "application/json")
    #expect(file.bytes == Array(SampleTeam.workspaces.map(\.id).joined(separator: " ").utf8))
  }

  @Test(.proves("B6")) func `an archive is exported as pages, a folder in a zip archive`() async throws {
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)

    try await list.chooseFromMenu(WorkspacesID.exportPages("a"))

    try await driver.waitUntil("the file is there") { await !driver.downloads.isEmpty }
    let file = try #require(await driver.downloads.first)
    #expect(file.name == "Workspaces.zip" && file.type == "application/zip")
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("Workspaces/channels/a.html") && text.contains("Workspaces/index.htmlFiles"))
  }

  @Test func `an export that failed is told in an alert, and the next one may go well`() async throws {
    await workspaces.store.fail(with: .other("the disk is broken"))
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)
    try await list.chooseFromMenu(WorkspacesID.export("a"))
    try await driver.waitUntil("it says so") {
      try await driver.element(.alertDialog, named: "The archive wasn’t exported").isVisible
    }
    #expect(try await driver.textSnapshot.contains("The reason: the disk is broken"))

    try await driver.element(.button, named: "OK").tap()
    await workspaces.store.fail(with: nil)
    try await list.chooseFromMenu(WorkspacesID.export("a"))

    try await driver.waitUntil("the file is there") { await driver.downloads.count == 1 }
  }

  @Test func `an archive is removed only after a question`() async throws {
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)
    let question = driver.element(.dialog, named: "Remove this archive?")

    try await list.chooseFromMenu(WorkspacesID.remove("a"))
    #expect(try await question.isVisible)
    try await driver.element(.button, named: "Cancel").tap()
    try await driver.waitUntil("it is kept") { try await !question.exists }
    #expect(await workspaces.model.entries.map(\.id) == ["a"])

    try await list.chooseFromMenu(WorkspacesID.remove("a"))
    try await driver.element(.button, named: "Remove").tap()
    try await driver.waitUntil("its workspaces are gone") { try await list.ids == [] }
    #expect(await workspaces.model.entries.map(\.id) == ["bundled"])
  }

  @Test(.proves("U12")) func `of an archive that is removed nothing stays open, nor in the address`() async throws {
    let driver = try await driver()
    try await driver.open("/workspaces/a/construction")
    let list = try await WorkspaceListPage.shown(on: driver)

    try await list.chooseFromMenu(WorkspacesID.remove("a"))
    try await driver.element(.button, named: "Remove").tap()

    try await driver.waitUntil("the address is the tab's") { try await driver.currentPath == "/workspaces" }
    #expect(try await driver.element(WorkspacesID.noWorkspace).exists)
  }

  @Test func `an archive is removed without script too`() async throws {
    let driver = InProcessDriver(try await AppFixture.responder(workspaces: workspaces))
    let list = try await WorkspaceListPage.open(on: driver)

    try await list.chooseFromMenu(WorkspacesID.remove("a"))
    try await driver.element(.button, named: "Remove").tap()

    #expect(await workspaces.model.entries.map(\.id) == ["bundled"])
    #expect(await workspaces.store.calls == [.remove("a")], "it is kept before the page is there")
    #expect(try await list.ids == [])
  }

  @Test(arguments: [false, true])
  func `an archive that was removed comes back`(runsScript: Bool) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(workspaces: workspaces), runsScript: runsScript)
    let list = try await WorkspaceListPage.open(on: driver)
    let ids = try await list.ids
    try await list.chooseFromMenu(WorkspacesID.remove("a"))
    try await driver.element(.button, named: "Remove").tap()
    try await driver.waitUntil("it is told") {
      try await list.undoText.text == "“Workspaces.json” was removed."
    }
    #expect(try await list.ids == [])

    try await driver.element(WorkspacesID.undo).tap()

    try await driver.waitUntil("it is back") { try await list.ids == ids }
    #expect(try await !list.undoText.exists)
    #expect(await workspaces.model.removed == nil)
  }

  @Test func `why an archive did not come back is told, and the notice can be put away`() async throws {
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)
    try await list.chooseFromMenu(WorkspacesID.remove("a"))
    try await driver.element(.button, named: "Remove").tap()
    await workspaces.store.fail(with: .notWritable)
    try await driver.element(WorkspacesID.undo).tap()

    let alert = driver.element(.alertDialog, named: "The archive wasn’t restored")
    try await driver.waitUntil("it is told") { try await alert.isVisible }
    #expect(try await alert.text.contains("The data folder can’t be written to."))
    try await driver.element(.button, named: "OK").tap()
    try await driver.waitUntil("it was read") { try await !alert.exists }
    try await driver.element(WorkspacesID.dismissUndo).tap()

    try await driver.waitUntil("it is put away") { try await !list.undoText.exists }
    #expect(await workspaces.model.removed == nil)
    #expect(await workspaces.model.entries.map(\.id) == ["bundled"])
  }

  @Test func `an archive that cannot be removed stays, and the reason is told`() async throws {
    await workspaces.store.fail(with: .notWritable)
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)

    try await list.chooseFromMenu(WorkspacesID.remove("a"))
    try await driver.element(.button, named: "Remove").tap()

    let alert = driver.element(.alertDialog, named: "The archive wasn’t removed")
    try await driver.waitUntil("it is told") { try await alert.isVisible }
    #expect(try await alert.text.contains("The data folder can’t be written to."))
    try await driver.element(.button, named: "OK").tap()
    try await driver.waitUntil("it was read") { try await !alert.exists }
    #expect(await workspaces.model.entries.map(\.id) == ["a"])
  }

  @Test func `where an archive is removed elsewhere, a window that shows it says so`() async throws {
    let driver = try await driver()
    try await driver.open("/workspaces/a/construction/water/w1")
    _ = try await MessagePage.shown(on: driver)

    await workspaces.model.remove("a")

    try await driver.waitUntil("it says so") { try await driver.element(WorkspacesID.missing).isVisible }
  }

  @Test func `an imported file has its name and day above it, the bundled one has no way to remove it`() async throws {
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)
    #expect(try await driver.headings.contains("Workspaces.json, imported on Oct 18, 2022 at 7:06 PM"))
    try await list.filesMenu.tap()
    #expect(try await driver.element(WorkspacesID.remove("a")).isVisible)

    await workspaces.model.remove("a")

    try await driver.waitUntil("the sample is shown") { try await driver.headings.contains("Sample archive") }
    #expect(try await !driver.element(WorkspacesID.remove("a")).exists)
    #expect(try await driver.textSnapshot.contains("Sample messages (fictional)."))
  }
}
