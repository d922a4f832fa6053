import AppPages
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// What a phone shows of the Statistics tab before anybody scrolls: the list, below a card that is low.
@Suite(.inChromium, .serialized) struct FirstViewTests {
  @Test(
    .proves("L2"), arguments: [(Viewport.smallPhone, 1), (.newSmallPhone, 2), (.phone, 3)],
    [("en-US,en", "IN"), ("ru-RU,ru", "IN"), ("en-US,en", nil), ("ru-RU,ru", nil)])
  func `the card is at most 190 points high; the toggle and the first rows are in the first view`(
    _ view: (viewport: Viewport, rows: Int), _ reader: (languages: String, country: String?)
  ) async throws {
    try await Chromium.run(BrowserSettings(view.viewport, languages: reader.languages)) { driver in
      let card = try await CountryCardPage.open(on: driver)
      if let country = reader.country {
        try await card.choose(country)
        try await driver.reload()
      }
      let list = try await CountryListPage.shown(on: driver)
      let end = try #require(try await driver.topOfTabs())

      let area = try await driver.frame(of: card.area)
      #expect(area.height <= 190)
      #expect(try await driver.frame(of: list.toggle).maxY <= end)
      for code in try await list.codes.prefix(view.rows) {
        #expect(try await driver.frame(of: list.row(code)).maxY <= end, "\(code)")
      }
      let search = try await driver.frame(of: driver.element(.searchBox))
      #expect(search.height >= 44 && search.maxY <= area.y, "search stays where it is")
    }
  }

  @Test(.proves("L2"), arguments: [Viewport.smallPhone, .phone, .tablet, .desktop])
  func `the six figures stand in two columns, and the actions are signs of 44 points with names`(
    _ viewport: Viewport
  ) async throws {
    try await Chromium.run(BrowserSettings(viewport)) { driver in
      let card = try await CountryCardPage.open(on: driver)
      let ids = [
        StatisticsID.cardNew, StatisticsID.cardNewBefore, StatisticsID.cardTotal, StatisticsID.cardRecovered,
        StatisticsID.cardActive, StatisticsID.cardDeaths,
      ]
      var frames: [ElementFrame] = []
      for id in ids { frames.append(try await driver.frame(of: driver.element(id))) }

      #expect(Set(frames.map { Int($0.maxX) }).count == 2, "two columns")
      #expect(frames[0].y == frames[1].y && frames[2].y == frames[3].y && frames[4].y == frames[5].y)
      for (action, name) in [(card.refreshButton, "Refresh"), (card.shareMenu, "Share"), (card.details, "Details")] {
        let frame = try await driver.frame(of: action)
        #expect(frame.width >= 44 && frame.height >= 44, "\(name)")
        #expect(try await action.name == name)
        let details = try await driver.frame(of: card.details)
        #expect(frame.y == details.y, "one row")
      }
    }
  }
}

extension BrowserDriver {
  /// Where the bar of tabs begins; the window's end where it stands at the side.
  func topOfTabs() async throws -> Double? {
    try await evaluate("document.querySelector('.tabs').getBoundingClientRect().top").number
  }
}
