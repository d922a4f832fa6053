import AppPages
import Domain
import Foundation
import PortableUITesting
import TestTraits
import Testing
import Workspaces

/// An archive that was an export, in process, without script and with it.
@Suite struct ExportUITests {
  @Test(.proves("B6"), arguments: ExportScenarios.all) func `without script`(_ scenario: Scenario) async throws {
    try await scenario.play(driver())
  }

  @Test(.proves("B6"), arguments: ExportScenarios.all + ExportScenarios.live)
  func `with script`(_ scenario: Scenario) async throws {
    try await scenario.play(driver(runsScript: true))
  }

  @Test(.proves("B6")) func `Russian has its own words`() async throws {
    let driver = try await driver(language: "ru-RU")
    try await driver.open("/workspaces/a/T1?search=from%3Abob")
    #expect(try await driver.textSnapshot.contains("«bob»"))

    try await driver.open("/workspaces/a/T1/C1")
    #expect(try await driver.element(WorkspacesID.thread("100.2")).text == "2 ответа")
  }

  @Test(.proves("B6"), arguments: [UnreadableArchive.Call.found, .lastFound])
  func `what was found and can't be read says so`(_ call: UnreadableArchive.Call) async throws {
    let archive = UnreadableArchive([workspace(messages: 160)], failing: [call])
    let fixture = await WorkspacesFixture(ArchiveEntry(id: "a", name: "a", imported: nil, archive: archive))
    let driver = InProcessDriver(try await AppFixture.responder(workspaces: fixture), language: "en-US")

    try await driver.open("/workspaces/a/w?search=again")

    #expect(try await driver.textSnapshot.contains("This message can’t be read."))
    #expect(try await driver.textSnapshot.contains("The reason: the disk is broken.") == (call == .found))
  }

  @Test(.proves("B6"), arguments: [false, true])
  func `more than are counted are said to be as many or more, and counted on where they are read`(
    _ runsScript: Bool
  ) async throws {
    let driver = try await driver([workspace(messages: 1_060)], runsScript: runsScript)
    try await driver.open("/workspaces/a/w?search=again")
    #expect(try await driver.element(WorkspacesID.foundCount).text == "1,000 messages or more")
    let last = driver.element(WorkspacesID.found("m0", in: ChannelPath(workspace: "w", channel: "c")))

    try await driver.goOn(to: last)

    #expect(try await last.exists)
    #expect(try await driver.element(WorkspacesID.foundCount).text == "1,060 messages")
  }

  @Test func `an address of rows that were not counted yet has them`() async throws {
    let workspace = workspace(messages: 4_060)
    let (first, second) = (try await driver([workspace]), try await driver([workspace]))
    try await first.open("/workspaces/a/w?search=again")
    let later = try #require(try await first.find(.role(.link, named: "Next")).first?.attributes["href"])

    try await second.open(later.replacing(/\.\d+$/, with: ".3500"))

    #expect(try await second.textSnapshot.contains("Rows 3,501–3,600 of 4,000"))
    #expect(try await second.element(WorkspacesID.foundCount).text == "4,000 messages or more")
  }

  @Test(.proves("B6"), arguments: [false, true]) func `a long channel goes to a date`(_ runsScript: Bool) async throws {
    let driver = try await driver(SampleTeam.workspaces, runsScript: runsScript)
    try await driver.open("/workspaces/a/years/everything")
    _ = try await MessageListPage.shown(on: driver)

    try await driver.element(WorkspacesID.date).enter("2019-05-05")
    try await driver.element(WorkspacesID.goToDate).tap()

    try await driver.waitUntil("the list begins at the date") {
      try await driver.currentPath == "/workspaces/a/years/everything?date=2019-05-05"
    }
    try await driver.waitUntil("it is told that all messages are of 2020") {
      try await driver.element(WorkspacesID.dayBeyond).isVisible
    }
    let text = try await driver.element(WorkspacesID.dayBeyond).text
    #expect(text.hasPrefix("No messages on May 5, 2019. The oldest is from "), "\(text)")
    #expect(try await driver.element(WorkspacesID.date).value == "2019-05-05")
  }

  /// A workspace with so many messages that say "again".
  private func workspace(messages: Int) -> Workspace {
    let messages = (0..<messages).map { number in
      Message(
        id: "m\(number)", content: "again", posted: Date(timeIntervalSince1970: Double(number)),
        member: Member(id: "u", name: "Ann"))
    }
    return Workspace(id: "w", name: "Work", channels: [Channel(id: "c", name: "Channel", messages: messages)])
  }

  private func driver(
    _ contents: [Workspace] = [SampleExport.workspace], language: String = "en-US", runsScript: Bool = false
  ) async throws -> InProcessDriver {
    InProcessDriver(
      try await AppFixture.responder(workspaces: WorkspacesFixture(contents)), language: language,
      runsScript: runsScript)
  }
}
