import AppPages
import Domain
import Foundation
import PortableUITesting
import TestSupport
import TestTraits
import Testing
import World

/// The World tab with countries, and all that it presents, under axe and in small and large windows.
@Suite(.inChromium, .serialized) struct WorldAccessibilityTests {
  @Test(arguments: BrowserSettings.englishLooks)
  func `axe finds nothing, and nothing is wider than the window`(_ look: BrowserSettings) async throws {
    try await Chromium.run(look) { driver in
      try await driver.addCountries()
      for screen in Screen.allCases {
        try await driver.show(screen)
        // An open menu covers what lies beneath it, until it is closed.
        let isMenu = [Screen.filesMenu, .rowMenu].contains(screen)
        let violations = try await AxeAudit.violations(on: driver).filter { !isMenu || $0.rule != "target-size" }
        #expect(violations == [], "on \(screen)")
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == Double(look.viewport.width), "on \(screen)")
        let small = try await driver.evaluate(Self.smallControls).array.compactMap(\.string)
        if look.viewport.isTouch { #expect(small == [], "on \(screen)") }
      }
    }
  }

  @Test func `the text may be twice as large: nothing is wider than a small phone`() async throws {
    try await Chromium.run(BrowserSettings(.smallPhone, textSize: 32)) { driver in
      try await driver.addCountries()
      for screen in [Screen.overview, .continent, .add, .edit] {
        try await driver.show(screen)
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == 320, "on \(screen)")
      }
    }
  }

  @Test(.proves(86), arguments: Screen.allCases)
  func `the screen on an iPhone SE stands as it stood`(_ screen: Screen) async throws {
    try await Chromium.run(BrowserSettings(.smallPhone, reducesMotion: true)) { driver in
      try await driver.addCountries()
      try await driver.show(screen)
      _ = try await driver.evaluate("document.activeElement?.blur()")

      try TextSnapshot.check(try await driver.layout(), named: "small-phone-world-\(screen.rawValue)")
    }
  }

  /// What the tab can show.
  enum Screen: String, CaseIterable, Sendable {
    case overview, published, filesMenu, fileDialog, preview, badFile, continent, rowMenu, add, edit, alert, replace,
      move
  }

  private static let smallControls = """
    [...document.querySelectorAll('a[href], button:not(.vh), summary, input, select')].filter(e => e.checkVisibility())
      .map(e => [e.dataset.testid ?? e.textContent, (e.closest('label') ?? e).getBoundingClientRect()])
      .filter(([, r]) => r.width > 0 && (r.width < 44 || r.height < 44)).map(([text]) => text)
    """
}

extension BrowserDriver {
  fileprivate func addCountries() async throws {
    try await ContinentPage.open(.europe, on: self).add("Georgia", "3700000")
    let asia = try await ContinentPage.open(.asia, on: self)
    try await asia.add("Japan", "125000000")
    try await asia.add("The United Kingdom of " + String(repeating: "Britain", count: 10), "1")
  }

  fileprivate func show(_ screen: WorldAccessibilityTests.Screen) async throws {
    switch screen {
    case .overview: _ = try await WorldPage.open(on: self)
    case .published:
      try await open("/world/published")
      try await waitUntil("the numbers are shown") { try await element(WorldID.publishedSummary).isVisible }
    case .filesMenu:
      _ = try await WorldPage.open(on: self)
      try await element(WorldID.filesMenu).tap()
    case .fileDialog: try await chooseFile("")
    case .preview:
      try await chooseFile(
        "continent,country,population\nAsia,Japan,10\nAsia,India,20\nAsia,Georgia,5\nAtlantis,X,1\nAsia,<b>,zero\n")
    case .badFile: try await chooseFile("a,b\n1,2\n")
    case .continent: _ = try await ContinentPage.open(.asia, on: self)
    case .rowMenu:
      _ = try await ContinentPage.open(.asia, on: self)
      try await element(Role(rawValue: "DisclosureTriangle"), named: "Actions: Japan").tap()
    case .add: _ = try await CountryFormPage.open("/world/asia/add?name=Jap", on: self)
    case .edit: _ = try await CountryFormPage.open("/world/asia/edit?name=Japan", on: self)
    case .alert: try await save("", "", asking: "Check the name and the population")
    case .replace: try await save("Japan", "1", asking: "Japan is already in Asia")
    case .move: try await save("Georgia", "1", asking: "Georgia is already on another continent")
    }
  }

  private func save(_ name: String, _ population: String, asking title: String) async throws {
    let form = try await CountryFormPage.open("/world/asia/add", on: self)
    try await form.fill(name, population)
    try await form.add()
    try await form.waitForAlert(title)
  }

  /// Opens the dialog for a file and, unless it is empty, gives it a text.
  private func chooseFile(_ text: String) async throws {
    try await WorldPage.open(on: self).chooseFile(WorldID.importFile)
    try await waitUntil("a file is asked for") { try await element("file").exists }
    guard !text.isEmpty else { return }
    let folder = try TemporaryFolder()
    try folder.write(Array(text.utf8), to: "world.csv")
    try await choose([folder.path + "world.csv"], in: "[data-testid=file]")
    try await waitUntil("the file was read") { try await element(WorldID.importSummary).exists }
  }
}
