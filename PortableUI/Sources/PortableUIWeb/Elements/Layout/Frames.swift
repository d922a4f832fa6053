import Foundation
import PortableUICore

extension ElementBuilder {
  mutating func framed(_ node: Node, _ frame: FrameLayout, in flow: Flow, _ context: Context) -> Element {
    var fixed: Axis.Set = []
    if frame.width != nil { fixed.insert(.horizontal) }
    if frame.height != nil { fixed.insert(.vertical) }
    let limits = [
      (StyleProperty.minWidth, frame.minWidth), (.maxWidth, frame.maxWidth), (.minHeight, frame.minHeight),
      (.maxHeight, frame.maxHeight),
    ]
    let isFlexible = limits.contains { $0.1 != nil }
    let isLow = frame.height != nil || frame.maxHeight?.isFinite == true
    var element = sizable(
      node, along: fixed, unless: isFlexible, frame.alignment, scrolls: isLow && context == .block, in: flow, context)
    if let width = frame.width { fix(.width, .px(width), .width, of: &element) }
    if let height = frame.height { fix(.height, .px(height), .height, of: &element) }
    for (property, length) in limits {
      guard let length, length.isFinite else { continue }
      add(property, .px(length), to: &element)
      element.box.insert(.limits)
    }
    if frame.maxWidth?.isFinite == true { element.box.insert(.upToLimit) }
    return element
  }

  mutating func framed(_ node: Node, _ frame: RelativeFrameLayout, in flow: Flow, _ context: Context) -> Element {
    var fixed: Axis.Set = []
    if frame.width != nil { fixed.insert(.horizontal) }
    if frame.height != nil { fixed.insert(.vertical) }
    var element = sizable(
      node, along: fixed, unless: false, frame.alignment, scrolls: frame.height != nil && context == .block, in: flow,
      context)
    if let width = frame.width { fix(.width, .containerWidth(width), .width, of: &element) }
    if let height = frame.height { fix(.height, .containerHeight(height), .height, of: &element) }
    return element
  }

  /// A box of these proportions around the node, which fills it.
  mutating func proportioned(_ node: Node, _ ratio: Double, _ context: Context) -> Element {
    var element = ownElement(for: node, in: .column, context)
    grow(&element, node, in: .column)
    var box = Element(context.box, classes: ["f", "s"], children: [element], box: .container)
    add(.aspectRatio, .number(ratio), to: &box)
    return box
  }

  private mutating func fix(
    _ property: StyleProperty, _ value: StyleValue, _ state: BoxState, of element: inout Element
  ) {
    add(property, value, to: &element)
    element.box.insert(state)
  }

  /// The node's own element where it fills the frame anyway; else a box that puts it at its place.
  private mutating func sizable(
    _ node: Node, along axes: Axis.Set, unless isFlexible: Bool, _ alignment: Alignment, scrolls: Bool, in flow: Flow,
    _ context: Context
  ) -> Element {
    var element = ownElement(for: node, in: flow, context)
    if scrolls, case .scroll = node.kind { scrollItself(&element) }
    var taken: BoxState = [.padding, .limits, .closed]
    if axes.contains(.horizontal) { taken.insert(.width) }
    if axes.contains(.vertical) { taken.insert(.height) }
    if !isFlexible, node.expands.isSuperset(of: axes), element.box.isDisjoint(with: taken) { return element }
    grow(&element, node, in: .column)
    var box = Element(context.box, classes: ["f"], children: [element], box: .container)
    alignColumn(&box, alignment)
    return box
  }
}
