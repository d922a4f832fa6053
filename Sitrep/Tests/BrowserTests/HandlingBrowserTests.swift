import AppPages
import Certificates
import Domain
import Figures
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing
import Workspaces
import World

/// What fingers and the browser's buttons do in the app itself.
@Suite(.inChromium, .serialized) struct HandlingBrowserTests {
  private func driver(_ settings: BrowserSettings) async throws -> BrowserDriver {
    let populations: Populations = [
      .asia: Dictionary(uniqueKeysWithValues: (1...9).map { ("Land \($0)", $0 * 1_000_000) })
    ]
    let workspaces = await WorkspacesFixture(SampleTeam.workspaces)
    return try await BrowserDriver.start(
      settings,
      serving: try await AppFixture.responder(
        populations: populations, pictures: [SamplePicture.kept], workspaces: workspaces))
  }

  /// Where less motion is wanted the script shows it, as in browsers without animations that follow scrolling.
  @Test(arguments: [false, true]) func `the bar says the title once the heading has left, and not before`(
    _ reducesMotion: Bool
  ) async throws {
    let room = "document.querySelector('.screen.current .bar > .g'), '::before'"
    let seen = "getComputedStyle(\(room)).opacity"
    try await Chromium.run(BrowserSettings(.phone, reducesMotion: reducesMotion)) { driver in
      try await driver.open("/statistics/FR")
      #expect(try await driver.evaluate(seen) == "0")

      _ = try await driver.evaluate("scrollTo(0, 400)")
      try await driver.waitUntil("the bar says it") { try await driver.evaluate(seen) == "1" }
      let said = "getComputedStyle(\(room)).content"
      #expect(try await driver.evaluate(said).string?.contains("France") == true)

      _ = try await driver.evaluate("scrollTo(0, 0)")
      try await driver.waitUntil("the heading does again") { try await driver.evaluate(seen) == "0" }
    }
  }

  @Test(
    arguments: [Viewport.smallPhone, .phone, Viewport(width: 820, height: 1180), .desktop], ["en-US,en", "ru"])
  func `the title in the bar is whole, between the buttons`(_ viewport: Viewport, _ languages: String) async throws {
    let driver = try await driver(BrowserSettings(viewport, languages: languages))
    for path in ["/statistics", "/statistics/FR", "/world/northAmerica", "/guidance", "/workspaces/a/construction"] {
      try await driver.open(path)
      #expect(try await driver.titlesWithoutRoom() == [], "on \(path)")
    }
  }

  /// As Firefox and WebKit do it, which know neither property.
  @Test func `without the newest styles too, an address shows its row, and a menu is no wider than its words`()
    async throws
  {
    let without = """
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...test) => !/scroll-initial-target|field-sizing|animation-timeline/.test(test[0]) && supports(...test);
      document.adoptedStyleSheets.push(new CSSStyleSheet());
      document.adoptedStyleSheets[0].replaceSync('* { scroll-initial-target: none !important; field-sizing: fixed !important; }'
        + '.bar > .g::before { animation: none !important; }');
      """
    let driver = try await driver(BrowserSettings(.desktop))
    try await driver.runningFirst(without) {
      try await driver.open("/statistics/ZW")
      try await driver.waitUntil("the row is shown") {
        let row = try await driver.frame(of: driver.element("statistics.row.ZW"))
        return row.y > 0 && row.maxY <= 800
      }
      let title = "getComputedStyle(document.querySelector('.columns > .screen > .bar > .g'), '::before').opacity"
      try await driver.waitUntil("the bar says the title") { try await driver.evaluate(title) == "1" }

      try await driver.open("/statistics/overview")
      try await driver.waitUntil("the menu is fitted") {
        try await driver.evaluate("!!document.querySelector('select.menu')?.style.width") == true
      }
      let slack = try await driver.evaluate(
        """
        [...document.querySelectorAll('select.menu')].map(menu => {
          const sample = document.createElement('span');
          sample.style.cssText = 'position:absolute;white-space:pre;font:' + getComputedStyle(menu).font;
          sample.textContent = menu.selectedOptions[0].textContent;
          document.body.append(sample);
          const width = sample.offsetWidth;
          sample.remove();
          return menu.offsetWidth - width;
        })
        """)
      #expect(!slack.array.isEmpty && slack.array.allSatisfy { (24...40).contains($0.number ?? 0) }, "\(slack)")
    }
  }

  @Test(.proves("U5"), arguments: [Viewport.smallPhone, .phone, .tablet, .desktop], ["en-US,en", "ru"])
  func `every menu opens within what is seen, wherever it stands`(
    _ viewport: Viewport, _ languages: String
  ) async throws {
    let driver = try await driver(BrowserSettings(viewport, reducesMotion: true, languages: languages))
    for path in [
      "/statistics", "/statistics/FR", "/world", "/world/asia", "/certificates/\(SamplePicture.kept.id)", "/guidance",
      "/workspaces",
    ] {
      try await driver.open(path)
      for block in ["start", "center", "end"] {
        #expect(try await driver.menusOutOfSight(scrolledTo: block) == [], "on \(path), scrolled to its \(block)")
      }
    }
  }

  @Test(.proves("U1")) func `a tap beside an open menu opens no country`() async throws {
    let driver = try await driver(BrowserSettings(.phone))
    try await driver.open("/statistics?search=a")
    try await driver.element(StatisticsID.sortMenu).tap()
    let row = try await driver.frame(of: driver.element("statistics.row.AF"))

    try await driver.click(at: (row.x + 20, row.y + row.height / 2))

    #expect(try await driver.currentPath == "/statistics?search=a")
    #expect(try await driver.evaluate("document.querySelector('details[open]')") == .null)
  }

  @Test(
    .proves("U7"),
    arguments: [BrowserSettings(.phone, reducesMotion: true), BrowserSettings(.desktop, reducesMotion: true)])
  func `a tap on the open tab scrolls to the top and keeps what was looked for`(
    _ settings: BrowserSettings
  ) async throws {
    let driver = try await driver(settings)
    try await driver.open("/statistics?search=a")
    try await driver.scroll(to: driver.element("statistics.row.US"))
    let top = "Math.max(scrollY, ...[...document.querySelectorAll('.columns > .screen')].map(s => s.scrollTop))"
    #expect(try await driver.evaluate(top + " > 100") == true)

    try await driver.element(.link, named: "Statistics").tap()

    try await driver.waitUntil("the top is shown") { try await driver.evaluate(top) == 0 }
    #expect(try await driver.currentPath == "/statistics?search=a")

    try await driver.open("/statistics/FR")
    try await driver.element(.link, named: "Statistics").tap()
    try await driver.waitUntil("the list is shown") { try await driver.currentPath == "/statistics" }
  }

  @Test(.proves("U8"), arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)])
  func `Back in Compare closes it and keeps what was chosen, and the next leaves the country`(
    _ settings: BrowserSettings
  ) async throws {
    let driver = try await driver(settings)
    try await driver.open("/statistics")
    try await driver.element("statistics.row.IL").tap()
    try await driver.waitUntil("the chart is shown") { try await driver.element(ChartID.compare).isVisible }
    try await driver.element(ChartID.compare).tap()
    try await driver.element("chart.compare.FR").tap()
    try await driver.waitUntil("it is chosen") { try await driver.currentPath.contains("with=FR") }

    try await driver.goBack()

    try await driver.waitUntil("the sheet is closed") { try await !driver.element(ChartID.compareDone).exists }
    try await driver.waitUntil("the page is calm") { try await driver.evaluate("document.body.$isCalm") == true }
    #expect(try await driver.currentPath == "/statistics/IL?with=FR")
    try await driver.waitUntil("it is drawn beside the other") { try await driver.element("chart.legend.FR").exists }
    try await driver.goBack()
    try await driver.waitUntil("the list is shown") { try await driver.currentPath == "/statistics" }
  }

  @Test(.proves("U8")) func `Back leaves the full screen, which has an address, and Forward shows it again`()
    async throws
  {
    let driver = try await driver(BrowserSettings(.phone))
    let address = "/certificates/\(SamplePicture.kept.id)"
    try await driver.open(address)
    try await driver.element(CertificatesID.showFull).tap()
    try await driver.waitUntil("it fills the screen") { try await driver.currentPath == address + "/full" }

    try await driver.goBack()
    try await driver.waitUntil("it is closed") {
      try await driver.evaluate("!document.querySelector('[data-in]')") == true
    }
    #expect(try await driver.currentPath == address)
    try await driver.goForward()
    try await driver.waitUntil("it is shown") {
      try await driver.evaluate("!!document.querySelector('[data-in]')") == true
    }
    #expect(try await driver.currentPath == address + "/full")
  }

  @Test(.proves("U19"), arguments: [320, 390], ["en-US,en", "ru"])
  func `at 200 percent the names of the tabs stay whole, each in one line`(
    _ width: Int, _ languages: String
  ) async throws {
    for size in [16, 32] {
      let driver = try await driver(
        BrowserSettings(Viewport(width: width, height: 700), languages: languages, textSize: size))
      try await driver.open("/world")
      let broken = try await driver.evaluate(
        """
        Array.from(document.querySelectorAll('.tab span:not(.h)')).filter(name => {
          const words = document.createRange();
          words.selectNodeContents(name);
          const lines = new Set(Array.from(words.getClientRects(), box => Math.round(box.top)));
          return lines.size > 1 || name.scrollWidth > Math.ceil(name.getBoundingClientRect().width);
        }).map(name => name.textContent)
        """
      ).array.compactMap(\.string)
      #expect(broken == [], "with letters of \(size)")
      #expect(try await driver.evaluate("document.documentElement.scrollWidth").number == Double(width))
    }
  }

  @Test func `Back shows the list where it was left`() async throws {
    let driver = try await BrowserDriver.start(BrowserSettings(.phone), serving: try await AppFixture.responder())
    let list = try await CountryListPage.open(on: driver)
    try await driver.scroll(to: list.row("NO"))
    let before = try await driver.evaluate("scrollY").number ?? 0
    #expect(before > 1000)

    try await list.row("NO").tap()
    try await driver.waitUntil("the country is shown") { try await driver.currentPath == "/statistics/NO" }
    #expect(try await driver.evaluate("scrollY") == 0)
    try await driver.goBack()

    #expect(try await driver.evaluate("Math.abs(scrollY - \(before)) < 2") == true)
    #expect(try await driver.focused?.identifier == "statistics.row.NO")
    try await driver.goForward()
    #expect(try await driver.evaluate("scrollY") == 0)
    #expect(try await driver.consoleMessages() == [])
  }

  @Test func `a country that is left before it was drawn is remembered at its top`() async throws {
    let driver = try await BrowserDriver.start(BrowserSettings(.phone), serving: try await AppFixture.responder())
    let list = try await CountryListPage.open(on: driver)
    try await driver.scroll(to: list.row("NO"))
    // The page goes as soon as it shows the country.
    _ = try await driver.evaluate(
      """
      (() => {
        new MutationObserver((changes, watcher) => {
          if (location.pathname !== '/statistics/NO') return;
          watcher.disconnect();
          dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
          window.kept = history.state.y;
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector('[data-testid="statistics.row.NO"]').click();
      })()
      """)

    try await driver.waitUntil("the page has gone") { try await driver.evaluate("window.kept !== undefined") == true }
    #expect(try await driver.evaluate("window.kept") == 0)
  }
}

extension BrowserDriver {
  /// The titles of bars that would be cut, once the page was scrolled, or that touch a button.
  fileprivate func titlesWithoutRoom() async throws -> [String] {
    _ = try await evaluate(
      """
      [document.documentElement, ...document.querySelectorAll('.columns > .screen')]
        .forEach(scroller => scroller.scrollTo({ top: 300, behavior: 'instant' }))
      """)
    // Draws the page, and with it what follows the scrolling.
    _ = try await screenshot()
    let found = try await evaluate(
      """
      (() => {
        return [...document.querySelectorAll('.bar > .g[data-title]')].filter(room => room.checkVisibility()).filter(room => {
          const style = getComputedStyle(room, '::before'), sample = document.createElement('div');
          Object.assign(sample.style, {
            position: 'absolute', width: room.clientWidth + 'px', font: style.font, textWrap: style.textWrap, overflowWrap: 'normal',
          });
          sample.textContent = room.dataset.title;
          document.body.append(sample);
          const isWhole = sample.scrollWidth <= room.clientWidth && sample.offsetHeight <= 2 * parseFloat(style.lineHeight) + 1;
          sample.remove();
          const place = room.getBoundingClientRect();
          const isFree = [...room.parentElement.children].every(other => other === room
            || other.getBoundingClientRect().right <= place.left || other.getBoundingClientRect().left >= place.right);
          return !isWhole || !isFree;
        }).map(room => room.dataset.title);
      })()
      """)
    return found.array.compactMap(\.string)
  }
}
