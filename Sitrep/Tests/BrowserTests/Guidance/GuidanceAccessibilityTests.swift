import AppPages
import Foundation
import Guidance
import PortableUITesting
import TestSupport
import TestTraits
import Testing

/// The Guidance tab, and all that it presents, under axe and in small and large windows, in both languages.
@Suite(.inChromium, .serialized) struct GuidanceAccessibilityTests {
  /// What the tab can show.
  enum Screen: String, CaseIterable, Sendable {
    case overview, found, nothing, source, noSource, filesMenu, preview, badFile
  }

  @Test(arguments: BrowserSettings.looks)
  func `axe finds nothing, and nothing is wider than the window`(_ look: BrowserSettings) async throws {
    try await Chromium.run(look) { driver in
      for screen in Screen.allCases {
        try await driver.show(screen)
        // An open menu covers what lies beneath it, until it is closed.
        let violations = try await AxeAudit.violations(on: driver).filter {
          screen != .filesMenu || $0.rule != "target-size"
        }
        #expect(violations == [], "on \(screen)")
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == Double(look.viewport.width), "on \(screen)")
        let small = try await driver.evaluate(Self.smallControls).array.compactMap(\.string)
        if look.viewport.isTouch { #expect(small == [], "on \(screen)") }
      }
    }
  }

  @Test(arguments: [Viewport.smallPhone, .desktop], ["en-US,en", "ru"])
  func `the text may be twice as large: nothing is wider than the window, nothing is cut`(
    _ viewport: Viewport, _ languages: String
  ) async throws {
    try await Chromium.run(BrowserSettings(viewport, languages: languages, textSize: 32)) { driver in
      for screen in Screen.allCases where screen != .filesMenu {
        try await driver.show(screen)
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == Double(viewport.width), "on \(screen)")
        let cut = try await driver.evaluate(
          """
          [...document.querySelectorAll('.screen span, .screen h1, .screen h2, .tab span')].filter(e => e.checkVisibility())
            .filter(e => e.getBoundingClientRect().right > innerWidth + 1).map(e => e.textContent)
          """)
        #expect(cut.array.compactMap(\.string) == [], "on \(screen)")
      }
    }
  }

  @Test(arguments: ["en-US,en", "ru"])
  func `headings go down step by step`(languages: String) async throws {
    try await Chromium.run(BrowserSettings(.phone, languages: languages)) { driver in
      _ = try await GuidancePage.open(on: driver)
      let levels = try await driver.evaluate(
        """
        [...document.querySelectorAll('h1, h2, [role=heading]')].map(e => +(e.ariaLevel ?? e.tagName.slice(1)))
        """
      ).array.compactMap(\.number)

      #expect(levels.first == 1 && Set(levels) == [1, 2, 3, 4])
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    }
  }

  @Test(arguments: ["en-US,en", "ru"])
  func `tabs have their whole names on the smallest phone`(languages: String) async throws {
    try await Chromium.run(BrowserSettings(.smallPhone, languages: languages)) { driver in
      _ = try await GuidancePage.open(on: driver)
      let heights = try await driver.evaluate(
        "[...document.querySelectorAll('.tab > .h > span')].map(e => e.getBoundingClientRect().height)"
      ).array.compactMap(\.number)
      #expect(!heights.isEmpty && heights.allSatisfy { $0 < 20 })
    }
  }

  @Test(.proves(86), arguments: Screen.allCases)
  func `the screen on an iPhone SE stands as it stood`(_ screen: Screen) async throws {
    try await Chromium.run(BrowserSettings(.smallPhone, reducesMotion: true)) { driver in
      try await driver.show(screen)
      _ = try await driver.evaluate("document.activeElement?.blur()")

      try TextSnapshot.check(try await driver.layout(), named: "small-phone-guidance-\(screen.rawValue)")
    }
  }

  private static let smallControls = """
    [...document.querySelectorAll('a[href], button:not(.vh), summary, input, select')].filter(e => e.checkVisibility())
      .map(e => [e.dataset.testid ?? e.textContent, (e.closest('label') ?? e).getBoundingClientRect()])
      .filter(([, r]) => r.width > 0 && (r.width < 44 || r.height < 44)).map(([text]) => text)
    """
}

extension BrowserDriver {
  fileprivate func show(_ screen: GuidanceAccessibilityTests.Screen) async throws {
    switch screen {
    case .overview: _ = try await GuidancePage.open(on: self)
    case .found: _ = try await GuidancePage.open(on: self, at: "/guidance?search=112")
    case .nothing: _ = try await GuidancePage.open(on: self, at: "/guidance?search=broken%20leg")
    case .source:
      try await open("/guidance/source/who-questions")
      _ = try await SourcePage.shown(on: self)
    case .noSource: try await open("/guidance/source/nobody")
    case .filesMenu:
      _ = try await GuidancePage.open(on: self)
      try await element(GuidanceID.filesMenu).tap()
    case .preview:
      let text = try await RunningSitrep.result(of: "export", "guidance", "--bundled").output
      try await choose(
        text.replacing("\"edition\": \"1\"", with: "\"edition\": \"1\", \"colour\": 1"),
        until: GuidanceID.importSummary)
    case .badFile:
      try await choose(
        #"{"format": "sitrep.guidance", "version": 1, "symptoms": []}"#, until: GuidanceID.importProblems)
    }
  }

  /// Gives the dialog for a file a text, and waits until what follows is shown: the browser reads the file late.
  private func choose(_ text: String, until identifier: String) async throws {
    try await GuidancePage.open(on: self).chooseFile(GuidanceID.importFile)
    try await waitUntil("a file is asked for") { try await element("file").exists }
    let folder = try TemporaryFolder()
    try folder.write(Array(text.utf8), to: "guidance.json")
    try await choose([folder.path + "guidance.json"], in: "[data-testid=file]")
    try await waitUntil("the file was read") { try await element(identifier).exists }
    withExtendedLifetime(folder) {}
  }
}
