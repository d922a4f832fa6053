import AppPages
import Foundation
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing
import World

/// All that the Statistics tab presents, under axe and in small and large windows, in both languages.
@Suite(.inChromium, .serialized) struct StatisticsAccessibilityTests {
  @Test(arguments: BrowserSettings.looks)
  func `axe finds nothing, and nothing is wider than the window`(_ look: BrowserSettings) async throws {
    try await Chromium.run(look) { driver in
      for screen in Screen.allCases {
        try await driver.show(screen)
        // An open menu covers what lies beneath it, until it is closed.
        let isMenu = [Screen.sortMenu, .filesMenu].contains(screen)
        let violations = try await AxeAudit.violations(on: driver).filter { !isMenu || $0.rule != "target-size" }
        #expect(violations == [], "on \(screen)")
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == Double(look.viewport.width), "on \(screen)")
      }
    }
  }

  @Test(arguments: ["en-US,en", "ru-RU,ru"])
  func `the text may be twice as large: nothing is wider than a small phone`(_ languages: String) async throws {
    try await Chromium.run(BrowserSettings(.smallPhone, languages: languages, textSize: 32)) { driver in
      for screen in Screen.allCases {
        try await driver.show(screen)
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == 320, "on \(screen)")
      }
    }
  }

  @Test(arguments: [Screen.sortMenu, .filesMenu])
  func `text twice as large: a menu of the bar stands whole in a small window, or scrolls in it`(
    _ screen: Screen
  ) async throws {
    try await Chromium.run(BrowserSettings(.smallPhone, languages: "ru-RU,ru", textSize: 32)) { driver in
      try await driver.show(screen)
      let faults = try await driver.evaluate(
        """
        (() => {
          const items = document.querySelector('details[open] > .items'), box = items.getBoundingClientRect();
          const end = document.querySelector('.tabs').getBoundingClientRect().top;
          const faults = [...items.querySelectorAll('.b')].filter(item => item.scrollHeight > item.clientHeight);
          return faults.length + (box.left < 0) + (box.right > innerWidth) + (box.bottom > end);
        })()
        """
      ).number
      #expect(faults == 0)
    }
  }

  @Test func `text two and a half times as large: a figure stands below its name where both have no room`()
    async throws
  {
    try await Chromium.run(BrowserSettings(.smallPhone, languages: "ru-RU,ru", textSize: 40)) { driver in
      try await driver.show(.card)
      let isBelow = try await driver.evaluate(
        """
        (() => {
          const figure = document.querySelector('[data-testid="\(StatisticsID.cardRecovered)"]');
          const [name, end] = [figure.parentElement.firstElementChild, figure].map(e => e.getBoundingClientRect());
          return end.top >= name.bottom - 1 && end.right > innerWidth - 24;
        })()
        """)
      #expect(isBelow == true)
    }
  }

  @Test(.proves(86), arguments: Screen.allCases)
  func `the screen on an iPhone SE stands as it stood`(_ screen: Screen) async throws {
    try await Chromium.run(BrowserSettings(.smallPhone, reducesMotion: true)) { driver in
      try await driver.show(screen)
      _ = try await driver.evaluate("document.activeElement?.blur()")

      try TextSnapshot.check(try await driver.layout(), named: "small-phone-statistics-\(screen.rawValue)")
    }
  }

  /// What the tab can show.
  enum Screen: String, CaseIterable, Sendable {
    case card, sortMenu, filesMenu, picker, ask, nothing, rates, own, question, settings, chosenDay, day
  }
}

extension BrowserDriver {
  fileprivate func show(_ screen: StatisticsAccessibilityTests.Screen) async throws {
    switch screen {
    case .card: _ = try await CountryCardPage.open(on: self)
    case .sortMenu: try await open("/statistics", andTap: StatisticsID.sortMenu)
    case .filesMenu: try await open("/statistics", andTap: StatisticsID.filesMenu)
    case .picker:
      try await open("/statistics", andTap: StatisticsID.card)
      try await waitUntil("the sheet is shown") { try await element(StatisticsID.pickerClose).isVisible }
    case .ask:
      try await open("/statistics", andTap: StatisticsID.refresh)
      try await waitUntil("it asks") { try await element(StatisticsID.refreshAllow).isVisible }
    case .nothing: try await open("/statistics?search=zzzz")
    case .rates:
      try await open("/world/europe/add?name=Germany")
      try await element(WorldID.population).enter("83000000")
      try await element(WorldID.add).tap()
      try await waitUntil("it is there") {
        let path = try await currentPath
        return path == "/world/europe"
      }
      _ = try await CountryPage.open("DE", on: self)
    case .own:
      _ = try await CountryPage.open("JP", on: self)
      try await element(StatisticsID.ownPopulation).tap()
      try await waitUntil("the sheet is shown") { try await element(StatisticsID.ownField).isVisible }
    case .question:
      try await open("/world/africa/add?name=Congo")
      try await element(WorldID.population).enter("6000000")
      try await element(WorldID.add).tap()
      try await waitUntil("it is there") { try await currentPath == "/world/africa" }
      _ = try await CountryPage.open("CG", on: self)
    case .chosenDay: try await AnyDayScenarios.open("/statistics?asof=1999-01-01", on: self)
    case .day:
      try await AnyDayScenarios.open("/statistics?asof=2022-01-24", on: self)
      try await element(StatisticsID.filesMenu).tap()
      try await element(StatisticsID.chooseDay).tap()
      try await waitUntil("the sheet is shown") { try await element(DayID.range).isVisible }
    case .settings:
      _ = try await CountryListPage.open(on: self)
      _ = try await SettingsPage.open(on: self)
    }
  }

  private func open(_ path: String, andTap identifier: String) async throws {
    try await open(path)
    try await element(identifier).tap()
  }
}
