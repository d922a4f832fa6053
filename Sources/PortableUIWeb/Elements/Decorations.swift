import Foundation
import PortableUICore

extension ElementBuilder {
  /// A node with a decoration: laid on the node's own element where that means the same, else on a box around it.
  mutating func decorated(
    _ node: Node, with decoration: Decoration, expands: Axis.Set, in flow: Flow, inline: Bool
  ) -> Element {
    switch decoration {
    case .padding(let insets): padded(node, insets, in: flow, inline: inline)
    case .frame(let frame): framed(node, frame, in: flow, inline: inline)
    case .relativeFrame(let frame): framed(node, frame, in: flow, inline: inline)
    case .background(let layers, let alignment): behind(node, layers, alignment, in: flow, inline: inline)
    case .overlay(let layers, let alignment): above(node, layers, alignment, in: flow, inline: inline)
    case .clip(let outline): clipped(node, outline, in: flow, inline: inline)
    case .opacity(let opacity): faded(node, opacity, in: flow, inline: inline)
    case .brightness(let amount): brightened(node, amount, in: flow, inline: inline)
    }
  }

  private mutating func padded(_ node: Node, _ insets: EdgeInsets, in flow: Flow, inline: Bool) -> Element {
    var element = ownElement(for: node, in: flow, inline: inline)
    if !element.box.isDisjoint(with: [.padding, .background, .width, .height, .clip, .isShape, .isClosed]) {
      element = box(around: node, inline: inline)
    }
    for (property, length) in [
      (StyleProperty.paddingTop, insets.top), (.paddingStart, insets.leading), (.paddingBottom, insets.bottom),
      (.paddingEnd, insets.trailing),
    ] where length != 0 {
      add(property, CSS.px(length), to: &element)
    }
    element.box.insert(.padding)
    return element
  }

  private mutating func framed(_ node: Node, _ frame: FrameLayout, in flow: Flow, inline: Bool) -> Element {
    var fixed: Axis.Set = []
    if frame.width != nil { fixed.insert(.horizontal) }
    if frame.height != nil { fixed.insert(.vertical) }
    let isFlexible = [frame.minWidth, frame.maxWidth, frame.minHeight, frame.maxHeight].contains { $0 != nil }
    var element = sizable(node, along: fixed, unless: isFlexible, frame.alignment, in: flow, inline: inline)
    if let width = frame.width { setLength(.width, CSS.px(width), .width, of: &element) }
    if let height = frame.height { setLength(.height, CSS.px(height), .height, of: &element) }
    for (property, length) in [
      (StyleProperty.minWidth, frame.minWidth), (.maxWidth, frame.maxWidth), (.minHeight, frame.minHeight),
      (.maxHeight, frame.maxHeight),
    ] {
      if let length, length.isFinite { add(property, CSS.px(length), to: &element) }
    }
    return element
  }

  private mutating func framed(_ node: Node, _ frame: RelativeFrameLayout, in flow: Flow, inline: Bool) -> Element {
    var fixed: Axis.Set = []
    if frame.width != nil { fixed.insert(.horizontal) }
    if frame.height != nil { fixed.insert(.vertical) }
    var element = sizable(node, along: fixed, unless: false, frame.alignment, in: flow, inline: inline)
    if let width = frame.width { setLength(.width, CSS.text(width, unit: "cqw"), .width, of: &element) }
    if let height = frame.height { setLength(.height, CSS.text(height, unit: "cqh"), .height, of: &element) }
    return element
  }

  private mutating func setLength(
    _ property: StyleProperty, _ value: String, _ state: BoxState, of element: inout Element
  ) {
    element.classes.append("n")
    add(property, value, to: &element)
    element.box.insert(state)
  }

  /// The node's own element where it fills the frame anyway; else a box that puts it at its place.
  private mutating func sizable(
    _ node: Node, along axes: Axis.Set, unless isFlexible: Bool, _ alignment: Alignment, in flow: Flow, inline: Bool
  ) -> Element {
    if !isFlexible, node.expands.isSuperset(of: axes) {
      let element = ownElement(for: node, in: flow, inline: inline)
      var taken: BoxState = [.padding, .isClosed]
      if axes.contains(.horizontal) { taken.insert(.width) }
      if axes.contains(.vertical) { taken.insert(.height) }
      if element.box.isDisjoint(with: taken) { return element }
    }
    var box = Element(
      inline ? .span : .div, classes: ["f"], children: [element(for: node, in: .column, inline: inline)])
    alignColumn(&box, alignment)
    return box
  }

  private mutating func clipped(_ node: Node, _ outline: ShapeOutline, in flow: Flow, inline: Bool) -> Element {
    var element = ownElement(for: node, in: flow, inline: inline)
    if element.box.contains(.clip) { element = box(around: node, inline: inline) }
    element.classes.append("clip")
    addRadii(of: outline, to: &element)
    element.box.insert(.clip)
    return element
  }

  private mutating func faded(_ node: Node, _ opacity: Double, in flow: Flow, inline: Bool) -> Element {
    var element = ownElement(for: node, in: flow, inline: inline)
    add(.opacity, CSS.number(min(max(opacity, 0), 1)), to: &element)
    return element
  }

  /// A plain shape takes the brighter colour; anything else a filter, since CSS's own `brightness()` multiplies.
  private mutating func brightened(_ node: Node, _ amount: Double, in flow: Flow, inline: Bool) -> Element {
    if case .shape(var drawing) = node.kind {
      drawing.fill = drawing.fill?.brightened(amount)
      drawing.stroke = drawing.stroke?.brightened(amount)
      var node = node
      node.kind = .shape(drawing)
      return ownElement(for: node, in: flow, inline: inline)
    }
    var element = ownElement(for: node, in: flow, inline: inline)
    filters.insert(amount)
    add(.filter, "url(#\(Self.filterName(amount)))", to: &element)
    return element
  }

  static func filterName(_ amount: Double) -> String {
    var name = "brightness"
    CSS.appendName(of: CSS.number(amount), to: &name)
    return name
  }

  private mutating func above(
    _ node: Node, _ layers: [Node], _ alignment: Alignment, in flow: Flow, inline: Bool
  ) -> Element {
    var element = ownElement(for: node, in: flow, inline: inline)
    if !element.box.contains(.isShape) { element = box(around: node, inline: inline) }
    element.classes.append("rel")
    element.append(layer(layers, alignment, inline: inline))
    element.box.insert(.background)
    return element
  }

  private mutating func behind(
    _ node: Node, _ layers: [Node], _ alignment: Alignment, in flow: Flow, inline: Bool
  ) -> Element {
    var element = ownElement(for: node, in: flow, inline: inline)
    if !element.box.isDisjoint(with: [.background, .isShape, .isClosed]) { element = box(around: node, inline: inline) }
    if layers.count == 1, case .shape(let drawing) = layers[0].kind, drawing.outline == .rectangle,
      let fill = drawing.fill
    {
      add(.background, fill, to: &element)
    } else {
      element.classes += ["rel", "iso"]
      var below = layer(layers, alignment, inline: inline)
      below.classes.append("below")
      element.children.insert(.element(below), at: 0)
    }
    element.box.insert(.background)
    return element
  }

  private mutating func layer(_ nodes: [Node], _ alignment: Alignment, inline: Bool) -> Element {
    var layer = Element(
      inline ? .span : .div, classes: ["layer"], children: elements(for: nodes, in: .layer, inline: inline))
    alignCell(&layer, alignment)
    return layer
  }

  /// A box of the node's own size around it.
  private mutating func box(around node: Node, inline: Bool) -> Element {
    var box = Element(
      inline ? .span : .div, classes: ["f"], children: [element(for: node, in: .column, inline: inline)])
    add(.alignItems, "stretch", to: &box)
    return box
  }
}
