extension UIDriver {
  /// Waits until a condition holds, at most as long as the driver's ``patience``.
  ///
  /// Tests never sleep: they say what they wait for. A driver without patience asks once.
  ///
  /// - Throws: ``UITestError/timedOut(_:page:)`` with `what` in its words, or what the condition throws.
  public func waitUntil(_ what: String, _ condition: () async throws -> Bool) async throws {
    let deadline = ContinuousClock.now + patience
    while true {
      if try await condition() { return }
      guard ContinuousClock.now < deadline else { throw UITestError.timedOut(what, page: await pageForMessage()) }
      try await Task.sleep(for: .milliseconds(15))
    }
  }

  /// The one element that fits: the only one shown or, if none is shown, the only one there is.
  ///
  /// - Throws: ``UITestError/notFound(_:page:)`` when patience is at its end, ``UITestError/ambiguous(_:count:page:)``.
  public func one(_ query: ElementQuery) async throws -> ElementReading {
    let deadline = ContinuousClock.now + patience
    while true {
      let all = try await find(query)
      let candidates = all.contains(where: \.isVisible) ? all.filter(\.isVisible) : all
      if candidates.count == 1 { return candidates[0] }
      guard ContinuousClock.now < deadline else {
        let page = await pageForMessage()
        throw candidates.isEmpty
          ? UITestError.notFound(query, page: page)
          : UITestError.ambiguous(query, count: candidates.count, page: page)
      }
      try await Task.sleep(for: .milliseconds(15))
    }
  }

  /// What the page shows, for the message of an error; a page that cannot be read says why.
  func pageForMessage() async -> String {
    do {
      let identifiers = try await find(.identifiers(startingWith: "")).map(\.identifier)
      return """
        \(try await currentPath): \(try await title)
        \(try await textSnapshot)
        identifiers: \(identifiers.isEmpty ? "none" : identifiers.prefix(60).joined(separator: ", "))
        """
    } catch {
      return "(the page cannot be read: \(error))"
    }
  }
}
