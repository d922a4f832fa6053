import Foundation
import PortableUICore

extension ElementBuilder {
  mutating func screen(_ traits: ScreenTraits, _ node: Node) -> Element {
    var screen = Element(.section, classes: ["screen"], box: .closed)
    if traits.isCurrent { screen.classes.append("current") }
    if traits.isCurrent, traits.back != nil {
      // Who came by keyboard or screen reader goes on in the new screen, not at the top of the page.
      screen.set(.tabindex, "-1")
      screen.set(.autofocus)
    }
    if let bar = bar(traits) { screen.append(bar) }
    if let title = traits.title {
      let name = node.key.name
      screen.set(.ariaLabelledby, name)
      var heading = Element(.h1, classes: ["title"], attributes: [Attribute(.id, name)], text: title)
      if LongWords.areIn(title) { heading.classes.append("w") }
      screen.append(heading)
    }
    if !traits.search.isEmpty { screen.append(search(traits.search)) }
    screen.append(Element(.div, classes: ["content"], children: elements(for: node.children, in: .column, .block)))
    return screen
  }

  /// The way back and the bar's items; nil where there is neither.
  private mutating func bar(_ traits: ScreenTraits) -> Element? {
    guard traits.back?.address != nil || !traits.leading.isEmpty || !traits.trailing.isEmpty else { return nil }
    var bar = Element(.header, classes: ["bar"])
    if let back = traits.back, let address = back.address, LinkAddress(address) == .here {
      let title = back.title.flatMap { $0.isEmpty ? nil : $0 } ?? LayerText.back(in: locale)
      var link = Element(.a, classes: ["back"], attributes: [Attribute(.href, address)])
      link.append(symbol(SymbolImage(name: "chevron.backward")))
      link.append(Element(.span, classes: LongWords.areIn(title) ? ["w"] : [], text: title))
      bar.append(link)
    }
    bar.children += elements(for: traits.leading, in: .row, .block)
    if !traits.trailing.isEmpty {
      bar.append(Element(.span, classes: ["g"]))
      bar.children += elements(for: traits.trailing, in: .row, .block)
    }
    return bar
  }

  /// Columns side by side, or the current one of them.
  ///
  /// Each scrolls by itself where it is wide, by keyboard too.
  mutating func columns(_ columns: [Node]) -> Element {
    var element = Element(
      .div, classes: ["columns"], children: elements(for: columns, in: .row, .block), box: .closed)
    for index in element.children.indices where !element.children[index].holdsControl {
      element.children[index].set(.tabindex, "0")
    }
    return element
  }

  mutating func tabs(_ tabs: [TabTraits], _ children: [Node]) -> Element {
    var bar = Element(.nav, classes: ["tabs"])
    for tab in tabs { bar.append(self.tab(tab)) }
    let main = Element(.main, children: elements(for: children, in: .column, .block))
    return Element(.div, classes: ["app"], children: [bar, main], box: .closed)
  }

  private mutating func tab(_ tab: TabTraits) -> Element {
    var link = link(
      LinkTarget(address: tab.address), Node(.group, key: tab.key, children: tab.label), classes: ["tab"])
    if tab.isSelected { link.set(.ariaCurrent, "page") }
    return link
  }

  /// An alert: a dialog above the page, which is inert beneath it.
  ///
  /// The keyboard begins at its first button.
  mutating func alert(_ traits: AlertTraits, _ node: Node) -> Element {
    let (title, message) = (node.key.name + "-title", node.key.name + "-message")
    var dialog = Element(
      .dialog, classes: ["alert"],
      attributes: [
        Attribute(.open), Attribute(.role, "alertdialog"), Attribute(.ariaModal, "true"),
        Attribute(.ariaLabelledby, title),
      ], box: .closed)
    dialog.append(Element(.h2, attributes: [Attribute(.id, title)], text: traits.title))
    if let text = traits.message {
      dialog.set(.ariaDescribedby, message)
      dialog.append(Element(.p, attributes: [Attribute(.id, message)], text: text))
    }
    // First of all, so that its own hidden button is the one that Return presses.
    dialog.append(form(FormField.form(of: node.key), presentation: node.key))
    presentation = node.key
    var buttons = elements(for: node.children, in: .row, .block)
    presentation = nil
    if let first = buttons.firstIndex(where: \.isControl) { buttons[first].set(.autofocus) }
    dialog.append(Element(.div, classes: ["actions"], children: buttons))
    return Element(
      .div, classes: ["shade"], attributes: [Attribute(.dataIn, node.key.name)], children: [dialog], box: .closed)
  }
}
