import AppPages
import Domain
import Foundation
import PortableUITesting
import TestTraits
import Testing
import Workspaces

/// What is said of an import that went well, and for how long.
@Suite struct ImportNoticeTests {
  private let workspaces: WorkspacesFixture

  init() async {
    workspaces = await WorkspacesFixture(SampleTeam.workspaces, imported: Date(timeIntervalSince1970: 1_666_145_171))
  }

  private func driver(language: String = "en-US") async throws -> InProcessDriver {
    InProcessDriver(try await AppFixture.responder(workspaces: workspaces), language: language, runsScript: true)
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("en-US", 5_000, 69, "“slack.zip” was imported 5,000 messages in 69 conversations."),
      ("en-US", 1, 1, "“slack.zip” was imported 1 message in 1 conversation."),
      ("ru-RU", 21, 3, "Файл «slack.zip» импортирован 21 сообщение в 3 беседах."),
    ])
  func `a first import says how much it took`(
    _ language: String, _ messages: Int, _ channels: Int, _ words: String
  ) async throws {
    let driver = try await driver(language: language)
    let list = try await WorkspaceListPage.open(on: driver)
    var report = ImportReport()
    report.counts = ArchiveCounts(workspaces: 1, channels: channels, messages: messages)

    await workspaces.importEnds("slack.zip", report)

    try await driver.waitUntil("it says \(words)") {
      guard try await list.progress.exists else { return false }
      return try await list.progress.text == words
    }
  }

  @Test func `that a file was imported is not said any more when an archive was removed`() async throws {
    let driver = try await driver()
    let list = try await WorkspaceListPage.open(on: driver)
    await workspaces.importEnds("slack.zip", ImportReport())
    try await driver.waitUntil("it says so") { try await list.progress.exists }

    await workspaces.model.remove("a")
    try await driver.waitUntil("it is removed") {
      guard try await list.undoText.exists else { return false }
      return try await !list.progress.exists
    }

    await workspaces.importEnds("slack.zip", ImportReport())
    try await driver.waitUntil("it is imported") { try await list.progress.exists }
    #expect(try await list.undoText.exists, "it can still be brought back")
  }
}
