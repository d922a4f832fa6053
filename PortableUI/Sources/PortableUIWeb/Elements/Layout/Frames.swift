import Foundation
import PortableUICore

extension ElementBuilder {
  mutating func framed(_ node: Node, _ frame: FrameLayout, in flow: Flow, _ context: Context) -> Element {
    let limits = [
      (StyleProperty.minWidth, frame.minWidth), (.maxWidth, frame.maxWidth), (.minHeight, frame.minHeight),
      (.maxHeight, frame.maxHeight),
    ]
    var element = sized(
      node, frame.width.map { .px(Double($0)) }, frame.height.map { .px(Double($0)) }, frame.alignment,
      isFlexible: limits.contains { $0.1 != nil }, isLow: frame.height != nil || frame.maxHeight?.isFinite == true,
      in: flow, context)
    for (property, length) in limits {
      guard let length, length.isFinite else { continue }
      add(property, .px(length), to: &element)
      element.box.insert(.limits)
    }
    if frame.maxWidth?.isFinite == true { element.box.insert(.upToLimit) }
    return element
  }

  mutating func framed(_ node: Node, _ frame: RelativeFrameLayout, in flow: Flow, _ context: Context) -> Element {
    sized(
      node, frame.width.map { .containerWidth($0) }, frame.height.map { .containerHeight($0) }, frame.alignment,
      isFlexible: false, isLow: frame.height != nil, in: flow, context)
  }

  /// A box of these proportions around the node, which fills it.
  mutating func proportioned(_ node: Node, _ ratio: Double, _ context: Context) -> Element {
    var box = box(around: ownElement(for: node, in: .column, context), of: node, context)
    add(.aspectRatio, .number(ratio), to: &box)
    return box
  }

  /// The node's own element where it fills the frame anyway; else a box that puts it at its place.
  ///
  /// Either has the lengths that are given.
  private mutating func sized(
    _ node: Node, _ width: StyleValue?, _ height: StyleValue?, _ alignment: Alignment, isFlexible: Bool, isLow: Bool,
    in flow: Flow, _ context: Context
  ) -> Element {
    var element = ownElement(for: node, in: flow, context)
    if isLow, context == .block, case .scroll = node.kind { scrollItself(&element) }
    let axes: Axis.Set = [width == nil ? [] : .horizontal, height == nil ? [] : .vertical]
    let lengths: BoxState = [width == nil ? [] : .width, height == nil ? [] : .height]
    let taken = lengths.union([.padding, .limits, .closed])
    if isFlexible || !node.expands.isSuperset(of: axes) || !element.box.isDisjoint(with: taken) {
      grow(&element, node, in: .column)
      element = Element(context.box, classes: ["f"], children: [element], box: .container)
      alignColumn(&element, alignment)
    }
    if let width { add(.width, width, to: &element) }
    if let height { add(.height, height, to: &element) }
    element.box.formUnion(lengths)
    return element
  }
}
