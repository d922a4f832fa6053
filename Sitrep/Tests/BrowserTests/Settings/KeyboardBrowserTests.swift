import AppPages
import DesignSystem
import Figures
import PortableUITesting
import Statistics
import TestSupport
import Testing

/// The app's own keys in Chromium.
@Suite(.inChromium, .serialized) struct KeyboardBrowserTests {
  @Test func `search, go through what is found, open it, watch it`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let list = try await CountryListPage.open(on: driver)
      try await driver.type("/")
      #expect(try await driver.isInSearch)
      try await driver.type("w?/fra")
      #expect(try await driver.focused?.value == "w?/fra", "keys are letters while a field has the focus")
      try await driver.press(.escape)
      #expect(try await driver.focused?.value == "", "Escape empties the field before it leaves it")
      try await driver.type("fra")
      try await driver.waitUntil("France is found") { try await list.codes == ["FR"] }

      try await driver.press(.down)
      #expect(try await driver.focused?.identifier == "statistics.row.FR")
      try await driver.press(.down)
      #expect(try await driver.focused?.identifier == "statistics.row.FR", "it is the last one")
      try await driver.press(.enter)
      let country = try await CountryPage.shown(on: driver)
      #expect(try await country.title == "France")
      try await driver.type("w")
      try await driver.waitUntil("the country is watched") { try await country.isWatched }
      try await driver.type("w")
      try await driver.waitUntil("it is not watched any more") { try await !country.isWatched }

      try await driver.pressControl("k")
      #expect(try await driver.focused?.value == "fra")
      try await driver.press(.escape)
      try await driver.press(.escape)
      #expect(try await !driver.isInSearch)
    }
  }

  @Test func `arrows go from row to row, and up to the search field`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await CountryListPage.open(on: driver)
      try await driver.type("/")
      let steps: [(Key, String)] = [
        (.down, "statistics.row.AF"), (.down, "statistics.row.AL"), (.up, "statistics.row.AF"),
        (.up, StatisticsID.watchedToggle),
      ]
      for (key, identifier) in steps {
        try await driver.press(key)
        #expect(try await driver.focused?.identifier == identifier)
      }
      try await driver.press(.up)
      #expect(try await driver.isInSearch)
    }
  }

  @Test func `Tab reaches a list once, at the row that is open, and goes on behind it`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await CountryPage.open("FR", on: driver)
      try await driver.live()
      // The first Tab asks for the part of the script that knows of lists.
      try await driver.press(.tab)
      try await driver.waitUntil("Tab goes to the row that is open") {
        _ = try await driver.evaluate("document.querySelector('[data-testid=\"statistics.watchedToggle\"]').focus()")
        try await driver.press(.tab)
        return try await driver.focused?.identifier == "statistics.row.FR"
      }
      try await driver.press(.tab)
      #expect(try await driver.evaluate("!document.activeElement.closest('.rows > li')") == true)
      try await driver.press(.shiftTab)
      #expect(try await driver.focused?.identifier == "statistics.row.FR")
    }
  }

  @Test func `from the top of the window to the map’s measure by at most 15 keys`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      try await driver.open("/statistics/overview")
      try await driver.live()
      var keys = 0
      while try await driver.focused?.identifier != OverviewID.measure, keys < 16 {
        try await driver.press(.tab)
        keys += 1
      }
      #expect(keys <= 15, "\(keys) keys")
    }
  }

  @Test func `the first key leads to a link past the tabs, and another one from part to part`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await CountryListPage.open(on: driver)
      try await driver.live()
      let path = try await driver.currentPath
      try await driver.press(.tab)
      #expect(try await driver.evaluate("document.activeElement.getAttribute('href')").string == "#main")
      try await driver.press(.enter)
      #expect(try await driver.evaluate("document.activeElement.localName").string == "main")
      #expect(try await driver.currentPath == path)
      let part =
        "(e => e.closest('.tabs') ? 'tabs' : e.closest('.screen')?.querySelector('h1')?.innerText)(document.activeElement)"
      var parts: [String] = []
      for _ in 0..<3 {
        try await driver.pressKey("F6", "F6")
        parts.append(try await driver.evaluate(part).string ?? "")
      }
      #expect(parts == ["tabs", "Covid19 Stats", "Overview"])
    }
  }

  @Test func `a number opens its tab, and not where it is typed or turned off`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await CountryListPage.open(on: driver)
      try await driver.live()
      try await driver.type("2")
      try await driver.waitUntil("World is open") { try await driver.currentPath.hasPrefix("/world") }
      try await driver.type("1")
      try await driver.waitUntil("Statistics is open") { try await driver.currentPath.hasPrefix("/statistics") }
      try await driver.type("/2")
      #expect(try await driver.focused?.value == "2")
      #expect(try await driver.currentPath.hasPrefix("/statistics"))
    }
  }

  @Test(arguments: [0, 400])
  func `beside what was chosen, the arrow leads to what is found, and Return takes the only one`(
    _ latency: Int
  ) async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      try await driver.open("/statistics/DE?with=FR")
      try await driver.live()
      try await driver.element(ChartID.compare).tap()
      try await driver.waitUntil("France is chosen") { try await driver.element("chart.chosen.FR").exists }
      try await driver.delayEvents(by: latency)
      _ = try await driver.evaluate("[...document.querySelectorAll('input[type=search]')].at(-1).focus()")

      try await driver.type("ital\r")
      try await driver.waitUntil("Italy is chosen") { try await driver.element("chart.chosen.IT").exists }
      #expect(try await driver.element("chart.chosen.FR").exists)
      try await driver.press(.enter)
      #expect(try await driver.element("chart.chosen.IT").exists, "Return leaves out nothing")

      try await driver.press(.down)
      #expect(try await driver.focused?.identifier == "chart.compare.IT")
    }
  }

  @Test func `Return opens the only country that is found`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await CountryListPage.open(on: driver)
      try await driver.live()
      try await driver.type("/fra\r")
      #expect(try await CountryPage.shown(on: driver).title == "France")
    }
  }

  @Test func `keys are found by their place where they bear letters of another alphabet`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let country = try await CountryPage.open("FR", on: driver)
      try await driver.live()
      try await driver.pressKey("ц", "KeyW")
      try await driver.waitUntil("the country is watched") { try await country.isWatched }
      try await driver.pressKey(".", "Slash")
      #expect(try await driver.isInSearch)
      try await driver.press(.escape)
      try await driver.pressKey("л", "KeyK", ["ctrlKey"])
      #expect(try await driver.isInSearch)
      try await driver.press(.escape)
      try await driver.pressKey("z", "Slash")
      #expect(try await !driver.isInSearch, "a Latin letter is that letter")
      try await driver.pressKey(",", "Slash", ["shiftKey"])
      try await driver.waitUntil("the keys are shown") { try await driver.element(SettingsID.keysDone).isVisible }
    }
  }

  @Test func `W watches the country of the row in focus, before the one that is open`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let country = try await CountryPage.open("FR", on: driver)
      try await driver.live()
      let focusAlbania = "document.querySelector('[data-testid=\"statistics.row.AL\"]').focus()"
      let eye =
        "!!document.querySelector('[data-testid=\"statistics.row.AL\"] [data-testid=\"cell.watched\"]')"
      _ = try await driver.evaluate(focusAlbania)
      try await driver.type("w")
      try await driver.waitUntil("Albania is watched") { try await driver.evaluate(eye) == true }
      #expect(try await !country.isWatched)
      #expect(try await driver.focused?.identifier == "statistics.row.AL")
      try await driver.type("w")
      try await driver.waitUntil("Albania is not watched any more") { try await driver.evaluate(eye) == false }

      try await driver.element(SettingsID.button).tap()
      try await driver.element(SettingsID.singleKeys).tap()
      try await driver.waitUntil("it is off") { try await !driver.element(SettingsID.singleKeys).isOn }
      #expect(try await driver.evaluate("!document.querySelector('[data-keys]')") == true)
    }
  }

  @Test func `a row's menu watches its country, also in what a search finds`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let list = try await CountryListPage.open(on: driver)
      try await driver.live()
      try await list.searchField.enter("fra")
      try await driver.waitUntil("France is found") { try await list.codes == ["FR"] }
      for (words, isWatched) in [("Watch", true), ("Stop watching", false)] {
        _ = try await driver.evaluate(
          """
          document.querySelector('[data-testid="statistics.row.FR"]').dispatchEvent(
            new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'mouse', clientX: 99 }))
          """)
        let item = driver.element(StatisticsID.watchItem)
        try await driver.waitUntil("the menu is there") { try await item.isVisible }
        #expect(try await item.text == words)
        try await item.tap()
        try await driver.waitUntil("the row says so") {
          try await driver.element(StatisticsID.cellWatched).exists == isWatched
        }
        try await driver.waitUntil("the menu is gone") { try await !item.exists }
        #expect(try await driver.focused?.identifier == "statistics.row.FR")
      }
    }
  }

  @Test(arguments: ["en", "ru"]) func `a question mark shows all keys, Escape closes them`(_ language: String)
    async throws
  {
    try await Chromium.run(BrowserSettings(.desktop, languages: language)) { driver in
      for address in ["/statistics/FR", "/world", "/workspaces", "/certificate", "/guidance"] {
        try await driver.open(address)
        try await driver.live()
        try await driver.type("?")
        let done = driver.element(SettingsID.keysDone)
        try await driver.waitUntil("the keys are shown") { try await done.isVisible }
        #expect(try await driver.textSnapshot.contains("Ctrl-K"))
        #expect(try await AxeAudit.violations(on: driver) == [])
        try await driver.press(.escape)
        try await driver.waitUntil("the keys are closed") { try await !done.exists }
      }
    }
  }

  @Test func `who turns single keys off has those that are held together`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let country = try await CountryPage.open("FR", on: driver)
      try await driver.live()
      try await driver.element(SettingsID.button).tap()
      try await driver.element(SettingsID.singleKeys).tap()
      try await driver.waitUntil("it is off") { try await !driver.element(SettingsID.singleKeys).isOn }
      try await driver.element(SettingsID.keys).tap()
      #expect(try await !driver.textSnapshot.contains("/ or Ctrl-K"))
      try await driver.element(SettingsID.keysDone).tap()
      try await driver.element(SettingsID.done).tap()
      try await driver.waitUntil("the settings are closed") { try await !driver.element(SettingsID.done).exists }

      try await driver.type("w/?")
      #expect(try await !driver.isInSearch)
      #expect(try await !driver.element(SettingsID.keysDone).exists)
      #expect(try await !country.isWatched)
      try await driver.pressControl("k")
      #expect(try await driver.isInSearch)

      // It is remembered.
      try await driver.reload()
      try await driver.element(SettingsID.button).tap()
      #expect(try await !driver.element(SettingsID.singleKeys).isOn)
    }
  }

  @Test func `Back closes a sheet before it leaves`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await CountryPage.open("FR", on: driver)
      try await driver.live()
      try await driver.type("?")
      let done = driver.element(SettingsID.keysDone)
      try await driver.waitUntil("the keys are shown") { try await done.isVisible }
      try await driver.goBack()
      try await driver.waitUntil("the keys are closed") { try await !done.exists }
      #expect(try await driver.currentPath == "/statistics/FR")
    }
  }
}

extension BrowserDriver {
  /// Presses a key of another layout.
  fileprivate func pressKey(_ key: String, _ code: String, _ modifiers: [String] = []) async throws {
    let held = modifiers.map { ", \($0): true" }.joined()
    _ = try await evaluate(
      """
      document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: '\(key)', code: '\(code)', bubbles: true\(held) })), 0
      """)
  }

  /// Whether a search field has the focus.
  fileprivate var isInSearch: Bool {
    get async throws { try await evaluate("document.activeElement.type === 'search'") == true }
  }
}
