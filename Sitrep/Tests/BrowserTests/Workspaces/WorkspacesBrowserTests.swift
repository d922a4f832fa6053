import AppPages
import Domain
import Foundation
import PortableUITesting
import TestSupport
import TestTraits
import Testing
import Workspaces

/// The scenarios of the Workspaces tab in Chromium, on a phone and on a desktop, with and without script.
@Suite(.inChromium, .serialized) struct WorkspacesBrowserTests {
  @Test(
    .proves(126, 128, 132, 134, 146, 147, 148, 149, 150, 151, 152, 155),
    arguments: Play.each(of: WorkspacesScenarios.all))
  func `in Chromium`(_ play: Play) async throws {
    try await run(play.settings) { try await play.scenario.play($0) }
  }

  @Test(
    .proves(150), arguments: [Viewport.smallPhone, .phone, .desktop], ["en", "ru"])
  func `the indicators of a row stand in one line`(_ viewport: Viewport, _ language: String) async throws {
    try await run(BrowserSettings(viewport, languages: language)) { driver in
      for path in ["/workspaces", "/workspaces/a/construction"] {
        try await driver.open(path)
        let faults = try await driver.evaluate(
          """
          [...document.querySelectorAll('.grid:has(> * > input:disabled)')].filter(grid => grid.checkVisibility()).filter(grid => {
            const fields = [...grid.querySelectorAll('input')];
            return new Set(fields.map(field => field.getBoundingClientRect().top)).size > 1;
          }).length
          """)
        #expect(faults == 0, "on \(path)")
      }
    }
  }

  @Test(.proves("B6")) func `text twice as large on a small phone does not make a thread scroll sideways`() async throws
  {
    try await run(BrowserSettings(.smallPhone, textSize: 32), [SampleExport.workspace]) { driver in
      for path in ["/workspaces/a/T1/C1", "/workspaces/a/T1/C1/100.2", "/workspaces/a/T1"] {
        try await driver.open(path)
        #expect(try await driver.evaluate("document.documentElement.scrollWidth").number == 320, "on \(path)")
      }
    }
  }

  @Test(.proves("B6"), arguments: Play.each(of: ExportScenarios.all))
  func `an export, in Chromium`(_ play: Play) async throws {
    try await run(play.settings, [SampleExport.workspace]) { try await play.scenario.play($0) }
  }

  @Test(
    .proves(152), arguments: [BrowserSettings(.phone, runsScript: false), BrowserSettings(.desktop, runsScript: false)])
  func `a long channel has links to its parts`(_ settings: BrowserSettings) async throws {
    try await run(settings) { try await WorkspacesScenarios.aLongChannel(on: $0) }
  }

  @Test(.proves(152)) func `a long channel goes on as one scrolls`() async throws {
    try await run(BrowserSettings(.phone)) { driver in
      try await driver.open("/workspaces/a/years/everything")
      let last = try await MessageListPage.shown(on: driver).row("e\(SampleTeam.longCount - 1)")
      try await driver.waitUntil("the oldest message is there") {
        _ = try await driver.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
        return try await last.exists
      }
    }
  }

  @Test(.proves(131, "D18"), arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)])
  func `with script the page is in the reader's zone by itself`(_ settings: BrowserSettings) async throws {
    var settings = settings
    settings.timeZone = "America/Los_Angeles"
    try await run(settings) { driver in
      try await driver.open("/workspaces/a/construction/water/w1")
      let message = try await MessagePage.shown(on: driver)
      try await driver.waitUntil("it is evening in Los Angeles") {
        try await message.posted.text == "Oct 18, 2022 at 7:06 PM"
      }

      let zone = try #require(TimeZone(identifier: settings.timeZone))
      try await WorkspacesScenarios.datesOf(zone, on: driver)
    }
  }

  @Test(.proves(131, "D18")) func `without script the page is in the server's zone`() async throws {
    try await run(BrowserSettings(.phone, runsScript: false, timeZone: "America/Los_Angeles")) { driver in
      try await WorkspacesScenarios.datesOf(.current, on: driver)
    }
  }

  @Test(.proves(142)) func `ages go on by themselves in an open page`() async throws {
    try await run(BrowserSettings(.phone), WorkspacesScenarios.now) { try await WorkspacesScenarios.agesGoOn(on: $0) }
  }

  @Test(.proves(140), arguments: [Viewport.smallPhone, .phone, .desktop])
  func `no indicator is cut off`(_ viewport: Viewport) async throws {
    for language in ["en-US,en", "ru-RU,ru"] {
      try await run(BrowserSettings(viewport, languages: language)) { driver in
        for path in ["/workspaces", "/workspaces/a/construction"] {
          try await driver.open(path)
          let cut = try await driver.evaluate(
            """
            [...document.querySelectorAll('input:disabled')].filter(e => e.scrollWidth > e.clientWidth)
              .map(e => e.dataset.testid + ' ' + e.value)
            """)
          #expect(cut.array.compactMap(\.string) == [], "on \(path)")
        }
      }
    }
  }

  @Test(.proves(126)) func `anywhere in a row leads to its channels, by keyboard too`() async throws {
    try await run(BrowserSettings(.phone)) { driver in
      let list = try await WorkspaceListPage.open(on: driver)
      try await driver.click(list.indicators("construction", named: "Construction")[1])
      let channels = try await ChannelListPage.shown(on: driver, of: "construction")

      for _ in 0..<20 where try await driver.focused?.text != "Waterproofer" { try await driver.press(.tab) }
      try await driver.press(.enter)
      #expect(try await MessageListPage.shown(on: driver, of: "water").title == "Waterproofer")
      #expect(try await channels.ids == [])
    }
  }

  @Test(.proves(124)) func `a file of another person's is imported, shown, exported and removed`() async throws {
    let folder = try TemporaryFolder()
    let file = """
      [{"id": "1", "name": "Our & team", "channels": [{"id": "2", "name": "Talk", "messages": [{"id": "3",
      "content": "Hi", "posted": "2022-10-19T02:06:11Z", "member": {"id": "4", "name": "Eve"}}]}]}]
      """
    try folder.write(Array(file.utf8), to: "team.json")
    try await Chromium.run(BrowserSettings(.phone)) { driver in
      let list = try await WorkspaceListPage.open(on: driver)
      try await list.chooseFromMenu(WorkspacesID.importFile)
      try await driver.waitUntil("a file is asked for") { try await driver.element("file").exists }
      try await driver.choose([folder.path + "team.json"], in: "[data-testid=file]")
      try await driver.waitUntil("it is there") { try await list.names == ["Our & team"] }

      let messages = try await list.choose("1").choose("2")
      #expect(try await messages.member("3").text == "Eve")
      #expect(try await messages.posted("3").text == "Oct 19, 2022 at 2:06 AM")

      _ = try await messages.back(to: "Our & team").back()
      try await list.filesMenu.tap()
      let remove = try #require(try await driver.find(.identifiers(startingWith: WorkspacesID.remove(""))).first)
      try await driver.element(remove.identifier).tap()
      try await driver.element(.button, named: "Remove").tap()
      try await driver.waitUntil("the sample is back") { try await list.names.contains("Masonry & Precast") }
    }
  }

  /// Runs a test in a browser with an app of its own, and expects that the browser has nothing to complain about.
  private func run(
    _ settings: BrowserSettings, _ contents: [Workspace] = SampleTeam.workspaces,
    _ test: (BrowserDriver) async throws -> Void
  ) async throws {
    let responder = try await AppFixture.responder(workspaces: WorkspacesFixture(contents))
    let driver = try await BrowserDriver.start(settings, serving: responder)
    try await test(driver)
    let complaints = try await driver.complaints()
    #expect(complaints == [], "the browser has nothing to complain about")
  }
}
