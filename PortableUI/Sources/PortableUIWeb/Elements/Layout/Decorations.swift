import Foundation
import PortableUICore

extension ElementBuilder {
  /// A node with a decoration: laid on the node's own element where that means the same, else on a box around it.
  mutating func decorated(_ node: Node, with decoration: Decoration, in flow: Flow, _ context: Context) -> Element {
    switch decoration {
    case .padding(let insets): padded(node, insets, in: flow, context)
    case .frame(let frame): framed(node, frame, in: flow, context)
    case .relativeFrame(let frame): framed(node, frame, in: flow, context)
    case .aspectRatio(let ratio): proportioned(node, ratio, context)
    case .background(let layers, let alignment): behind(node, layers, alignment, in: flow, context)
    case .overlay(let layers, let alignment): above(node, layers, alignment, in: flow, context)
    case .clip(let outline): clipped(node, outline, in: flow, context)
    case .opacity(let opacity): faded(node, opacity, in: flow, context)
    case .hidden: hidden(node, in: flow, context)
    case .brightness(let amount): brightened(node, amount, in: flow, context)
    case .scale(let scale, let anchor): scaled(node, scale, anchor, in: flow, context)
    case .animated(let animation): animated(node, animation, in: flow, context)
    case .transition(let transition): entering(node, transition, in: flow, context)
    case .drawnContentShape: marked("hit", node, in: flow, context)
    case .ignoresPointers: marked("pass", node, in: flow, context)
    case .scrollTarget: scrollTarget(node, in: flow, context)
    case .pinned: marked("pin", node, in: flow, context)
    case .drawingGroup: drawn(node, in: flow, context)
    }
  }

  /// What has a name can have the focus, and comes into sight with it.
  private mutating func scrollTarget(_ node: Node, in flow: Flow, _ context: Context) -> Element {
    var element = ownElement(for: node, in: flow, context)
    element.set(.id, node.key.name)
    if !element.isControl { element.set(.tabindex, "-1") }
    return element
  }

  private mutating func padded(_ node: Node, _ insets: EdgeInsets, in flow: Flow, _ context: Context) -> Element {
    let taken: BoxState = [.padding, .layers, .width, .height, .limits, .clip, .shape, .closed]
    var element = element(for: node, ifFreeOf: taken, in: flow, context)
    for (property, length) in insets.paddings where length > 0 { add(property, .px(length), to: &element) }
    element.box.insert(.padding)
    return element
  }

  private mutating func clipped(_ node: Node, _ outline: ShapeOutline, in flow: Flow, _ context: Context) -> Element {
    let corners = corners(of: outline)
    var element = element(for: node, ifFreeOf: .clip, in: flow, context)
    if element.box.contains(.rounded), corners != element.classes.filter(corners.contains) || corners.isEmpty {
      element = box(around: element, of: node, context)
    }
    element.classes.append("clip")
    element.classes += corners.filter { !element.classes.contains($0) }
    element.box.insert(.clip)
    if !corners.isEmpty { element.box.insert(.rounded) }
    return element
  }

  private mutating func faded(_ node: Node, _ opacity: Double, in flow: Flow, _ context: Context) -> Element {
    var element = element(for: node, ifFreeOf: .effect, in: flow, context)
    add(.opacity, .number(min(max(opacity, 0), 1)), to: &element)
    element.box.insert(.effect)
    return element
  }

  private mutating func hidden(_ node: Node, in flow: Flow, _ context: Context) -> Element {
    var element = ownElement(for: node, in: flow, context)
    element.classes.append("hid")
    element.set(.ariaHidden, "true")
    if element.isControl { element.set(.tabindex, "-1") }
    return element
  }

  /// A plain shape takes the brighter colour; anything else a filter, since CSS's own `brightness()` multiplies.
  private mutating func brightened(_ node: Node, _ amount: Double, in flow: Flow, _ context: Context) -> Element {
    if let brighter = node.brightened(amount) { return ownElement(for: brighter, in: flow, context) }
    var element = element(for: node, ifFreeOf: .effect, in: flow, context)
    filters.insert(amount)
    add(.filter, .brightness(amount), to: &element)
    element.box.insert(.effect)
    return element
  }

  private mutating func above(
    _ node: Node, _ layers: [Node], _ alignment: Alignment, in flow: Flow, _ context: Context
  ) -> Element {
    var element = element(for: node, ifFreeOf: [.clip, .effect, .closed], in: flow, context)
    if element.box.isDisjoint(with: [.shape, .container]) { element = box(around: element, of: node, context) }
    element.mark("rel")
    element.append(layer(layers, alignment, context))
    element.box.insert(.layers)
    return element
  }

  private mutating func behind(
    _ node: Node, _ layers: [Node], _ alignment: Alignment, in flow: Flow, _ context: Context
  ) -> Element {
    var element = element(for: node, ifFreeOf: [.layers, .shape, .clip, .effect, .closed], in: flow, context)
    if layers.count == 1, case .shape(let drawing) = layers[0].kind, drawing.outline == .rectangle,
      layers[0].accessibility == nil, let fill = drawing.fill
    {
      add(.background, .color(fill), to: &element)
    } else {
      if !element.box.contains(.container) { element = box(around: element, of: node, context) }
      element.mark("rel", "iso")
      var below = layer(layers, alignment, context)
      below.classes.append("below")
      element.children.insert(below, at: 0)
    }
    element.box.insert(.layers)
    return element
  }

  private mutating func layer(_ nodes: [Node], _ alignment: Alignment, _ context: Context) -> Element {
    var layer = Element(context.box, classes: ["layer"], children: elements(for: nodes, in: .layer, context))
    alignCell(&layer, alignment)
    return layer
  }

  /// The node's own element, or a box around it where the element already carries what must stay inside.
  mutating func element(
    for node: Node, ifFreeOf taken: BoxState, in flow: Flow, _ context: Context
  ) -> Element {
    let element = ownElement(for: node, in: flow, context)
    return element.box.isDisjoint(with: taken) ? element : box(around: element, of: node, context)
  }

  /// A box of the node's own size around its element.
  func box(around element: Element, of node: Node, _ context: Context) -> Element {
    var element = element
    grow(&element, node, in: .column)
    return Element(context.box, classes: ["f", "s"], children: [element], box: .container)
  }
}

extension EdgeInsets {
  /// Each length with the property that sets it.
  var paddings: [(StyleProperty, CGFloat)] {
    [(.paddingTop, top), (.paddingStart, leading), (.paddingBottom, bottom), (.paddingEnd, trailing)]
  }
}

extension Node {
  /// The same with the amount added to its colours, where it is nothing but a shape in frames; else nil.
  fileprivate func brightened(_ amount: Double) -> Node? {
    var node = self
    switch kind {
    case .shape(var drawing):
      drawing.fill = drawing.fill?.brightened(amount)
      drawing.stroke = drawing.stroke?.brightened(amount)
      node.kind = .shape(drawing)
      return node
    case .modified(.frame), .modified(.relativeFrame):
      guard let child = children[0].brightened(amount) else { return nil }
      node.children = [child]
      return node
    default: return nil
    }
  }
}
