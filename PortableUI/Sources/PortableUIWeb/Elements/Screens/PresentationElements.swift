import Foundation
import PortableUICore

extension ElementBuilder {
  /// An alert or a confirmation dialog.
  ///
  /// The keyboard begins where the least can go wrong.
  mutating func alert(_ traits: AlertTraits, _ node: Node) -> Element {
    let (title, message) = (node.key.name + "-title", node.key.name + "-message")
    var dialog = dialog(traits.isConfirmation ? "dialog" : "alertdialog", ["alert"])
    if traits.showsTitle {
      dialog.set(.ariaLabelledby, title)
      dialog.append(Element(.h2, attributes: [Attribute(.id, title)], text: traits.title))
    } else {
      dialog.set(.ariaLabel, traits.title)
    }
    if let text = traits.message {
      dialog.set(.ariaDescribedby, message)
      dialog.append(Element(.p, attributes: [Attribute(.id, message)], text: text))
    }
    // Before the controls, so that its own hidden button is the one that Return presses.
    dialog.append(form(FormField.form(of: node.key), presentations: presentations))
    let outer = presentation
    presentation = node.key
    var fields = elements(for: node.children.filter { !$0.isPressed }, in: .column, .block)
    var buttons = elements(for: node.children.filter(\.isPressed), in: .row, .block)
    presentation = outer
    if !isBeneath, let field = fields.firstIndex(where: \.isControl) {
      fields[field].set(.autofocus)
    } else if !isBeneath, let first = Self.safest(of: buttons) {
      buttons[first].set(.autofocus)
    }
    if !fields.isEmpty { dialog.append(Element(.div, classes: ["v", "fields"], children: fields)) }
    dialog.append(Element(.div, classes: ["actions"], children: buttons))
    return shade(dialog, of: node, isDismissable: traits.isDismissable)
  }

  /// A sheet: a screen in front of the page, the whole window on a telephone, a card elsewhere.
  mutating func sheet(_ traits: SheetTraits, _ node: Node) -> Element {
    var dialog = dialog("dialog", ["sheet"])
    if traits.isFull { dialog.classes.append("full") }
    if traits.isLow { dialog.classes.append("low") }
    if let scheme = traits.colorScheme { dialog.classes.append(scheme.className) }
    if traits.hidesOverlays { dialog.set(.dataScript, Assets.wake.address) }
    if let screen = node.children.first, case .screen(let traits) = screen.kind, let title = traits.title {
      if traits.isTitleHidden { dialog.set(.ariaLabel, title) } else { dialog.set(.ariaLabelledby, screen.key.name) }
    } else {
      dialog.set(.ariaLabel, node.firstText ?? LayerText.sheet(in: locale))
    }
    let outer = presentation
    presentation = node.key
    dialog.children = [form(FormField.form(of: node.key), presentations: presentations)]
    dialog.children += elements(for: node.children, in: .column, .block)
    presentation = outer
    if !isBeneath, let index = dialog.children.firstIndex(where: { $0.classes.contains("screen") }) {
      dialog.children[index].set(.tabindex, "-1")
      dialog.children[index].set(.autofocus)
    }
    return shade(dialog, of: node, isDismissable: traits.isDismissable)
  }

  private func dialog(_ role: String, _ classes: [String]) -> Element {
    Element(
      .dialog, classes: classes,
      attributes: [Attribute(.open), Attribute(.role, role), Attribute(.ariaModal, "true")], box: .closed)
  }

  /// What dims the page beneath, with the dialog on it.
  private func shade(_ dialog: Element, of node: Node, isDismissable: Bool) -> Element {
    var shade = Element(
      .div, classes: ["shade"], attributes: [Attribute(.dataIn, node.key.name)], children: [dialog], box: .closed)
    if isDismissable { shade.set(.dataDismiss) }
    return shade
  }

  /// The first button; where one of them destroys, the one that does not.
  private static func safest(of buttons: [Element]) -> Int? {
    let isRisky = buttons.contains { $0.classes.contains("danger") }
    let cancel = isRisky ? buttons.firstIndex { $0.classes.contains("cancel") } : nil
    return cancel ?? buttons.firstIndex(where: \.isControl)
  }
}

extension Node {
  /// True for what stands in a dialog's row of buttons.
  fileprivate var isPressed: Bool {
    switch kind {
    case .button, .link: true
    case .modified: children[0].isPressed
    default: false
    }
  }

  /// The first text in it that assistive technology is told of, for a name.
  var firstText: String? {
    if accessibility?.isHidden == true { return nil }
    return switch kind {
    case .text(let run): run.string
    case .texts(let runs): runs.map(\.string).joined()
    case .markedText(let text): text.string
    default: children.firstValue(\.firstText)
    }
  }
}

extension LayerText {
  /// The name of a sheet without a title.
  static func sheet(in locale: Locale) -> String { locale.isRussian ? "Окно" : "Sheet" }
}
