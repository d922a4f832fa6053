extension DOMNode {
  /// Whether a tap on it does something.
  var isControl: Bool {
    switch name {
    case "a": has("href")
    case "input": attributes["type"] != "hidden"
    case "button", "label", "select", "summary", "textarea": true
    default: isReader && has("tabindex")
    }
  }

  /// Whether one can type into it.
  var isTextField: Bool {
    name == "textarea" || (name == "input" && value != nil)
  }

  /// Whether the Tab key stops here.
  var isInTabOrder: Bool {
    let canHaveFocus = (isControl && name != "label") || Int(attributes["tabindex"] ?? "").map { $0 >= 0 } == true
    return canHaveFocus && !attributes["tabindex", default: "0"].hasPrefix("-") && !isDisabledForFocus
      && whyOutOfReach == nil
  }

  /// `aria-disabled` alone leaves the focus in place.
  private var isDisabledForFocus: Bool { isDisabled && attributes["aria-disabled"] == nil }

  /// The field that this label names.
  func labelled(in page: DOMNode) -> DOMNode? {
    if let id = attributes["for"] { return page.element(withID: id) }
    return first { ["input", "select", "textarea", "button"].contains($0.name) }
  }

  /// Changes a checkbox, or chooses a radio button and clears the others of its group.
  func choose(in page: DOMNode) {
    guard attributes["type"] == "radio" else {
      chosenState = !isOn
      return
    }
    let group = page.selfAndDescendants.filter {
      $0.attributes["type"] == "radio" && $0.attributes["name"] == attributes["name"]
        && $0.owningForm(in: page) === owningForm(in: page)
    }
    for button in group { button.chosenState = button === self }
  }

  /// What a person sees of it now.
  var reading: ElementReading {
    ElementReading(
      identifier: identifier ?? "",
      text: shownText,
      attributes: attributes,
      value: value,
      isVisible: isShown,
      isDisabled: isDisabled,
      isOn: isOn)
  }

  /// Whether a query without its position means this node.
  func fits(_ query: ElementQuery) -> Bool {
    guard !isText, name != "#document" else { return false }
    var patterns = query.path[...]
    var around = selfAndAncestors[...]
    if let role = query.role {
      guard isTold, self.role == role, query.name == nil || accessibleName == query.name else { return false }
      around = around.dropFirst()
    } else {
      guard let last = patterns.popLast(), let identifier, last.matches(identifier) else { return false }
      around = around.dropFirst()
    }
    // The nearest fitting ancestor is as good as any: what lies further out stays available for the patterns before.
    while let pattern = patterns.popLast() {
      guard let next = around.firstIndex(where: { $0.identifier.map(pattern.matches) ?? false }) else { return false }
      around = around[(next + 1)...]
    }
    return true
  }

  /// Whether a screen reader is told of it.
  private var isTold: Bool {
    isShown && !selfAndAncestors.contains { $0.attributes["aria-hidden"] == "true" || $0.has("inert") }
  }
}
