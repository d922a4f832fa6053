import Foundation
import PortableUICore

extension ElementBuilder {
  /// A field for text; it belongs to the page's form, or to the one of the presentation that it stands in.
  mutating func field(_ traits: FieldTraits, _ node: Node, classes: [String] = []) -> Element {
    var element: Element
    switch traits.kind {
    case .line: element = input("text", traits)
    case .search(let hasSingleKey):
      element = input("search", traits)
      element.set(.ariaKeyshortcuts, hasSingleKey ? "/ Control+k" : "Control+k")
    case .secure: element = input("password", traits)
    case .growing(let fewest, let most):
      element = Element(.textarea, classes: ["in", "grow"], attributes: [Attribute(.rows, String(max(fewest, 1)))])
      element.text = traits.text
      // A line is 22 points high; the field's own padding is 11 above and below.
      if let most { add(.maxHeight, .rem(Double(max(most, 1)) * 22 + 22), to: &element) }
    case .editor:
      element = Element(.textarea, classes: ["in", "edit"], text: traits.text)
    }
    if traits.style == .roundedBorder { element.classes.append("round") }
    element.classes += classes
    addLook(of: traits, to: &element)
    element.attributes += fieldAttributes(node.key, traits.state)
    if let prompt = traits.prompt, !prompt.isEmpty { element.set(.placeholder, prompt) }
    element.set(.ariaLabel, traits.label)
    addKeyboard(traits.input, of: traits.kind, to: &element)
    element.key = node.key.bits
    element.box = .closed
    return element
  }

  private func input(_ type: String, _ traits: FieldTraits) -> Element {
    Element(.input, classes: ["in"], attributes: [Attribute(.type, type), Attribute(.value, traits.text)])
  }

  private mutating func addLook(of traits: FieldTraits, to element: inout Element) {
    // Below 16 points the browsers of phones zoom into the page when the field gets the focus.
    let font = traits.font.flatMap { $0.metrics.size < 16 && traits.state.isEnabled ? nil : $0 }
    element.classes += classes(of: TextLook(font: font, color: traits.color, alignment: traits.alignment))
  }

  private func addKeyboard(_ input: TextInputTraits, of kind: FieldTraits.Kind, to element: inout Element) {
    element.set(.autocomplete, input.contentType?.rawValue ?? "off")
    if let mode = input.keyboard.inputMode { element.set(.inputmode, mode) }
    if let capitals = input.capitalization { element.set(.autocapitalize, capitals.text) }
    if input.isAutocorrectionDisabled {
      element.set(.autocorrect, "off")
      element.set(.spellcheck, "false")
    }
    if let label = input.submitLabel { element.set(.enterkeyhint, label.text) }
    if case .search = kind, input.submitLabel == nil { element.set(.enterkeyhint, "search") }
  }

  /// What makes a field part of a form, and what the client must know of it.
  private func fieldAttributes(_ key: Identity, _ state: FieldState) -> [Attribute] {
    var attributes = [Attribute(.name, key.name), Attribute(.form, formID)]
    if state.reportsFocus { attributes.append(Attribute(.dataFocus)) }
    if state.reportsSubmit { attributes.append(Attribute(.dataSubmit)) }
    if !state.isEnabled { attributes.append(Attribute(.disabled)) }
    return attributes
  }

  /// The search field of a screen.
  mutating func search(_ nodes: [Node]) -> Element {
    Element(
      .div, classes: ["search"], attributes: [Attribute(.role, "search")],
      children: elements(for: nodes, in: .row, .block))
  }

  /// A field for a date, with its label before it.
  mutating func dateField(_ traits: DateFieldTraits, _ node: Node, classes: [String] = []) -> Element {
    var input = Element(
      .input, classes: ["in", "round", "date"],
      attributes: [Attribute(.type, traits.kind.inputType), Attribute(.value, traits.value)])
    if let earliest = traits.earliest { input.set(.min, earliest) }
    if let latest = traits.latest { input.set(.max, latest) }
    input.set(.required)
    input.attributes += fieldAttributes(node.key, traits.state)
    input.key = node.key.bits
    return labelled(input, as: traits.label, node, isEnabled: traits.state.isEnabled, classes: classes)
  }

  /// The browser's own slider, as wide as there is room.
  mutating func slider(_ traits: SliderTraits, _ node: Node) -> Element {
    var input = Element(
      .input, classes: ["slide"],
      attributes: [
        Attribute(.type, "range"), Attribute(.min, CSS.number(traits.lowest)),
        Attribute(.max, CSS.number(traits.highest)),
        Attribute(.step, traits.step.map { CSS.number($0) } ?? "any"), Attribute(.value, CSS.number(traits.value)),
      ], box: .closed)
    if !traits.label.isEmpty { input.set(.ariaLabel, traits.label) }
    input.attributes += fieldAttributes(node.key, traits.state)
    return input
  }

  /// A control within its label, or with a name of its own where no label is shown.
  private mutating func labelled(
    _ control: Element, as name: String, _ node: Node, isEnabled: Bool, classes: [String]
  ) -> Element {
    var control = control
    if node.children.isEmpty {
      control.set(.ariaLabel, name)
      control.classes += classes
      control.box = .closed
      return control
    }
    var label = Element(.label, classes: ["field"] + classes, box: .closed)
    label.children = elements(for: node.children, in: .row, .control)
    label.append(control)
    if !isEnabled { label.classes.append("off") }
    return label
  }
}

extension ElementBuilder {
  /// A picker: a menu of the browser's own, or a button for each choice.
  mutating func picker(_ traits: PickerTraits, _ node: Node, classes: [String] = []) -> Element {
    switch traits.style {
    case .automatic, .menu:
      labelled(menu(traits, node), as: traits.label, node, isEnabled: traits.state.isEnabled, classes: classes)
    case .inline, .segmented: choices(traits, node)
    }
  }

  private func menu(_ traits: PickerTraits, _ node: Node) -> Element {
    var select = Element(
      .select, classes: ["in", "menu"],
      attributes: fieldAttributes(node.key, traits.state) + [Attribute(.dataValue, traits.selected ?? "")])
    select.key = node.key.bits
    if traits.selected == nil {
      // As long as none is selected, none may look so.
      select.append(Element(.option, attributes: [Attribute(.value, ""), Attribute(.selected), Attribute(.hidden)]))
    }
    for option in traits.options {
      var element = Element(.option, attributes: [Attribute(.value, option.value)], text: option.label)
      if option.value == traits.selected { element.set(.selected) }
      if !option.isEnabled { element.set(.disabled) }
      if let identifier = option.identifier { element.set(.dataTestid, identifier) }
      select.append(element)
    }
    return select
  }

  private mutating func choices(_ traits: PickerTraits, _ node: Node) -> Element {
    let isSegmented = traits.style == .segmented
    var group = Element(
      .div, classes: [isSegmented ? "segments" : "choices"],
      attributes: [Attribute(.role, "radiogroup"), Attribute(.ariaLabel, traits.label)], box: .closed)
    if !isSegmented, !node.children.isEmpty {
      group.append(
        Element(
          .div, classes: ["row"], attributes: [Attribute(.ariaHidden, "true")],
          children: elements(for: node.children, in: .row, .control)))
    }
    for option in traits.options {
      let isSelected = option.value == traits.selected
      var button = Element(
        .button, classes: [isSegmented ? "segment" : "row"],
        attributes: [Attribute(.role, "radio"), Attribute(.ariaChecked, isSelected ? "true" : "false")]
          + eventAttributes(option.key))
      button.append(Element(.span, classes: LongWords.areIn(option.label) ? ["w"] : [], text: option.label))
      button.key = option.key.bits
      if !option.isEnabled || !traits.state.isEnabled { button.set(.disabled) }
      if let identifier = option.identifier { button.set(.dataTestid, identifier) }
      group.append(button)
    }
    return group
  }
}

extension UIKeyboardType {
  /// The `inputmode` that brings up such a keyboard; nil for the usual one.
  fileprivate var inputMode: String? {
    switch self {
    case .emailAddress: "email"
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad, .namePhonePad: "tel"
    case .webSearch: "search"
    default: nil
    }
  }
}

extension TextInputAutocapitalization.Kind {
  fileprivate var text: String {
    switch self {
    case .never: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .characters: "characters"
    }
  }
}

extension SubmitLabel.Kind {
  /// The `enterkeyhint` that says it.
  fileprivate var text: String {
    switch self {
    case .done: "done"
    case .go, .join, .route: "go"
    case .send: "send"
    case .search: "search"
    case .return: "enter"
    case .next, .continue: "next"
    }
  }
}

extension DateFieldTraits.Kind {
  fileprivate var inputType: String {
    switch self {
    case .date: "date"
    case .time: "time"
    case .dateAndTime: "datetime-local"
    }
  }
}
