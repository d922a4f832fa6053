import Foundation

/// Tapping, typing and keys.
extension BrowserDriver {
  public func tap(_ query: ElementQuery) async throws {
    let match = try await match(query)
    let mark = UUID().uuidString
    var aim = WireValue.null
    try await waitUntil("\(query) stands still") {
      aim = try await session.call(
        PageScript.function("i, mark", Self.aim), on: match.list, with: [.number(Double(match.place)), .string(mark)])
      return aim["moves"] != true
    }
    if let why = aim["why"].string { throw UITestError.refused(query, why: why, page: await pageForMessage()) }
    for type in ["mousePressed", "mouseReleased"] {
      try await session.devTools(
        "Input.dispatchMouseEvent",
        ["type": .string(type), "x": aim["x"], "y": aim["y"], "button": "left", "clickCount": 1])
    }
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
    let why = try await session.call(
      PageScript.function("i", Self.takeFocus), on: match.list, with: [.number(Double(match.place))])
    if let why = why.string { throw UITestError.refused(query, why: why, page: await pageForMessage()) }
    if why.bool == true {
      try await choose(text, from: query)
    } else if why.bool == false {
      _ = try await session.call(
        PageScript.function("text", Self.chooseDate), on: try await session.handle(of: "document"),
        with: [.string(text)])
    } else if text.isEmpty {
      try await press(.backspace)
    } else {
      try await session.devTools("Input.insertText", ["text": .string(text)])
    }
    try await waitForPage()
  }

  private static let takeFocus = """
    const e = this[i];
    e.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
    const why = whyOutOfReach(e) ?? (isDisabled(e) ? 'it is disabled' : e.readOnly ? 'it is read-only'
      : !isField(e) ? `it isn't a text field` : null);
    if (why) return why;
    e.focus();
    if (e.tagName === 'SELECT') return true;
    if (['date', 'time', 'datetime-local'].includes(e.type)) return false;
    e.select();
    return null;
    """

  /// Gives the field that has the focus a date, as the browser's calendar does, which no driver reaches.
  private static let chooseDate = """
    const e = document.activeElement;
    e.value = text;
    for (const kind of ['input', 'change']) e.dispatchEvent(new Event(kind, { bubbles: true }));
    """

  /// Chooses the option with this label from the select that has the focus.
  ///
  /// The list of options is drawn by the system, where no driver reaches it.
  private func choose(_ label: String, from query: ElementQuery) async throws {
    let found = try await session.call(
      PageScript.function("label", Self.chooseOption), on: try await session.handle(of: "document"),
      with: [.string(label)])
    guard found.bool == true else {
      throw UITestError.refused(query, why: "it has no “\(label)”", page: await pageForMessage())
    }
  }

  private static let chooseOption = """
    const e = document.activeElement;
    const option = Array.from(e.options).find(o => o.label.trim() === label && !o.disabled);
    if (!option) return false;
    e.value = option.value;
    for (const type of ['input', 'change']) e.dispatchEvent(new Event(type, {bubbles: true}));
    return true;
    """

  public func press(_ key: Key) async throws {
    let mark = UUID().uuidString
    let leads = try await session.call(
      PageScript.function("key, mark", Self.beforeKey), on: try await session.handle(of: "document"),
      with: [.string(key.rawValue), .string(mark)])
    let code = KeyCode(key)
    try await session.devTools("Input.dispatchKeyEvent", code.event("keyDown"))
    try await session.devTools("Input.dispatchKeyEvent", code.event("keyUp"))
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

  /// Types characters where the focus is, one key after the other, without waiting for what the page does.
  public func type(_ text: String) async throws {
    for character in text {
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
    let frame = try await frame(of: element)
    let middle = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    for type in ["mousePressed", "mouseReleased"] {
      try await mouse(type, at: middle, button: button, modifiers: modifiers)
    }
  }

  /// Clicks twice at one place, as a double click does, and waits after each click for what the page does.
  package func doubleClick(_ element: PageElement) async throws {
    try await scroll(to: element)
    let frame = try await frame(of: element)
    let middle = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    for count in 1...2 { try await click(at: middle, count: count) }
  }

  /// Clicks at a place of the window, whatever is there, and waits for what the page does.
  public func click(at place: (x: Double, y: Double), count: Int = 1) async throws {
    for type in ["mousePressed", "mouseReleased"] { try await mouse(type, at: place, count: count) }
    try await waitForPage()
  }

  /// Presses the mouse on an element and holds it.
  public func hold(_ element: PageElement) async throws {
    let frame = try await frame(of: element)
    try await mouse("mousePressed", at: (frame.x + frame.width / 2, frame.y + frame.height / 2))
  }

  /// Lets go of the mouse where nothing is: what was held is not pressed.
  public func letGo() async throws { try await mouse("mouseReleased", at: (1, 1)) }

  /// Moves a finger from the middle of an element, without lifting it in between; points of the window.
  public func swipe(_ element: PageElement, by distance: (x: Double, y: Double)) async throws {
    try await scroll(to: element)
    let frame = try await frame(of: element)
    let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
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
    if leads {
      try await waitUntil("a new page came after \(what)") {
        let state = try await session.evaluate(
          """
          document.pageMark !== '\(mark)' ? document.readyState
            : document.body.$isCalm ?? window.pageStays ? 'stays' : 'old'
          """)
        return state == "complete" || state == "stays"
      }
    } else {
      try await waitForPage()
    }
  }
}

/// A key in the words of the DevTools protocol.
private struct KeyCode {
  private let key: String
  private let code: String
  private let number: Int
  private let text: String?
  private let isShifted: Bool

  init(_ key: Key) {
    let numbers: [Key: Int] = [
      .tab: 9, .shiftTab: 9, .enter: 13, .space: 32, .escape: 27, .left: 37, .up: 38, .right: 39, .down: 40, .home: 36,
      .end: 35, .backspace: 8,
    ]
    number = numbers[key] ?? 0
    isShifted = key == .shiftTab
    switch key {
    case .space: (self.key, code, text) = (" ", "Space", " ")
    case .enter: (self.key, code, text) = ("Enter", "Enter", "\r")
    case .shiftTab: (self.key, code, text) = ("Tab", "Tab", nil)
    default: (self.key, code, text) = (key.rawValue, key.rawValue, nil)
    }
  }

  func event(_ type: String) -> WireValue {
    var event: [String: WireValue] = [
      "type": .string(type == "keyDown" && text == nil ? "rawKeyDown" : type), "key": .string(key),
      "code": .string(code), "windowsVirtualKeyCode": .number(Double(number)), "modifiers": isShifted ? 8 : 0,
    ]
    if type == "keyDown", let text { event["text"] = .string(text) }
    return .object(event)
  }
}
