/// What a person sees and can work, as far as the page itself says; CSS is not looked at.
extension DOMNode {
  private static let neverDrawn: Set<String> = ["head", "script", "style", "template", "title", "datalist"]

  /// Whether it and all it stands in is drawn.
  public var isShown: Bool { selfAndAncestors.allSatisfy { !$0.hidesItself } }

  /// Whether this element by itself keeps its content from being drawn.
  var hidesItself: Bool {
    if isText { return false }
    if has("hidden") || Self.neverDrawn.contains(name) || has("popover") { return true }
    if name == "dialog", !has("open") { return true }
    if name == "input", attributes["type"] == "hidden" { return true }
    if let parent, parent.name == "details", !parent.has("open") { return self !== parent.summary }
    return false
  }

  /// The line of a `details` that stays when it is closed.
  var summary: DOMNode? { children.first { $0.name == "summary" } }

  /// Whether it is greyed out, by itself or by a fieldset around it.
  public var isDisabled: Bool {
    let canBeDisabled = ["button", "input", "select", "textarea", "option", "fieldset"]
    if canBeDisabled.contains(name), has("disabled") || isInDisabledFieldset { return true }
    return attributes["aria-disabled"] == "true"
  }

  private var isInDisabledFieldset: Bool {
    selfAndAncestors.dropFirst().contains { $0.name == "fieldset" && $0.has("disabled") }
  }

  /// Whether a switch, checkbox, radio or toggle button is on.
  public var isOn: Bool {
    if name == "input", ["checkbox", "radio"].contains(attributes["type"]) { return chosenState ?? has("checked") }
    return attributes["aria-checked"] == "true" || attributes["aria-pressed"] == "true"
  }

  /// The text in a field; nil for what isn't a field.
  public var value: String? {
    switch name {
    case "input":
      let type = attributes["type"] ?? "text"
      guard !["hidden", "submit", "button", "image", "reset", "checkbox", "radio"].contains(type) else { return nil }
      return typedValue ?? attributes["value"] ?? ""
    case "textarea": return typedValue ?? rawText
    case "select": return typedValue ?? selectedOption?.optionValue ?? ""
    default: return nil
    }
  }

  /// The value that a field has once a person has entered this: of the option with this label in a select, else the text.
  func entry(for text: String) -> String {
    let option =
      name == "select" ? selfAndDescendants.first { $0.name == "option" && $0.rawText.singleSpaced == text } : nil
    return option?.optionValue ?? text
  }

  private var selectedOption: DOMNode? {
    let options = selfAndDescendants.filter { $0.name == "option" }
    return options.last { $0.has("selected") } ?? options.first { !$0.isDisabled }
  }

  private var optionValue: String { attributes["value"] ?? rawText.singleSpaced }

  /// Why a person cannot reach it: hidden, or shut out by `inert` or by an open modal dialog; nil if they can.
  package var whyOutOfReach: String? {
    if !isShown { return "it is hidden" }
    let around = selfAndAncestors
    if around.contains(where: { $0.has("inert") }) { return "the part of the page around it is inert" }
    if let dialog = around.last?.openModalDialog, !around.contains(where: { $0 === dialog }) {
      return "a dialog is open in front of it"
    }
    return nil
  }

  /// The modal dialog in front, the last one that is open and shown.
  private var openModalDialog: DOMNode? {
    selfAndDescendants.last { $0.name == "dialog" && $0.attributes["aria-modal"] == "true" && $0.isShown }
  }
}
