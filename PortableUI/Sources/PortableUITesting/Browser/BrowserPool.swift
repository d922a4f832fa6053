/// The browsers of this test run: a few, used again and again, because starting one takes most of a second.
actor BrowserPool {
  static let shared = BrowserPool()

  /// Three on two cores: while one waits for its server another works.
  private let capacity = 3
  private var idle: [BrowserSession] = []
  private var count = 0

  /// A browser set up as asked, with no page, cookie, history or message of anyone before.
  ///
  /// When all are in use it waits for one; after a minute it starts another, so that tests that hold several at a time
  /// cannot block each other for ever.
  func checkOut(_ settings: BrowserSettings) async throws -> BrowserSession {
    let deadline = ContinuousClock.now + .seconds(60)
    while idle.isEmpty, count >= capacity, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(10))
    }
    if let used = idle.popLast() {
      do {
        try await used.prepare(settings)
        return used
      } catch {
        // A browser that crashed or hangs in its last page is replaced.
        count -= 1
      }
    }
    count += 1
    do {
      let new = try await BrowserSession()
      try await new.prepare(settings)
      return new
    } catch {
      count -= 1
      throw error
    }
  }

  /// Puts a browser back.
  func checkIn(_ session: BrowserSession) { idle.append(session) }
}
