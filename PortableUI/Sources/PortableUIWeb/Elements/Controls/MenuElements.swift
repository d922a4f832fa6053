import Foundation
import PortableUICore

extension ElementBuilder {
  /// A menu: opened by the browser itself, with or without script.
  mutating func menu(_ traits: MenuTraits, _ node: Node) -> Element {
    var summary = Element(
      .summary, classes: ["b"] + traits.style.classNames, children: elements(for: traits.label, in: .row, .control))
    addTooltip(to: &summary, node, showing: traits.label)
    if !traits.isEnabled {
      summary.set(.ariaDisabled, "true")
      summary.set(.tabindex, "-1")
    }
    return details("menu", summary, items(node.children), node.key)
  }

  /// The menu of a row that a person asked for; the client puts it where that was.
  mutating func openMenu(_ node: Node) -> Element {
    let name = Attribute(.ariaLabel, LayerText.actions(in: locale))
    var menu = details("menu", Element(.summary, classes: ["vh"], attributes: [name]), items(node.children), node.key)
    menu.set(.open)
    return menu
  }

  /// The menu at the end of a row, named after it; what destroys stands last, where nobody presses it by haste.
  mutating func rowMenu(of node: Node, _ actions: [Node]) -> Element {
    let name = [LayerText.actions(in: locale), node.firstText].compactMap(\.self).joined(separator: ": ")
    let summary = Element(
      .summary, classes: ["b"],
      attributes: [Attribute(.ariaLabel, name), Attribute(.title, LayerText.actions(in: locale))],
      children: [symbol(SymbolImage(name: "ellipsis.circle"))])
    return details("menu", summary, items(actions.filter { !$0.destroys } + actions.filter(\.destroys)), node.key)
  }

  /// A view with its context menu beside it.
  mutating func withMenu(_ node: Node, _ actions: [Node], in flow: Flow) -> Element {
    var inner = node
    inner.row = nil
    let content = element(for: inner, in: .row, .block)
    var box = Element(
      .div, classes: ["h", "acts"], children: [content, rowMenu(of: node, actions)], box: .container)
    grow(&box, node, in: flow)
    return box
  }

  /// A text or an address for another program; without script it is shown, to be copied.
  ///
  /// An address of the program itself is a link, of which the browser knows the whole.
  mutating func share(_ traits: ShareTraits, _ node: Node) -> Element {
    let text = (traits.text + traits.addresses).joined(separator: "\n")
    var summary = Element(
      .summary, classes: ["b"] + traits.style.classNames, children: elements(for: node.children, in: .row, .control))
    addTooltip(to: &summary, node, showing: node.children)
    if traits.isEnabled { summary.set(.dataShare, text) }
    if let title = traits.title { summary.set(.dataShareTitle, title) }
    var shown = Element(.p, classes: ["shared", "w"], text: text)
    if LinkAddress(text) == .here {
      shown = Element(.p, classes: ["shared", "w"])
      shown.append(Element(.a, classes: ["link"], attributes: [Attribute(.href, text)], text: text))
    }
    return details("share", summary, [shown], node.key)
  }

  /// A field for files, which the client sends one by one.
  mutating func fileField(_ traits: FileFieldTraits, _ node: Node) -> Element {
    var input = Element(
      .input, attributes: [Attribute(.type, "file"), Attribute(.name, node.key.name)])
    input.key = node.key.bits
    if !traits.accepted.isEmpty { input.set(.accept, traits.accepted.joined(separator: ",")) }
    if traits.allowsMultiple { input.set(.multiple) }
    input.set(traits.isEnabled ? .dataUpload : .disabled)
    return Element(
      .label, classes: classes(["b", "bordered"], of: node) + ["file"],
      attributes: [Attribute(.dataUnscripted, LayerText.unscripted(in: locale))],
      children: [input] + elements(for: node.children, in: .row, .phrase), box: .closed)
  }

  private func details(_ name: String, _ summary: Element, _ content: [Element], _ key: Identity) -> Element {
    var details = Element(
      .details, classes: [name], children: [summary, Element(.div, classes: ["items"], children: content)],
      box: .closed)
    details.key = StableHash.mix(key.bits, 1)
    return details
  }

  /// A menu's items, sections parted by lines.
  private mutating func items(_ nodes: [Node]) -> [Element] {
    var elements: [Element] = []
    for node in nodes {
      if case .section(let header, let footer) = node.kind {
        if !elements.isEmpty { elements.append(divider(in: .column, .block)) }
        elements += self.elements(for: header, in: .column, .block)
        elements += items(node.children) + self.elements(for: footer, in: .column, .block)
      } else {
        elements.append(element(for: node, in: .column, .block))
      }
    }
    return elements
  }
}

extension Node {
  /// Whether it is a button that destroys.
  fileprivate var destroys: Bool {
    switch kind {
    case .button(let traits): traits.role == .destructive
    case .modified: children[0].destroys
    default: false
    }
  }
}

extension LayerText {
  /// What a field for files says where script is off.
  static func unscripted(in locale: Locale) -> String {
    locale.isRussian
      ? "Чтобы выбрать файл, включите JavaScript в браузере."
      : "To choose a file, turn on JavaScript in your browser."
  }
}
