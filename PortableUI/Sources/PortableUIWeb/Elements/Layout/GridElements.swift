import Foundation
import PortableUICore

extension ElementBuilder {
  mutating func grid(_ layout: GridLayout, _ cells: [Node], _ context: Context) -> Element {
    var grid = Element(context.box, classes: ["grid"], box: .container)
    add(.gridColumns, .tracks(layout.tracks), to: &grid)
    if let spacing = layout.columnSpacing { add(.columnGap, .px(max(spacing, 0)), to: &grid) }
    if let spacing = layout.rowSpacing { add(.rowGap, .px(max(spacing, 0)), to: &grid) }
    alignCell(&grid, layout.alignment)
    if layout.gridAlignment != .center {
      add(.justifyContent, .keyword(Self.keyword(layout.gridAlignment)), to: &grid)
    }
    grid.children = elements(for: cells, in: .layer, context)
    return grid
  }

  /// Two columns in a box whose width decides where they stand.
  mutating func adaptiveColumns(_ kind: AdaptiveColumnsKind, _ columns: [Node]) -> Element {
    let pair = Element(.div, children: elements(for: columns, in: .column, .block))
    return Element(.div, classes: kind == .aside ? ["two", "aside"] : ["two"], children: [pair], box: .closed)
  }

  /// What the browser itself opens and folds.
  mutating func disclosure(_ parts: [Node]) -> Element {
    let label = Element(.summary, children: elements(for: [parts[0]], in: .row, .control))
    return Element(
      .details, classes: ["fold"], children: [label] + elements(for: [parts[1]], in: .column, .block), box: .closed)
  }

  /// The way to the rows before or after those shown, and which are shown.
  mutating func rowWindow(_ traits: RowWindowTraits, _ node: Node) -> [Element] {
    var elements: [Element] = []
    if traits.edge == .later {
      let text = LayerText.rows(traits.shown.lowerBound, traits.shown.upperBound, of: traits.count, in: locale)
      elements.append(Element(.span, classes: ["quiet"], text: text))
    }
    guard traits.hasMore else { return elements }
    let words = traits.edge == .earlier ? LayerText.earlier(in: locale) : LayerText.later(in: locale)
    elements.append(wayToMore(words, traits.address, node))
    return elements
  }

  /// The place of what is made when it is first seen.
  mutating func unseen(_ address: String?, _ node: Node) -> Element {
    wayToMore(LayerText.showMore(in: locale), address, node)
  }

  /// A link that the client script follows by itself once it can be seen.
  private func wayToMore(_ words: String, _ address: String?, _ node: Node) -> Element {
    var link = Element(.a, classes: ["b"], children: [Element(.span, text: words)], box: .closed)
    if let address, LinkAddress(address) == .here {
      link.set(.href, address)
    } else {
      link.tag = .button
      link.attributes = eventAttributes(node.key)
    }
    link.set(.dataMore, node.key.name)
    link.key = node.key.bits
    return link
  }

  mutating func animated(
    _ node: Node, _ animation: Animation, in flow: Flow, _ context: Context
  ) -> Element {
    var element = ownElement(for: node, in: flow, context)
    element.mark("moves")
    add(animation, to: &element)
    return element
  }

  mutating func entering(
    _ node: Node, _ transition: AnyTransition, in flow: Flow, _ context: Context
  ) -> Element {
    var element = ownElement(for: node, in: flow, context)
    guard !transition.motions.isEmpty else { return element }
    element.mark("moves")
    for motion in transition.motions.map({ "in-\($0)" }).sorted() { element.mark(motion) }
    if let animation = transition.animation { add(animation, to: &element) }
    return element
  }

  private mutating func add(_ animation: Animation, to element: inout Element) {
    guard !element.box.contains(.timed) else { return }
    element.box.insert(.timed)
    add(.transitionDuration, .seconds(animation.duration), to: &element)
    if animation.wait > 0 { add(.transitionDelay, .seconds(animation.wait), to: &element) }
    let curve: StyleValue.Keyword =
      switch animation.curve {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      case .spring: .spring
      case .bounce: .bounce
      }
    add(.transitionTiming, .keyword(curve), to: &element)
  }
}

extension CSS {
  /// The columns of a grid; CSS repeats one kind of them only, and that is the first that asks for it.
  ///
  /// As many adaptive columns stand beside each other as the visitor's text has room for: their width grows with it.
  static func text(_ tracks: [GridTrack]) -> String {
    var repeats = false
    return tracks.prefix(50).map { track in
      switch track {
      case .fixed(let width): return px(width)
      case .flexible(let minimum, let maximum): return range(px(minimum), maximum)
      case .adaptive(let minimum, let maximum):
        let column = range("min(\(number(minimum / 16))rem,100%)", maximum)
        defer { repeats = true }
        return repeats ? column : "repeat(auto-fill,\(column))"
      }
    }.joined(separator: " ")
  }

  private static func range(_ minimum: String, _ maximum: CGFloat?) -> String {
    "minmax(\(minimum),\(maximum.map { px(Double($0)) } ?? "1fr"))"
  }
}
