import Foundation
import PortableUICore

extension ElementBuilder {
  mutating func screen(_ traits: ScreenTraits, _ node: Node) -> Element {
    var screen = Element(.section, classes: ["screen"], box: .isClosed)
    if traits.isCurrent { screen.classes.append("current") }
    if let bar = bar(traits) { screen.append(bar) }
    if let title = traits.title {
      let name = node.key.name
      screen.set(.ariaLabelledby, name)
      screen.append(Element(.h1, classes: ["title"], attributes: [Attribute(.id, name)], text: title))
    }
    let content = elements(for: node.children, in: .column)
    screen.append(Element(.div, classes: ["content"], children: content))
    return screen
  }

  /// The way back and the bar's items; nil where there is neither.
  private mutating func bar(_ traits: ScreenTraits) -> Element? {
    guard traits.back?.address != nil || !traits.leading.isEmpty || !traits.trailing.isEmpty else { return nil }
    var bar = Element(.header, classes: ["bar"])
    if let back = traits.back, let address = back.address {
      var link = Element(.a, classes: ["back"], attributes: [Attribute(.href, address)])
      link.append(symbol(SymbolImage(name: "chevron.backward")))
      link.append(Element(.span, classes: ["t"], text: back.title ?? ""))
      bar.append(link)
    }
    for element in elements(for: traits.leading, in: .row) { bar.append(element) }
    bar.append(Element(.span, classes: ["g"]))
    for element in elements(for: traits.trailing, in: .row) { bar.append(element) }
    return bar
  }

  mutating func columns(_ layout: ColumnLayout, _ columns: [Node]) -> Element {
    Element(.div, classes: ["columns"], children: elements(for: columns, in: .row), box: .isClosed)
  }

  mutating func tabs(_ tabs: [TabTraits], _ children: [Node]) -> Element {
    var bar = Element(.nav, classes: ["tabs"])
    for tab in tabs { bar.append(self.tab(tab)) }
    let main = Element(.main, children: elements(for: children, in: .column))
    return Element(.div, classes: ["app"], children: [bar, main], box: .isClosed)
  }

  private mutating func tab(_ tab: TabTraits) -> Element {
    var link = link(
      LinkTarget(address: tab.address), Node(.group, key: tab.key, children: tab.label), classes: ["tab"])
    if tab.isSelected { link.set(.ariaCurrent, "page") }
    return link
  }

  /// An alert: a dialog above the page, which is inert beneath it.
  mutating func alert(_ traits: AlertTraits, _ node: Node) -> Element {
    let (title, message) = (node.key.name + "-title", node.key.name + "-message")
    var dialog = Element(
      .dialog, classes: ["alert"],
      attributes: [
        Attribute(.open), Attribute(.role, "alertdialog"), Attribute(.ariaModal, "true"),
        Attribute(.ariaLabelledby, title),
      ], box: .isClosed)
    dialog.append(Element(.h2, attributes: [Attribute(.id, title)], text: traits.title))
    if let text = traits.message {
      dialog.set(.ariaDescribedby, message)
      dialog.append(Element(.p, attributes: [Attribute(.id, message)], text: text))
    }
    presentation = node.key
    let buttons = elements(for: node.children, in: .row)
    presentation = nil
    dialog.append(Element(.div, classes: ["actions"], children: buttons))
    return Element(.div, classes: ["shade"], children: [dialog], box: .isClosed)
  }
}
