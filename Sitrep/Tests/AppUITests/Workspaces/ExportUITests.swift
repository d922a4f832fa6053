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

  @Test(.proves("B6"), arguments: ExportScenarios.all) func `with script`(_ scenario: Scenario) async throws {
    try await scenario.play(driver(runsScript: true))
  }

  @Test(.proves("B6")) func `Russian has its own words`() async throws {
    let driver = try await driver(language: "ru-RU")
    try await driver.open("/workspaces/a/T1?search=from%3Abob")
    #expect(try await driver.textSnapshot.contains("«bob»"))

    try await driver.open("/workspaces/a/T1/C1")
    #expect(try await driver.element(WorkspacesID.thread("100.2")).text == "2 ответа")
  }

  private func driver(language: String = "en-US", runsScript: Bool = false) async throws -> InProcessDriver {
    let fixture = await WorkspacesFixture([SampleExport.workspace])
    return InProcessDriver(
      try await AppFixture.responder(workspaces: fixture), language: language, runsScript: runsScript)
  }
}
