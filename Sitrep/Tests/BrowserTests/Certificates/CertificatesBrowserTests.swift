import AppPages
import Certificates
import Domain
import Foundation
import PortableUITesting
import TestSupport
import TestTraits
import Testing

/// The Certificates tab in Chromium, with files that the browser really sends.
@Suite(.inChromium, .serialized) struct CertificatesBrowserTests {
  static let settings = [
    BrowserSettings(.phone), BrowserSettings(.phone, runsScript: false), BrowserSettings(.desktop),
  ]

  @Test(.proves(62, 65, 66, 67, 68, 69), arguments: Play.each(of: CertificatesScenarios.all))
  func `in Chromium`(_ play: Play) async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    try await run(play.settings, wallet, pictures) { try await play.scenario.play($0) }
  }

  @Test(.proves(62, 63), arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)], CertificatesScenarios.live)
  func `in Chromium, with files`(
    _ settings: BrowserSettings, _ scenario: Scenario
  ) async throws {
    try await run(settings) { try await scenario.play($0) }
  }

  @Test(.proves(63, 64, 92), arguments: settings)
  func `the empty area in Chromium`(_ settings: BrowserSettings) async throws {
    try await run(settings) { driver in
      try await CertificatesScenarios.theEmptyArea(on: driver)
      let area = driver.element(CertificatesID.area)
      if !settings.runsScript {
        let words = try await driver.evaluate(
          "getComputedStyle(document.querySelector('.file'), '::after').content")
        #expect(words.string?.contains("turn on JavaScript") == true)
      }
      let frame = try await driver.frame(of: area)
      #expect(frame.height >= 200)
      #expect(frame.width > Double(settings.viewport.width) * 0.6)
    }
  }

  @Test func `the words in the area open the browser's dialog, however short the press`() async throws {
    try await run(BrowserSettings(.desktop)) { driver in
      let page = try await CertificatesPage.open(on: driver)
      try await driver.live()
      let words = try await driver.frame(of: page.placeholder)
      let place = (x: words.x + words.width / 2, y: words.y + words.height / 2)
      _ = try await driver.evaluate(
        """
        window.opened = 0;
        document.querySelector('.file > input').addEventListener('click', event => {
          opened += 1;
          event.preventDefault();
        });
        0
        """)

      for count in 1...20 {
        try await driver.click(at: place)
        #expect(try await driver.evaluate("opened").number == Double(count))
      }
      try await driver.hold(page.placeholder)
      #expect(
        try await driver.evaluate("document.elementFromPoint(\(place.x), \(place.y)).type") == "file",
        "what is pressed and let go is the field itself")
      try await driver.letGo()
    }
  }

  @Test(.proves(62, 71)) func `the picture's own bytes come, are shown pixel for pixel, and are kept by no cache`()
    async throws
  {
    try await run(BrowserSettings(.phone)) { driver in
      let page = try await CertificatesPage.open(on: driver)
      try await page.add(SamplePicture.code)
      let address = try await page.pictureAddress
      _ = try await driver.evaluate(
        """
        fetch('\(address)').then(async a => { const b = new Uint8Array(await a.arrayBuffer());
          window.sent = [a.headers.get('Cache-Control'), btoa(String.fromCharCode(...b))]; })
        """)
      try await driver.waitUntil("the bytes have come") { try await driver.evaluate("!!window.sent") == true }
      let sent = try await driver.evaluate("window.sent").array.compactMap(\.string)
      #expect(sent == ["no-store", SamplePicture.code.base64EncodedString()])

      let picture = "document.querySelector('[data-testid=\"\(CertificatesID.picture)\"]')"
      #expect(try await driver.evaluate("\(picture).complete && \(picture).naturalWidth") == 25)
      let frame = try await driver.frame(of: page.picture)
      #expect(frame.width >= 250, "it is large")
      let shot = try await driver.screenshot(of: page.picture)
      let side = Double(min(shot.width, shot.height))
      let (left, top) = ((Double(shot.width) - side) / 2, (Double(shot.height) - side) / 2)
      var colors: Set<PixelColor> = []
      for row in 0..<25 {
        for column in 0..<25 {
          let x = left + side * (Double(column) + 0.5) / 25
          let y = top + side * (Double(row) + 0.5) / 25
          colors.insert(shot[Int(x), Int(y)])
        }
      }
      #expect(colors == [PixelColor(0), PixelColor(0xFFFFFF)], "black and white, and nothing in between")
    }
  }

  @Test(.proves(62), arguments: [false, true])
  func `the whole screen is white, in the dark too, and Escape leaves it`(_ isDark: Bool) async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    try await run(BrowserSettings(.phone, isDark: isDark), wallet, pictures) { driver in
      let page = try await CertificatesPage.open(on: driver)
      try await page.showFull.tap()
      try await driver.waitUntil("it fills the screen") { try await page.fullDone.isVisible }
      let ground = try await driver.evaluate(
        "[...document.querySelectorAll('.sheet, .sheet .screen')].map(e => getComputedStyle(e).backgroundColor)")
      #expect(ground.array.allSatisfy { $0 == "rgb(255, 255, 255)" })
      let picture = driver.element(CertificatesID.fullPicture)
      let frame = try await driver.frame(of: picture)
      #expect(frame.width > 340)
      #expect(try await driver.evaluate("document.querySelector('.sheet').scrollHeight <= innerHeight") == true)

      try await driver.press(.escape)
      try await driver.waitUntil("it is left") { try await !page.fullDone.exists }
      #expect(try await driver.focused?.identifier == CertificatesID.showFull)
    }
  }

  @Test func `full screen has no title, and keeps the screen on while it is seen`() async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    try await run(BrowserSettings(.phone), wallet, pictures) { driver in
      let page = try await CertificatesPage.open(on: driver)
      let modules = "performance.getEntriesByType('resource').filter(e => e.name.includes('/assets/wake-')).length"
      #expect(try await driver.evaluate(modules) == 0, "other pages don't load it")
      _ = try await driver.evaluate(
        """
        window.$held = 0;
        Object.defineProperty(document, 'visibilityState', { get: () => window.$state ?? 'visible' });
        Object.defineProperty(navigator, 'wakeLock', { value: { request: async kind => {
          window.$held += kind === 'screen';
          return { release() { window.$held -= 1; } };
        } } });
        """)

      try await page.showFull.tap()
      try await driver.waitUntil("the screen is kept on") { try await driver.evaluate("window.$held") == 1 }
      #expect(try await driver.evaluate("document.querySelectorAll('.sheet :is(h1, h2)').length") == 0)
      let frame = try await driver.frame(of: driver.element(CertificatesID.fullPicture))
      #expect(frame.width > 380, "a square picture is as wide as the screen lets it be")

      for (state, count) in [("hidden", 0.0), ("visible", 1)] {
        _ = try await driver.evaluate(
          "window.$state = '\(state)'; document.dispatchEvent(new Event('visibilitychange'))")
        try await driver.waitUntil("it follows the window, \(state)") {
          try await driver.evaluate("window.$held").number == count
        }
      }
      try await page.fullDone.tap()
      try await driver.waitUntil("the screen may go dark") { try await driver.evaluate("window.$held") == 0 }
    }
  }

  @Test(.proves(70, 90)) func `the areas become smaller and darker while they are pressed`() async throws {
    try await run(BrowserSettings(.phone)) { driver in
      _ = try await CertificatesPage.open(on: driver)
      for identifier in [CertificatesID.area, CertificatesID.who] {
        let (before, pressed) = try await pressing(identifier, on: driver)
        #expect(pressed.width < before.width * 0.98, "\(identifier) is smaller")
        #expect(pressed.color != before.color, "\(identifier) is of another colour")
      }
    }
  }

  @Test(.proves(70)) func `who asks for less motion sees the colour alone`() async throws {
    try await run(BrowserSettings(.phone, reducesMotion: true)) { driver in
      _ = try await CertificatesPage.open(on: driver)
      for identifier in [CertificatesID.area, CertificatesID.who] {
        let (before, pressed) = try await pressing(identifier, on: driver)
        #expect(pressed.width == before.width, "\(identifier) keeps its size")
        #expect(pressed.color != before.color, "\(identifier) is of another colour")
        // The title in the bar follows the scrolling, so it does not move by itself.
        let moving = try await driver.evaluate(
          "document.getAnimations().filter(a => a.timeline === document.timeline).length")
        #expect(moving == 0)
      }
    }
  }

  @Test(.proves(63)) func `the chooser is opened by keyboard too`() async throws {
    try await run(BrowserSettings(.phone)) { driver in
      _ = try await CertificatesPage.open(on: driver)
      try await driver.pressTab(until: CertificatesID.area)
      let ring = try await driver.evaluate("getComputedStyle(document.querySelector('.file')).outlineStyle")
      #expect(ring == "solid")
      _ = try await driver.evaluate(
        "document.querySelector('input[type=file]').addEventListener('click', e => { e.preventDefault(); window.opened = 1 })"
      )
      try await driver.press(.space)
      #expect(try await driver.evaluate("window.opened") == 1)
    }
  }

  @Test(.proves(69, "L4")) func `the first tap on the WHO area opens the site in a tab of its own, and this one stays`()
    async throws
  {
    let json = """
      [{"id": "who", "name": {"en": "WHO"}, "url": "https://localhost:1/", "source": "https://example.org/",
        "date": "2026-11-21", "verified": true}]
      """
    let contacts = try JSONDecoder().decode([Contact].self, from: Data(json.utf8))
    let app = try await AppFixture.responder(contacts: contacts)
    let driver = try await BrowserDriver.start(BrowserSettings(.phone), serving: app)
    _ = try await CertificatesPage.open(on: driver)

    try await driver.scroll(to: driver.element(CertificatesID.who))
    try await driver.click(driver.element(CertificatesID.who))

    var opened: [String] = []
    try await driver.waitUntil("the site is open") {
      opened += try await driver.closeOtherTabs()
      return opened.contains { $0.hasPrefix("https://localhost:1/") || $0.hasPrefix("chrome-error:") }
    }
    #expect(try await driver.currentPath == "/certificates")
  }

  @Test(.proves("U11")) func `a refused picture is told in what is seen, however far the page was scrolled`()
    async throws
  {
    for viewport in [Viewport.smallPhone, .desktop] {
      let (wallet, pictures) = try await CertificatesScenarios.wallet()
      try await run(BrowserSettings(viewport), wallet, pictures) { driver in
        let page = try await CertificatesPage.open(on: driver)
        try await driver.scroll(to: driver.element(CertificatesID.chooseFile))
        try await page.chooseFile(Data("GIF89a".utf8), named: "holiday.gif", type: "image/gif")

        try await driver.waitUntil("it is refused") { try await page.failure.isVisible }
        #expect(try await page.failure.name == "“holiday.gif” wasn’t added")
        let frame = try await driver.frame(of: page.failure)
        #expect(frame.y >= 0 && frame.maxY <= Double(viewport.height), "on \(viewport)")
        try await page.readFailure()
      }
    }
  }

  @Test(.proves("U9")) func `a name that was typed is there after a reload, with its sheet`() async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    try await run(BrowserSettings(.phone), wallet, pictures) { driver in
      let page = try await CertificatesPage.open(on: driver)
      try await page.chooseFromMenu(of: "Second", CertificatesID.rename(""))
      try await driver.waitUntil("a name is asked for") { try await page.name.isVisible }
      try await page.name.enter("Mother’s")

      try await driver.reload()

      try await driver.waitUntil("the sheet is there, with the name") {
        guard try await page.name.isVisible else { return false }
        return try await page.name.value == "Mother’s"
      }
      try await page.saveName.tap()
      try await driver.waitUntil("it is called so") { try await page.names == ["First", "Mother’s"] }
    }
  }

  @Test func `the name that is there is chosen whole, so that another takes its place`() async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    try await run(BrowserSettings(.phone), wallet, pictures) { driver in
      let page = try await CertificatesPage.open(on: driver)
      try await page.chooseFromMenu(of: "Second", CertificatesID.rename(""))
      try await driver.waitUntil("a name is asked for") { try await page.name.isVisible }

      try await driver.waitUntil("it is chosen") {
        try await driver.evaluate("getSelection().toString()").string == "Second"
      }
    }
  }

  @Test(.proves(62)) func `on paper the whole screen is the certificate alone`() async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    try await run(BrowserSettings(.phone), wallet, pictures) { driver in
      let page = try await CertificatesPage.open(on: driver)
      try await page.showFull.tap()
      try await driver.waitUntil("it fills the screen") { try await page.fullDone.isVisible }
      let rules = try await driver.evaluate(
        """
        [...document.styleSheets].flatMap(s => [...s.cssRules]).filter(r => r.media?.mediaText === 'print')
          .flatMap(r => [...r.cssRules]).filter(r => [...document.querySelectorAll(r.selectorText)]
          .some(e => e.id === 'root')).map(r => r.style.display)
        """)
      #expect(rules.array.compactMap(\.string).contains("none"))
    }
  }

  @Test(.proves(62)) func `on paper the picture covers nothing, and what can only be pressed is left out`() async throws
  {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    try await run(BrowserSettings(.desktop), wallet, pictures) { driver in
      let page = try await CertificatesPage.open(on: driver)
      try await page.clear.tap()
      try await driver.waitUntil("there is something to undo") { try await page.undo.exists }
      try await driver.showAsPrinted()

      let places = try await driver.evaluate(
        """
        (() => { const e = document.querySelector('[data-testid="\(CertificatesID.picture)"]');
          return [e.getBoundingClientRect().bottom, e.closest('li').getBoundingClientRect().bottom]; })()
        """
      ).array.compactMap(\.number)
      #expect(places.count == 2 && places[0] <= places[1], "\(places)")
      for id in [CertificatesID.showFull, CertificatesID.chooseFile, CertificatesID.clear, CertificatesID.undo] {
        #expect(
          try await driver.evaluate("document.querySelector('[data-testid=\"\(id)\"]').checkVisibility()") == false,
          "\(id)")
      }
      #expect(
        try await driver.evaluate("document.querySelector('[data-testid^=\"certificates.row.\"]').checkVisibility()")
          == true)
    }
  }

  /// The width and colour of an area's ground before it is pressed and while it is.
  private func pressing(
    _ identifier: String, on driver: BrowserDriver
  ) async throws -> (before: (width: Double, color: String), pressed: (width: Double, color: String)) {
    try await driver.scroll(to: driver.element(identifier))
    let before = try await ground(of: identifier, on: driver)
    try await driver.hold(driver.element(identifier))
    try await driver.waitUntil("it is pressed") { try await ground(of: identifier, on: driver).color != before.color }
    try await driver.waitUntil("it has come to rest") {
      try await driver.evaluate(
        "document.getAnimations().every(a => a.playState !== 'running' || a.timeline !== document.timeline)") == true
    }
    let pressed = try await ground(of: identifier, on: driver)
    try await driver.letGo()
    return (before, pressed)
  }

  private func ground(of identifier: String, on driver: BrowserDriver) async throws -> (width: Double, color: String) {
    let values = try await driver.evaluate(
      """
      (() => { const e = document.querySelector('[data-testid="\(identifier)"]').closest('.press').querySelector('.sh');
        return [e.getBoundingClientRect().width, getComputedStyle(e).backgroundColor]; })()
      """
    ).array
    return (values.first?.number ?? 0, values.last?.string ?? "")
  }

  /// Runs a test in a browser with an app of its own, and expects that the browser has nothing to complain about.
  private func run(
    _ settings: BrowserSettings, _ wallet: WalletFixture = WalletFixture(), _ pictures: [CertificatePicture] = [],
    _ test: (BrowserDriver) async throws -> Void
  ) async throws {
    let app = try await AppFixture.responder(pictures: pictures, wallet: wallet)
    let driver = try await BrowserDriver.start(settings, serving: app)
    try await test(driver)
    let complaints = try await driver.complaints()
    #expect(complaints == [], "the browser has nothing to complain about")
  }
}
