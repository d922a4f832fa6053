import PortableUITesting
import Testing

@Suite(.enabled(if: BrowserDriver.whatIsMissing == nil, "Chromium or its driver is not installed"))
struct BrowserDriverTests {
  @Test(arguments: Viewport.all) func `a page gets the whole viewport`(viewport: Viewport) async throws {
    let browser = try await BrowserDriver.start(.init(viewport), serving: TinySite())
    try await browser.open("/kinds")

    #expect(try await browser.evaluate("innerWidth").number == Double(viewport.width))
    #expect(try await browser.evaluate("innerHeight").number == Double(viewport.height))
    let picture = try await browser.screenshot()
    #expect(picture.width == viewport.width)
    #expect(picture.height == viewport.height)
    let body = try await browser.evaluate("document.documentElement.scrollHeight").number
    #expect(try await browser.screenshot(ofWholePage: true).height == Int(body ?? 0))
  }

  @Test func `style, place and pixels can be read, also without script`() async throws {
    for runsScript in [true, false] {
      let browser = try await BrowserDriver.start(.init(runsScript: runsScript), serving: TinySite())
      try await browser.open("/kinds")
      let box = browser.element("box")

      #expect(try await browser.style("background-color", of: box) == "rgb(175, 82, 222)")
      let frame = try await browser.frame(of: box)
      #expect(frame.width == 160 && frame.height == 50 && frame.x == 0)
      let picture = try await browser.screenshot(of: box)
      #expect(picture.width == 160 && picture.height == 50)
      #expect(picture[80, 25] == PixelColor(0xAF52DE))
      let page = try await browser.screenshot()
      let y = Int(try await browser.frame(of: box).midY)
      #expect(page.columns(of: PixelColor(0xAF52DE), inRow: y) == Array(0..<160))
      #expect(page[161, y] == PixelColor(0xFFFFFF))
    }
  }

  @Test func `a sharper screen has more pixels`() async throws {
    let viewport = Viewport(width: 320, height: 568, pixelRatio: 2)
    let browser = try await BrowserDriver.start(.init(viewport), serving: TinySite())
    try await browser.open("/kinds")
    #expect(try await browser.screenshot().width == 640)
  }

  @Test func `the owner's preferences reach the page`() async throws {
    let settings = BrowserSettings(
      isDark: true, reducesMotion: true, languages: "ru-RU,ru", timeZone: "Asia/Tokyo", textSize: 32)
    let browser = try await BrowserDriver.start(settings, serving: TinySite())
    try await browser.open("/language")

    #expect(try await browser.element("language").text.hasPrefix("ru-RU,ru"))
    #expect(try await browser.evaluate("navigator.language") == "ru-RU")
    #expect(try await browser.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches") == true)
    #expect(try await browser.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone") == "Asia/Tokyo")
    #expect(try await browser.style("font-size", of: browser.element("language")) == "32px")
    try await browser.open("/kinds")
    #expect(try await browser.style("background-color", of: browser.element("box")) == "rgb(191, 90, 242)")
  }

  @Test func `script is off when asked`() async throws {
    let responder = ScriptPage()
    for runsScript in [true, false] {
      let browser = try await BrowserDriver.start(.init(runsScript: runsScript), serving: responder)
      try await browser.open("/")
      #expect(try await browser.title == (runsScript ? "by script" : "by hand"))
      #expect(try await browser.element("fallback").isVisible == !runsScript)
    }
  }

  @Test func `messages of the console are told once`() async throws {
    let browser = try await BrowserDriver.start(serving: ScriptPage())
    try await browser.open("/")
    #expect(try await browser.consoleMessages().isEmpty)
    _ = try await browser.evaluate("console.error('oh')")

    #expect(try await browser.consoleMessages().map { $0.hasSuffix("\"oh\"") } == [true])
    #expect(try await browser.consoleMessages().isEmpty)
  }

  @Test func `transfers are counted`() async throws {
    let browser = try await BrowserDriver.start(serving: TinySite())
    try await browser.open("/")

    let transfers = try await browser.transfers()

    #expect(transfers.count == 1)
    #expect(transfers[0].status == 200)
    #expect(transfers[0].bytes > 300)
    #expect(transfers[0].decodedBytes > 500)
  }

  @Test func `what comes later is waited for`() async throws {
    let browser = try await BrowserDriver.start(serving: ScriptPage())
    try await browser.open("/")
    try await browser.element("slow").tap()

    #expect(try await browser.element("late").text == "Late")
    try await browser.waitUntil("the title says so") { try await browser.title == "late" }
  }

  @Test func `a tap that script keeps in the page returns`() async throws {
    let browser = try await BrowserDriver.start(serving: ScriptPage())
    try await browser.open("/")
    try await browser.element("kept").tap()
    #expect(try await browser.title == "kept")
    #expect(try await browser.currentPath == "/")
  }

  @Test func `what slides in is tapped when it stands still`() async throws {
    let browser = try await BrowserDriver.start(serving: ScriptPage())
    try await browser.open("/")
    try await browser.element("sliding").tap()
    #expect(try await browser.title == "hit")
  }

  @Test func `what is covered cannot be tapped`() async throws {
    let browser = try await BrowserDriver.start(serving: ScriptPage())
    try await browser.open("/")
    let error = try await #require(throws: UITestError.self) { try await browser.element("covered").tap() }
    #expect("\(error)".contains("it is covered by <div “cover”>"))
  }

  @Test func `a browser comes back clean`() async throws {
    for _ in 0..<3 {
      let browser = try await BrowserDriver.start(serving: TinySite())
      try await browser.open("/chile")
      #expect(try await browser.evaluate("document.cookie + (localStorage.x ?? '')") == "")
      _ = try await browser.evaluate("localStorage.x = 'left'; document.cookie = 'left=1'")
      await #expect(throws: UITestError.nowhereToGo("back")) { try await browser.goBack() }
    }
  }

  @Test(.enabled(if: AxeAudit.isInstalled, "axe is not there: Scripts/fetch-axe.sh"))
  func `axe finds what is wrong, and nothing else`() async throws {
    let browser = try await BrowserDriver.start(serving: TinySite())
    try await browser.open("/")
    #expect(try await AxeAudit.violations(on: browser) == [])

    _ = try await browser.evaluate("document.querySelector('[data-testid=reset]').textContent = ''")
    let violations = try await AxeAudit.violations(on: browser)
    #expect(violations.map(\.rule) == ["button-name"])
    #expect("\(violations)".contains("Buttons must have discernible text"))
  }
}
