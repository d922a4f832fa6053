import Foundation
import HTTPTypes
import PortableUIWeb

/// Tapping, typing and keys in a live page, as the client script takes them.
extension InProcessDriver {
  /// Taps what has been looked at: it can be reached and is not disabled.
  func click(_ node: DOMNode, _ control: DOMNode) async throws {
    // A tap beside an open menu closes it and does nothing else.
    if closeMenus(around: node, control) { return }
    switch control.name {
    case "a":
      focus = control
      try await followLive(control)
    case "button" where control.attributes["name"] == "event": press(control)
    case "label":
      guard let live, let field = control.labelled(in: live.body) else { break }
      return try await click(field, field)
    case "button": focus = control
    case "div" where control.isReader: focus = control
    default:
      if control.isTextField || control.name == "select" { focus = control } else { try await activate(control) }
    }
    try await settle()
  }

  private func press(_ control: DOMNode) {
    focus = control
    guard let live, let name = control.attributes["value"], name != "return" else { return }
    if control.attributes["role"] == "switch" {
      let isOn = control.attributes["aria-checked"] != "true"
      control.attributes["aria-checked"] = "\(isOn)"
      live.queue.append(["set", .string(name), .string("\(isOn)")])
    } else {
      live.queue.append(["tap", .string(name)])
    }
  }

  private func followLive(_ link: DOMNode) async throws {
    let reference = link.attributes["href"] ?? ""
    guard let live, reference.hasPrefix("/"), !reference.hasPrefix("//"), !link.has("target"), !link.has("download")
    else { return try await follow(reference) }
    // A tap on the tab that is open scrolls to the top.
    if link.classes.contains("tab"), link.has("aria-current"), try PagePath(reference).path == address().path { return }
    live.queue.append(link.attributes["data-more"].map { ["tap", .string($0)] } ?? ["go", .string(reference)])
  }

  /// - Returns: true where a menu was open and the tap was beside it.
  private func closeMenus(around node: DOMNode, _ control: DOMNode) -> Bool {
    let around = node.selfAndAncestors.filter { $0.classes.contains("menu") && $0.name == "details" }
    var wasBeside = false
    for menu in live?.body.selfAndDescendants ?? [] where menu.name == "details" && menu.classes.contains("menu") {
      let isAround = around.contains { $0 === menu }
      if !isAround, menu.has("open"), !around.contains(where: { $0.has("open") }) { wasBeside = true }
      if !isAround || control.name != "summary" { menu.attributes["open"] = nil }
    }
    return wasBeside
  }

  /// Goes along the history to an address of the same page.
  func goBackLive(to address: PagePath) async throws {
    live?.queue.append(["back", .string(address.description)])
    try await settle()
  }

  /// Types into a field that has the focus.
  func type(_ text: String, into field: DOMNode) async throws {
    try await settle()
    guard let live, live.has(field) else {
      throw UITestError.badAnswer("the field has gone when it got the focus")
    }
    field.typedValue = field.entry(for: text)
    try await settle()
  }

  func pressLive(_ key: Key) async throws {
    switch (key, focus) {
    case (.tab, _): focus = try neighbourInTabOrder(forward: true)
    case (.shiftTab, _): focus = try neighbourInTabOrder(forward: false)
    case (.escape, .some(let surface)) where surface.isReader: stopReading(surface)
    case (.escape, _): escape()
    case (_, .some(let surface)) where surface.isReader && [.left, .right, .home, .end].contains(key):
      read(key, on: surface)
    case (.enter, .some(let field)) where field.isLiveField && field.name == "input":
      if field.has("data-submit") { live?.queue.append(["submit", .string(field.attributes["name"] ?? "")]) }
    case (.enter, .some(let control)) where control.name != "textarea" && control.name != "select":
      return try await click(control, control)
    case (.space, .some(let control)) where control.name != "a" && !control.isTextField:
      return try await click(control, control)
    case (_, .none): throw UITestError.keyRefused(key, why: "nothing has the focus")
    default: throw UITestError.keyRefused(key, why: "it does nothing here")
    }
    try await settle()
  }

  /// Closes what is presented, as the browser's Back does for what no address leads to; false where there is nothing.
  func goesBackInPlace() async throws -> Bool {
    guard let top = live?.presentations.last, !top.isAddressed else { return false }
    closeTop()
    try await settle()
    return true
  }

  /// Closes what is open above everything else, or presses the button that Escape stands for.
  private func escape() {
    if let menu = focus?.selfAndAncestors.first(where: { $0.classes.contains("menu") && $0.has("open") }) {
      menu.attributes["open"] = nil
      focus = menu.summary
    } else {
      closeTop()
    }
  }

  private func closeTop() {
    if let live, let top = live.presentations.last, top.has("data-dismiss") {
      live.queue.append(["dismiss", .string(top.attributes["data-in"] ?? "")])
    } else if let button = live?.body.first(where: \.isLeftByEscape) {
      press(button)
    }
  }

  /// Chooses files for a file field.
  public func choose(_ files: [StoredFile], for query: ElementQuery) async throws {
    let field = try await node(query)
    guard let live, field.isFileField, let name = field.attributes["name"], let target = field.attributes["data-upload"]
    else { throw UITestError.refused(query, why: "it takes no files", page: await pageForMessage()) }
    if let why = field.whyOutOfReach ?? (field.isDisabled ? "it is disabled" : nil) {
      throw UITestError.refused(query, why: why, page: await pageForMessage())
    }
    var tokens: [String] = []
    for file in files {
      if let token = try await upload(file, to: target.isEmpty ? "/live/upload/\(live.window)/\(name)" : target) {
        tokens.append(token)
      }
    }
    live.queue.append(["set", .string(name), .string(tokens.joined(separator: ","))])
    try await settle()
  }

  private func upload(_ file: StoredFile, to target: String) async throws -> String? {
    var fields: HTTPFields = [.contentType: file.type]
    fields[.fileName] = file.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    let answer = try await ask(.post, target, from: try address(), fields, body: file.bytes)
    return answer.status == .ok ? String(decoding: answer.body, as: UTF8.self).singleSpaced : nil
  }
}

extension DOMNode {
  fileprivate var isLeftByEscape: Bool {
    name == "button" && attributes["aria-keyshortcuts"] == "Escape" && !isDisabled && whyOutOfReach == nil
  }
}
