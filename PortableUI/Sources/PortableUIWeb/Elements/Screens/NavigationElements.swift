import Foundation
import PortableUICore

extension ElementBuilder {
  mutating func screen(_ traits: ScreenTraits, _ node: Node) -> Element {
    var screen = Element(.section, classes: ["screen"], box: .closed)
    if traits.isCurrent { screen.classes.append("current") }
    if traits.isCurrent, traits.back != nil, !isBeneath {
      // Who came by keyboard or screen reader goes on in the new screen, not at the top of the page.
      screen.set(.tabindex, "-1")
      screen.set(.autofocus)
    }
    let bar = bar(traits)
    if let title = traits.title, traits.isTitleHidden {
      screen.set(.ariaLabel, title)
    } else if let title = traits.title {
      screen.set(.ariaLabelledby, node.key.name)
      // For the top of the window once the heading is out of sight; a bar has its own room for it.
      if bar == nil { screen.set(.dataTitle, title) }
    }
    if let bar { screen.append(bar) }
    if let title = traits.title, !traits.isTitleHidden {
      let name = node.key.name
      var heading = Element(.h1, classes: ["title"], attributes: [Attribute(.id, name)], text: title)
      if LongWords.areIn(title) { heading.classes.append("w") }
      screen.append(heading)
    }
    if !traits.search.isEmpty { screen.append(search(traits.search)) }
    screen.append(Element(.div, classes: ["content"], children: elements(for: node.children, in: .column, .block)))
    return screen
  }

  /// The way back and the bar's items, with room for the title between them; nil where there is neither.
  private mutating func bar(_ traits: ScreenTraits) -> Element? {
    let back = traits.back.flatMap { wayBack(to: $0) }
    guard back != nil || !traits.leading.isEmpty || !traits.trailing.isEmpty else { return nil }
    var bar = Element(.header, classes: ["bar"])
    if let back { bar.append(back) }
    bar.children += elements(for: traits.leading, in: .row, .block)
    var room = Element(.span, classes: ["g"])
    if let title = traits.title, !traits.isTitleHidden { room.set(.dataTitle, title) }
    bar.append(room)
    bar.children += elements(for: traits.trailing, in: .row, .block)
    return bar
  }

  /// A link to the screen before, or a button where that has no address; nil where there is no way.
  private mutating func wayBack(to back: BackTarget) -> Element? {
    var link: Element
    if let address = back.address {
      guard LinkAddress(address) == .here else { return nil }
      link = Element(.a, classes: ["back"], attributes: [Attribute(.href, address)])
    } else if let key = back.key {
      link = Element(.button, classes: ["back"], attributes: eventAttributes(key))
    } else {
      return nil
    }
    if back.isBeside { link.classes.append("beside") }
    let title = back.title.flatMap { $0.isEmpty ? nil : $0 } ?? LayerText.back(in: locale)
    link.append(symbol(SymbolImage(name: "chevron.backward")))
    link.append(Element(.span, classes: LongWords.areIn(title) ? ["w"] : [], text: title))
    return link
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
    let bar = Element(.nav, classes: ["tabs"], children: tabs.map { tab($0) })
    let main = Element(
      .main, attributes: [Attribute(.id, Self.mainID), Attribute(.tabindex, "-1")],
      children: elements(for: children, in: .column, .block))
    let skip = Element(
      .a, classes: ["skip"], attributes: [Attribute(.href, "#\(Self.mainID)")], text: LayerText.skip(in: locale))
    return Element(.div, classes: ["app"], children: [skip, bar, main], box: .closed)
  }

  private static let mainID = "main"

  private mutating func tab(_ tab: TabTraits) -> Element {
    var link = link(
      LinkTarget(address: tab.address), Node(.group, key: tab.key, children: tab.label), classes: ["tab"])
    if tab.isSelected { link.set(.ariaCurrent, "page") }
    return link
  }
}
