/// Several windows of one browser, which share storage and connections. All commands go to the window in use.
extension BrowserDriver {
  /// A window of the browser.
  public struct Window: Hashable, Sendable {
    fileprivate let handle: WireValue
  }

  /// The window in use.
  public var window: Window {
    get async throws { Window(handle: try await session.command("GET", "window")) }
  }

  /// Opens a page in another window, which is in use then, and waits until the page can be used.
  package func openWindow(_ path: String) async throws -> Window {
    let answer = try await session.command("POST", "window/new", ["type": "window"])
    let window = Window(handle: answer["handle"])
    try await use(window)
    try await open(path)
    try await waitForPage()
    return window
  }

  public func use(_ window: Window) async throws {
    try await session.command("POST", "window", ["handle": window.handle])
  }

  /// Closes the window in use, as a person does, and uses another one.
  package func closeWindow(using next: Window) async throws {
    try await session.command("DELETE", "window")
    try await use(next)
  }

  /// Tells the page in use that the browser stops it, as one that nobody has looked at for long, or lets it go on.
  ///
  /// The event alone: a headless browser does not show a page again that it has stopped itself.
  package func setFrozen(_ isFrozen: Bool) async throws {
    _ = try await evaluate("document.dispatchEvent(new Event('\(isFrozen ? "freeze" : "resume")')), 0")
  }

  /// Runs a script in each page of the window in use before the page's own scripts, as long as `work` goes on.
  public func runningFirst(_ script: String, _ work: () async throws -> Void) async throws {
    let added = try await session.devTools("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
    var failure: (any Error)?
    do { try await work() } catch { failure = error }
    try await session.devTools("Page.removeScriptToEvaluateOnNewDocument", ["identifier": added["identifier"]])
    if let failure { throw failure }
  }
}
