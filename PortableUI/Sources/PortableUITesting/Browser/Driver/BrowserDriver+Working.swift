import Foundation

/// Tapping, typing and keys.
extension BrowserDriver {
  public func tap(_ query: ElementQuery) async throws {
    let match = try await match(query)
    let mark = UUID().uuidString
    var aim = WireValue.null
    try await waitUntil("\(query) stands still") {
      aim = try await call(Self.aim, on: match, ["mark": .string(mark)])
      return aim["moves"] != true
    }
    if let why = aim["why"].string { throw UITestError.refused(query, why: why, page: await pageForMessage()) }
    guard let x = aim["x"].number, let y = aim["y"].number else {
      throw UITestError.browserFailed("\(query) has no place to tap.")
    }
    for type in ["mousePressed", "mouseReleased"] { try await mouse(type, at: (x, y)) }
    try await waitForPage(after: mark, leads: aim["leads"].bool ?? false, "tapping \(query)")
  }

  /// Where to put the finger, or why not; and whether a new page follows; what slides in has no place yet.
  private static let aim = """
    const e = this[i];
    e.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
    const c = control(e);
    const why = whyOutOfReach(e) ?? (!c ? 'it is nothing that one can tap' : isDisabled(c) ? 'it is disabled' : null);
    if (why) return {why};
    if (document.getAnimations().some(a => a.playState === 'running' && a.timeline === document.timeline
      && a.effect.target.contains(e) && a.effect.getComputedTiming().endTime !== Infinity)) return {moves: true};
    const r = Array.from(e.getClientRects()).find(r => r.width > 0 && r.height > 0);
    if (!r) return {why: 'it has no area'};
    const x = r.x + r.width / 2, y = r.y + r.height / 2, hit = document.elementFromPoint(x, y);
    if (!hit) return {why: 'it is outside of what is seen'};
    if (!c.contains(hit) && hit.closest('label')?.control !== c) return {why: 'it is covered by ' + name(hit)};
    watch(mark, c);
    return {x, y, leads: leads(c)};
    """

  public func enter(_ text: String, into query: ElementQuery) async throws {
    let match = try await match(query)
    let answer = try await call(Self.takeFocus, on: match, ["text": .string(text)])
    if let why = answer.string { throw UITestError.refused(query, why: why, page: await pageForMessage()) }
    if answer == false {
      if text.isEmpty {
        try await press(.backspace)
      } else {
        try await session.devTools("Input.insertText", ["text": .string(text)])
      }
    }
    try await waitForPage()
  }

  /// Gives a field the focus; returns why it cannot be used, or whether it has its value already.
  ///
  /// A list of choices and a date get it here: the system draws their options and calendars, where no driver reaches them.
  private static let takeFocus = """
    const e = this[i];
    e.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
    const why = whyOutOfReach(e) ?? (isDisabled(e) ? 'it is disabled' : e.readOnly ? 'it is read-only'
      : !isField(e) ? `it isn't a text field` : null);
    if (why) return why;
    e.focus();
    let value = text;
    if (e.tagName === 'SELECT') {
      const option = Array.from(e.options).find(o => o.label.trim() === text && !o.disabled);
      if (!option) return `it has no “${text}”`;
      value = option.value;
    } else if (!['date', 'time', 'datetime-local'].includes(e.type)) {
      e.select();
      return false;
    }
    e.value = value;
    for (const type of ['input', 'change']) e.dispatchEvent(new Event(type, {bubbles: true}));
    return true;
    """

  public func press(_ key: Key) async throws {
    let mark = UUID().uuidString
    let leads = try await session.call(
      PageScript.function("key, mark", Self.beforeKey), on: try await session.handle(of: "document"),
      with: [.string(key.rawValue), .string(mark)])
    for type in ["keyDown", "keyUp"] { try await session.devTools("Input.dispatchKeyEvent", key.event(type)) }
    try await waitForPage(after: mark, leads: leads.bool ?? false, "pressing \(key.rawValue)")
  }

  /// Whether a new page follows a key.
  private static let beforeKey = """
    const e = document.activeElement;
    if (!e || e === document.body) return false;
    const button = e.matches('input') && e.form && isField(e)
      ? Array.from(e.form.elements).find(c => c.type === 'submit') : null;
    const worked = key === 'Enter' ? (e.matches('a, button') ? e : button)
      : key === 'Space' && e.matches('button') ? e : null;
    if (!worked) return false;
    watch(mark, worked);
    return leads(worked);
    """

  /// Types characters where the focus is, one key after the other, without waiting for what the page does; a tab is the
  /// key of that name.
  public func type(_ text: String) async throws {
    for character in text {
      if character == "\t" {
        for type in ["keyDown", "keyUp"] { try await session.devTools("Input.dispatchKeyEvent", Key.tab.event(type)) }
        continue
      }
      let letter = WireValue.string(String(character))
      try await session.devTools("Input.dispatchKeyEvent", ["type": "keyDown", "text": letter, "key": letter])
      try await session.devTools("Input.dispatchKeyEvent", ["type": "keyUp", "key": letter])
    }
  }

  /// Presses a letter while Control is held, and waits for what the page does.
  public func pressControl(_ letter: Character) async throws {
    let key = WireValue.string(String(letter))
    let code = WireValue.string("Key\(letter.uppercased())")
    for type in ["rawKeyDown", "keyUp"] {
      try await session.devTools(
        "Input.dispatchKeyEvent", ["type": .string(type), "key": key, "code": code, "modifiers": 2])
    }
    try await waitForPage()
  }

  /// Begins or goes on with a composition of an input method, as for Japanese.
  package func compose(_ text: String) async throws {
    let end = WireValue.number(Double(text.utf16.count))
    try await session.devTools(
      "Input.imeSetComposition", ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }

  /// Ends a composition with what the person chose.
  package func commit(_ text: String) async throws {
    try await session.devTools("Input.insertText", ["text": .string(text)])
  }

  /// Taps the element without waiting for anything; `modifiers` as DevTools counts them, 2 for Control.
  public func click(_ element: PageElement, button: String = "left", modifiers: Int = 0) async throws {
    try await scroll(to: element)
    let middle = try await frame(of: element).middle
    for type in ["mousePressed", "mouseReleased"] {
      try await mouse(type, at: middle, button: button, modifiers: modifiers)
    }
  }

  /// Clicks twice at one place, as a double click does, and waits after each click for what the page does.
  package func doubleClick(_ element: PageElement) async throws {
    try await scroll(to: element)
    let middle = try await frame(of: element).middle
    for count in 1...2 { try await click(at: middle, count: count) }
  }

  /// Clicks at a place of the window, whatever is there, and waits for what the page does.
  public func click(at place: (x: Double, y: Double), count: Int = 1) async throws {
    for type in ["mousePressed", "mouseReleased"] { try await mouse(type, at: place, count: count) }
    try await waitForPage()
  }

  /// Presses the mouse on an element and holds it.
  public func hold(_ element: PageElement) async throws {
    try await mouse("mousePressed", at: try await frame(of: element).middle)
  }

  /// Lets go of the mouse where nothing is: what was held is not pressed.
  public func letGo() async throws { try await mouse("mouseReleased", at: (1, 1)) }

  /// Moves a finger from the middle of an element, without lifting it in between; points of the window.
  public func swipe(_ element: PageElement, by distance: (x: Double, y: Double)) async throws {
    try await scroll(to: element)
    let middle = try await frame(of: element).middle
    for step in 0...8 {
      let part = Double(step) / 8
      let point: WireValue = ["x": .number(middle.x + part * distance.x), "y": .number(middle.y + part * distance.y)]
      try await touch(step == 0 ? "touchStart" : "touchMove", [point])
    }
    try await touch("touchEnd", [])
    try await waitForPage()
  }

  private func touch(_ type: String, _ points: [WireValue]) async throws {
    try await session.devTools("Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(points)])
  }

  private func mouse(
    _ type: String, at place: (x: Double, y: Double), button: String = "left", modifiers: Int = 0, count: Int = 1
  ) async throws {
    try await session.devTools(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(place.x), "y": .number(place.y), "button": .string(button),
        "clickCount": .number(Double(count)), "modifiers": .number(Double(modifiers)),
      ])
  }

  /// The addresses of the other tabs, which are closed with this; one that has no address yet stays for the next time.
  public func closeOtherTabs() async throws -> [String] {
    let own = try await session.devTools("Target.getTargetInfo")["targetInfo"]["targetId"].string
    let tabs = try await session.devTools("Target.getTargets")["targetInfos"].array
    var addresses: [String] = []
    for tab in tabs where tab["type"] == "page" && tab["targetId"].string != own {
      guard let address = tab["url"].string, !["", "about:blank"].contains(address) else { continue }
      addresses.append(address)
      try await session.devTools("Target.closeTarget", ["targetId": tab["targetId"]])
    }
    return addresses
  }

  /// Puts files into a field for files, as the browser's own dialog does.
  public func choose(_ paths: [String], in selector: String) async throws {
    let field = try await session.handle(of: "document.querySelector('\(selector)')")
    try await session.devTools(
      "DOM.setFileInputFiles", ["objectId": .string(field), "files": .array(paths.map { .string($0) })])
  }

  /// Leaves the browser's own dialogs for files as soon as they open, from now on.
  public func leaveFileDialogs() async throws {
    try await session.devTools("Page.setInterceptFileChooserDialog", ["enabled": false])
  }

  /// Waits until the page that follows has come, if one follows.
  private func waitForPage(after mark: String, leads: Bool, _ what: String) async throws {
    guard leads else { return try await waitForPage() }
    try await waitUntil("a new page came after \(what)") {
      let state = try await session.evaluate(
        """
        document.pageMark !== '\(mark)' ? document.readyState
          : document.body.$isCalm ?? window.pageStays ? 'stays' : 'old'
        """)
      return state == "complete" || state == "stays"
    }
  }
}

/// A key in the words of the DevTools protocol.
extension Key {
  private static let numbers: [Key: Int] = [
    .tab: 9, .shiftTab: 9, .enter: 13, .space: 32, .escape: 27, .left: 37, .up: 38, .right: 39, .down: 40, .home: 36,
    .end: 35, .backspace: 8,
  ]

  fileprivate func event(_ type: String) -> WireValue {
    let text: String? = self == .space ? " " : self == .enter ? "\r" : nil
    let code = self == .shiftTab ? Key.tab.rawValue : rawValue
    var event: [String: WireValue] = [
      "type": .string(type == "keyDown" && text == nil ? "rawKeyDown" : type),
      "key": .string(self == .space ? " " : code), "code": .string(code),
      "windowsVirtualKeyCode": .number(Double(Self.numbers[self] ?? 0)), "modifiers": self == .shiftTab ? 8 : 0,
    ]
    if type == "keyDown", let text { event["text"] = .string(text) }
    return .object(event)
  }
}
