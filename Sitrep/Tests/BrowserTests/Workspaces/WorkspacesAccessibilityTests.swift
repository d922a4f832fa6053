import AppPages
import Domain
import Foundation
import PortableUITesting
import TestSupport
import TestTraits
import Testing
import Workspaces

/// The Workspaces tab and its menu under axe and in small and large windows.
@Suite(.inChromium, .serialized) struct WorkspacesAccessibilityTests {
  /// What the tab can show.
  enum Screen: String, CaseIterable, Sendable {
    case workspaces, menu, importing, notImported, remove, channels, noChannels, messages, noMessages, message, missing
  }

  @Test(arguments: BrowserSettings.looks)
  func `axe finds nothing, and nothing is wider than the window`(_ look: BrowserSettings) async throws {
    try await run(look) { driver, workspaces in
      for screen in Screen.allCases {
        try await show(screen, on: driver, workspaces)
        // An open menu covers what lies beneath it, until it is closed.
        let violations = try await AxeAudit.violations(on: driver).filter {
          screen != .menu || $0.rule != "target-size"
        }
        #expect(violations == [], "on \(screen)")
        #expect(try await width(of: driver) == Double(look.viewport.width), "on \(screen)")
        let small = try await driver.evaluate(Self.smallControls).array.compactMap(\.string)
        if look.viewport.isTouch { #expect(small == [], "on \(screen)") }
      }
    }
  }

  @Test func `with text of twice the size nothing is wider than a small phone`() async throws {
    try await run(BrowserSettings(.smallPhone, textSize: 32)) { driver, workspaces in
      for screen in Screen.allCases {
        try await show(screen, on: driver, workspaces)
        #expect(try await width(of: driver) == 320, "on \(screen)")
      }
    }
  }

  @Test(.proves(86), arguments: Screen.allCases)
  func `the screen on an iPhone SE stands as it stood`(_ screen: Screen) async throws {
    try await run(BrowserSettings(.smallPhone)) { driver, workspaces in
      try await show(screen, on: driver, workspaces)
      _ = try await driver.evaluate("document.activeElement?.blur()")

      try TextSnapshot.check(try await driver.layout(), named: "small-phone-workspaces-\(screen.rawValue)")
    }
  }

  private func run(
    _ settings: BrowserSettings, _ test: (BrowserDriver, WorkspacesFixture) async throws -> Void
  ) async throws {
    let workspaces = await WorkspacesFixture(
      SampleTeam.workspaces, imported: .init(timeIntervalSince1970: 1_666_145_171))
    let responder = try await AppFixture.responder(workspaces: workspaces)
    try await test(try await BrowserDriver.start(settings, serving: responder), workspaces)
  }

  private func show(_ screen: Screen, on driver: BrowserDriver, _ workspaces: WorkspacesFixture) async throws {
    await workspaces.endImport()
    switch screen {
    case .workspaces: _ = try await WorkspaceListPage.open(on: driver)
    case .menu: try await WorkspaceListPage.open(on: driver).filesMenu.tap()
    case .importing:
      await workspaces.importing("A long name of a file, as files have.json", messages: 12_345, percent: 40)
      _ = try await WorkspaceListPage.open(on: driver)
    case .notImported:
      let problem = ArchiveImportProblem.notAnArchive(
        at: ArchivePosition(workspace: 1, channel: 3), member: "name", fault: .missing)
      await workspaces.importFails("team.json", problem)
      _ = try await WorkspaceListPage.open(on: driver)
    case .remove: try await WorkspaceListPage.open(on: driver).chooseFromMenu(WorkspacesID.remove("a"))
    case .channels: try await driver.open("/workspaces/a/construction")
    case .noChannels: try await driver.open("/workspaces/a/masonry")
    case .messages: try await driver.open("/workspaces/a/construction/water")
    case .noMessages: try await driver.open("/workspaces/a/construction/quiet")
    case .message: try await driver.open("/workspaces/a/construction/water/w1")
    case .missing: try await driver.open("/workspaces/a/construction/nothing")
    }
  }

  private func width(of driver: BrowserDriver) async throws -> Double? {
    try await driver.evaluate("document.documentElement.scrollWidth").number
  }

  private static let smallControls = """
    [...document.querySelectorAll('a[href], button:not(.vh), summary, input, select')].filter(e => e.checkVisibility())
      .filter(e => !e.disabled).map(e => [e.dataset.testid ?? e.textContent, (e.closest('li') ?? e).getBoundingClientRect()])
      .filter(([, r]) => r.width > 0 && (r.width < 44 || r.height < 44)).map(([text]) => text)
    """
}
