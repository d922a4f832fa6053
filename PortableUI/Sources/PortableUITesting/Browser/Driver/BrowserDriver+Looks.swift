import Foundation

/// What only a real browser knows: layout, style, pixels.
extension BrowserDriver {
  /// Shows the page from now on as it would be printed.
  public func showAsPrinted() async throws {
    _ = try await session.devTools("Emulation.setEmulatedMedia", .object(["media": "print"]))
  }

  /// Shows the page from now on in the system's colours of a contrast theme.
  public func showInForcedColors() async throws {
    _ = try await session.devTools(
      "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
  }

  /// The computed value of a CSS property, such as `34px` for `font-size`.
  public func style(_ property: String, of element: PageElement) async throws -> String {
    try await onElement(element, "return getComputedStyle(this[i]).getPropertyValue('\(property)');").string ?? ""
  }

  /// Where the element is, in CSS pixels from the top left corner of what is seen.
  public func frame(of element: PageElement) async throws -> ElementFrame {
    try await frame(of: "this[i]", element)
  }

  /// Where what is laid over the element stands in the window.
  public func frame(ofOverlayOf element: PageElement) async throws -> ElementFrame {
    try await frame(of: "this[i].querySelector(':scope > .layer > *')", element)
  }

  private func frame(of part: String, _ element: PageElement) async throws -> ElementFrame {
    try await waitForMotion()
    let box = try await onElement(
      element, "const r = \(part)?.getBoundingClientRect(); return r ? [r.x, r.y, r.width, r.height] : [];")
    let numbers = box.array.compactMap(\.number)
    guard numbers.count == 4 else { throw UITestError.browserFailed("\(element.query) has no rectangle.") }
    return ElementFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Brings the element into what is seen.
  public func scroll(to element: PageElement) async throws {
    _ = try await onElement(element, "this[i].scrollIntoView({block: 'center', behavior: 'instant'});")
  }

  /// The value of a JavaScript expression in the page, for facts that this driver has no word for.
  public func evaluate(_ expression: String) async throws -> WireValue { try await session.evaluate(expression) }

  /// What is seen now, or the page from top to bottom.
  public func screenshot(ofWholePage: Bool = false) async throws -> Screenshot {
    guard ofWholePage else { return try await capture(nil) }
    let size = try await session.devTools("Page.getLayoutMetrics")["cssContentSize"]
    return try await capture(["x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1])
  }

  /// The element alone, as it is drawn in the page.
  public func screenshot(of element: PageElement) async throws -> Screenshot {
    try await scroll(to: element)
    let box = try await onElement(
      element,
      """
      const r = this[i].getBoundingClientRect();
      return {x: r.x + scrollX, y: r.y + scrollY, width: r.width, height: r.height, scale: 1};
      """)
    return try await capture(box)
  }

  /// Returns when what moves in the page, and comes to an end, is at its end.
  func waitForMotion() async throws {
    guard settings.runsScript else { return }
    _ = try await session.evaluate(
      """
      Promise.race([new Promise(done => setTimeout(done, 1000)), Promise.allSettled(document.getAnimations()
        .filter(one => one.timeline === document.timeline && one.effect.getComputedTiming().endTime !== Infinity)
        .map(one => one.finished))]).then(() => null)
      """, awaitsPromise: true)
  }

  /// Returns when the page has been drawn once more: what is laid out late has its words then.
  func waitForFrame() async throws {
    guard settings.runsScript else { return }
    _ = try await session.evaluate(
      "new Promise(done => { setTimeout(done, 1000, null); requestAnimationFrame(() => setTimeout(done, 0, null)); })",
      awaitsPromise: true)
  }

  private func capture(_ clip: WireValue?) async throws -> Screenshot {
    try await waitForMotion()
    var parameters: [String: WireValue] = ["format": "png"]
    if let clip {
      parameters["clip"] = clip
      parameters["captureBeyondViewport"] = true
    }
    let answer = try await session.devTools("Page.captureScreenshot", .object(parameters))
    guard let text = answer["data"].string, let data = Data(base64Encoded: text) else {
      throw UITestError.browserFailed("no picture came back.")
    }
    return try Screenshot(png: Array(data))
  }

  private func onElement(_ element: PageElement, _ body: String) async throws -> WireValue {
    try await call(body, on: try await match(element.query))
  }
}
