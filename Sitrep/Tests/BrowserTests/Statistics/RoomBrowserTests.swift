import AppPages
import Domain
import Foundation
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// Cases above the team's messages in a browser: under axe, in both languages, and by keys on the chart.
@Suite(.inChromium, .serialized) struct RoomBrowserTests {
  @Test(arguments: BrowserSettings.looks + [BrowserSettings(.smallPhone, textSize: 32)])
  func `cases and messages pass axe and are as wide as their window`(_ look: BrowserSettings) async throws {
    let list = try KeptList()
    try await Chromium.run(look, prepare: Self.keep(list)) { driver in
      for query in [
        "", "?from=2024-03-11&to=2024-03-24&table=1", "?bars=day&from=2024-04-29", "?from=2020-01-01&to=2020-02-01",
      ] {
        try await driver.open("/statistics/outbreaks/\(list.id)/room\(query)")
        try await driver.waitUntil("messages are counted") { try await driver.element(RoomID.messageSum).exists }
        try await driver.expectNoFault(look.viewport, on: query)
      }
    }
  }

  @Test(arguments: BrowserSettings.looks)
  func `without an archive it passes axe, and leads to Workspaces`(_ look: BrowserSettings) async throws {
    let list = try KeptList()
    try await Chromium.run(look, prepare: list.keep) { driver in
      try await driver.open("/statistics/outbreaks/\(list.id)/room")
      try await driver.waitUntil("it is said") { try await driver.element(RoomID.noArchive).exists }
      try await driver.expectNoFault(look.viewport, on: "without an archive")
      try await driver.element(RoomID.openWorkspaces).tap()
      try await driver.waitUntil("Workspaces is open") { try await driver.currentPath == "/workspaces" }
    }
  }

  @Test func `both plots have one axis, and a bar that is read can be shown alone`() async throws {
    let list = try KeptList()
    try await Chromium.run(BrowserSettings(.desktop), prepare: Self.keep(list)) { driver in
      try await driver.open("/statistics/outbreaks/\(list.id)/room")
      try await driver.waitUntil("both are drawn") {
        try await driver.evaluate("document.querySelectorAll('svg.plot, .plot').length > 1") == true
      }
      let plots = try await driver.evaluate(
        """
        [...document.querySelectorAll('[data-testid="\(RoomID.cases)"] .plot, [data-testid="\(RoomID.messages)"] .plot')]
          .flatMap(e => [e.getBoundingClientRect().left, e.getBoundingClientRect().right])
        """
      ).array.compactMap(\.number)
      #expect(plots.count == 4)
      if plots.count == 4 { #expect(abs(plots[0] - plots[2]) < 2 && abs(plots[1] - plots[3]) < 2, "\(plots)") }

      try await driver.waitUntil("it can be read") {
        try await driver.evaluate("!!document.querySelector('.read[tabindex]')") == true
      }
      _ = try await driver.evaluate(
        """
        document.querySelector('.read').focus();
        for (const key of ['Home', 'ArrowRight'])
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));
        """)
      try await driver.waitUntil("the bar is told") { try await driver.element(RoomID.read).exists }
      #expect(try await driver.element(RoomID.read).text.hasPrefix("W10 2024 · Mar 4, 2024 · Cases: "))
      try await driver.element(RoomID.showOnly).tap()
      try await driver.waitUntil("it is alone") {
        try await driver.currentPath.hasSuffix("/room?from=2024-03-04&to=2024-03-10")
      }
      #expect(try await driver.element(RoomID.messageSum).text == "14")
    }
  }

  /// A line list, and an archive of two messages a day in March 2024.
  private static func keep(_ list: KeptList) -> (String) async throws -> Void {
    { data in try await keep(list, in: data) }
  }

  private static func keep(_ list: KeptList, in data: String) async throws {
    try await list.keep(in: data)
    let folder = try TemporaryFolder()
    let messages = (2...63).map { number in
      """
      {"id": "m\(number)", "content": "Message \(number): two more beds are needed in the tent for children.",
       "posted": "2024-03-\(String(format: "%02d", number / 2))T1\(number % 2):00:00Z", "member": {"id": "1", "name": "Ann Lee"}}
      """
    }
    let file = """
      [{"id": "health", "name": "Health", "channels": [
        {"id": "field", "name": "Field", "messages": [\(messages.joined(separator: ","))]}]}]
      """
    try folder.write(Array(file.utf8), to: "Workspaces.json")
    let result = try await RunningSitrep.result(
      of: "import", "workspaces", folder.path + "Workspaces.json", "--data", data)
    #expect(result.errors == "")
  }
}

extension BrowserDriver {
  fileprivate func expectNoFault(_ viewport: Viewport, on screen: String) async throws {
    let violations = try await AxeAudit.violations(on: self)
    #expect(violations == [], "on \(screen)")
    let width = try await evaluate("document.documentElement.scrollWidth").number
    #expect(width == Double(viewport.width), "on \(screen)")
  }
}
