import PortableUIWeb

/// A real Chromium, without a window on any screen, driven through chromedriver.
///
/// Every driver has a browser of its own from a small pool; when the driver is no longer referenced the browser goes
/// back, and the next one gets it cleared.
public final class BrowserDriver: UIDriver {
  public let patience: Duration = .seconds(30)
  /// How the browser is set up.
  public let settings: BrowserSettings
  /// Scheme, host and port of the app.
  let origin: String
  let session: BrowserSession

  /// The app, if this driver serves it itself.
  private let app: ServedApp?

  private init(_ session: BrowserSession, _ settings: BrowserSettings, address: String, app: ServedApp?) {
    self.session = session
    self.settings = settings
    self.app = app
    origin = address.hasSuffix("/") ? String(address.dropLast()) : address
  }

  deinit {
    let session = session
    Task { await BrowserPool.shared.checkIn(session) }
  }

  /// A browser that is ready to open pages of the app served at an address such as `http://127.0.0.1:8080/`.
  ///
  /// Throws ``UITestError/noBrowser(_:)`` if Chromium or its driver is missing, naming the package.
  public static func start(_ settings: BrowserSettings = .init(), at address: String) async throws -> BrowserDriver {
    BrowserDriver(try await BrowserPool.shared.checkOut(settings), settings, address: address, app: nil)
  }

  /// A browser with an app of its own behind the real server; both are there as long as the driver is.
  public static func start(
    _ settings: BrowserSettings = .init(), serving responder: any WebResponder
  ) async throws -> BrowserDriver {
    let app = try await ServedApp(responder)
    return BrowserDriver(try await BrowserPool.shared.checkOut(settings), settings, address: app.address, app: app)
  }

  /// What has to be installed before there are browsers; nil if nothing has.
  package static var whatIsMissing: String? { ChromeDriver.whatIsMissing }

  public func open(_ path: String) async throws {
    try await session.command("POST", "url", ["url": .string(origin + path)])
  }

  public func reload() async throws { try await session.command("POST", "refresh") }

  public func goBack() async throws { try await goAlong(-1, "back") }

  public func goForward() async throws { try await goAlong(1, "forward") }

  private func goAlong(_ step: Int, _ direction: String) async throws {
    let history = try await session.devTools("Page.getNavigationHistory")
    let place = Int(history["currentIndex"].number ?? 0) + step
    let entries = history["entries"].array
    guard entries.indices.contains(place), entries[place]["url"].string != "about:blank" else {
      throw UITestError.nowhereToGo(direction)
    }
    // A page may step on at once, so its place in the history is not enough.
    _ = try await evaluate("addEventListener('popstate', () => { window.pageStepped = true }, { once: true }), 0")
    try await session.command("POST", direction)
    try await waitUntil("the page before or after this one is shown") {
      if try await evaluate("window.pageStepped === true") == true { return true }
      let history = try await session.devTools("Page.getNavigationHistory")
      return Int(history["currentIndex"].number ?? -1) == place
    }
    _ = try await evaluate("delete window.pageStepped, 0")
    try await waitForPage()
  }

  public var currentPath: String {
    get async throws {
      let url = try await session.command("GET", "url").string ?? ""
      guard url.hasPrefix(origin) else { return url }
      return String(url.dropFirst(origin.count).prefix { $0 != "#" })
    }
  }

  public var status: Int {
    get async throws {
      let status = try await session.evaluate("performance.getEntriesByType('navigation')[0]?.responseStatus ?? 0")
      return Int(status.number ?? 0)
    }
  }

  public var title: String {
    get async throws { (try await session.command("GET", "title").string ?? "").singleSpaced }
  }

  /// Waits until the page and what it needs have arrived.
  func waitForPage() async throws {
    try await waitUntil("the page is complete") {
      try await session.evaluate("document.readyState === 'complete' && document.body.$isCalm !== false") == true
    }
  }
}
