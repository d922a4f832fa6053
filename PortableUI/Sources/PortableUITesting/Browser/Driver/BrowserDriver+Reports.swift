/// What the browser noted while it loaded and ran pages.
extension BrowserDriver {
  /// Warnings and errors of pages since the last call, breaches of the content security policy among them.
  ///
  /// The browser's question for `/favicon.ico` is none of the page's business and left out.
  public func consoleMessages() async throws -> [String] {
    try await session.command("POST", "se/log", ["type": "browser"]).array
      .map { "\($0["level"].string ?? ""): \($0["message"].string ?? "")" }
      .filter { !$0.contains("/favicon.ico") }
  }

  /// The page and everything that it loaded, in order.
  package func transfers() async throws -> [Transfer] {
    let entries = try await session.evaluate(
      """
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(e => ({
        url: e.name, status: e.responseStatus, sent: e.transferSize, size: e.decodedBodySize, time: e.duration}))
      """)
    return entries.array.map {
      Transfer(
        url: $0["url"].string ?? "", status: Int($0["status"].number ?? 0), bytes: Int($0["sent"].number ?? 0),
        decodedBytes: Int($0["size"].number ?? 0), milliseconds: $0["time"].number ?? 0)
    }
  }
}

/// One request of a page and its answer.
package struct Transfer: Sendable, Hashable {
  package let url: String
  package let status: Int
  /// What came over the wire, headers included; 0 if it came from the cache.
  package let bytes: Int
  /// The size of the content after decompression.
  package let decodedBytes: Int
  package let milliseconds: Double
}
