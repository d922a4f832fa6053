import PortableUICore

/// Makes elements from nodes.
struct ElementBuilder {
  var styles = StyleSheet()
  /// The brightness filters that the page needs.
  var filters: Set<Double> = []
  /// The presentation (an alert) that the controls now built belong to.
  var presentation: Identity?

  /// How the parent lays out its children.
  enum Flow {
    case column
    case row
    /// One child above another, in the same place.
    case layer
  }

  mutating func elements(for nodes: [Node], in flow: Flow, inline: Bool = false) -> [Element] {
    nodes.map { element(for: $0, in: flow, inline: inline) }
  }

  /// The element of a node, with what its parent's layout and its accessibility ask for.
  ///
  /// - Parameter inline: true inside controls, where HTML allows only phrasing content.
  mutating func element(for node: Node, in flow: Flow, inline: Bool) -> Element {
    var element = ownElement(for: node, in: flow, inline: inline)
    grow(&element, node.expands, in: flow)
    return element
  }

  /// The element of a node as it is, for a decoration that lays more on it and then lets it grow.
  mutating func ownElement(for node: Node, in flow: Flow, inline: Bool) -> Element {
    var element = plainElement(for: node, in: flow, inline: inline)
    if let accessibility = node.accessibility { describe(&element, accessibility) }
    return element
  }

  private mutating func plainElement(for node: Node, in flow: Flow, inline: Bool) -> Element {
    switch node.kind {
    case .text(let run): text(run)
    case .texts(let runs): texts(runs)
    case .image(let image): symbol(image)
    case .stack(let layout): stack(layout, node.children, inline: inline)
    case .spacer(let minLength): spacer(minLength, in: flow, inline: inline)
    case .divider: Element(.hr)
    case .shape(let drawing): shape(drawing, inline: inline)
    case .scroll(let axes): scroll(axes, node.children)
    case .progress(let fraction): progress(fraction, node.children)
    case .list(let layout): list(layout, node.children)
    case .section(let header, let footer): section(header: header, footer: footer, rows: node.children)
    case .link(let target): link(target, node, classes: ["link"])
    case .button(let traits): button(traits, node)
    case .toggle(let traits): toggle(traits, node)
    case .screen(let traits): screen(traits, node)
    case .columns(let layout): columns(layout, node.children)
    case .tabs(let tabs): self.tabs(tabs, node.children)
    case .alert(let traits): alert(traits, node)
    case .group: group(node.children, inline: inline)
    case .modified(let decoration):
      decorated(node.children[0], with: decoration, expands: node.expands, in: flow, inline: inline)
    }
  }

  /// Adds a declaration to an element.
  mutating func add(_ property: StyleProperty, _ value: String, to element: inout Element) {
    element.classes.append(styles.use(StyleRule(property, value)))
  }

  mutating func add(_ property: StyleProperty, _ color: Color, to element: inout Element) {
    element.classes.append(styles.use(StyleRule(property, color)))
  }

  /// Takes the room that the parent offers along the axes.
  private func grow(_ element: inout Element, _ axes: Axis.Set, in flow: Flow) {
    switch flow {
    case .column:
      if axes.contains(.horizontal), !element.box.contains(.width) { element.classes.append("x") }
      if axes.contains(.vertical), !element.box.contains(.height) { element.classes.append("g") }
    case .row:
      if axes.contains(.horizontal), !element.box.contains(.width) { element.classes.append("g") }
      if axes.contains(.vertical), !element.box.contains(.height) { element.classes.append("x") }
    case .layer:
      if axes.contains(.horizontal), !element.box.contains(.width) { element.classes.append("lx") }
      if axes.contains(.vertical), !element.box.contains(.height) { element.classes.append("ly") }
    }
  }

  private mutating func group(_ children: [Node], inline: Bool) -> Element {
    Element(inline ? .span : .div, classes: ["v"], children: elements(for: children, in: .column, inline: inline))
  }
}
