import Foundation
import PortableUICore

extension ElementBuilder {
  mutating func stack(_ layout: StackLayout, _ children: [Node], _ context: Context) -> Element {
    let flow: Flow =
      switch layout.axis {
      case .horizontal: .row
      case .vertical: .column
      case nil: .layer
      }
    return Element(
      context.box, classes: classes(of: layout), children: elements(for: children, in: flow, context), box: .container)
  }

  private mutating func classes(of layout: StackLayout) -> [String] {
    if let known = stackClasses.first(where: { $0.layout == layout }) { return known.classes }
    var sample = Element(.div)
    switch layout.axis {
    case .horizontal:
      sample.classes.append("h")
      if layout.vertical != .center { add(.alignItems, .keyword(Self.keyword(layout.vertical)), to: &sample) }
    case .vertical:
      sample.classes.append("v")
      if layout.horizontal != .center { add(.alignItems, .keyword(Self.keyword(layout.horizontal)), to: &sample) }
    case nil:
      sample.classes.append("z")
      alignCell(&sample, Alignment(horizontal: layout.horizontal, vertical: layout.vertical))
    }
    if let spacing = layout.spacing, layout.axis != nil { add(.gap, .px(spacing), to: &sample) }
    stackClasses.append((layout, sample.classes))
    return sample.classes
  }

  mutating func spacer(_ minLength: CGFloat?, in flow: Flow, _ context: Context) -> Element {
    var element = Element(context.box, classes: ["g"])
    if let minLength { add(flow == .row ? .minWidth : .minHeight, .px(minLength), to: &element) }
    return element
  }

  /// A line across the flow: upright in a row.
  func divider(in flow: Flow, _ context: Context) -> Element {
    let tag: Tag = context == .block ? .hr : .span
    return Element(tag, classes: [flow == .row ? "vr" : "hr"], attributes: [Attribute(.ariaHidden, "true")])
  }

  /// A vertical scroll view leaves scrolling to its screen, unless a frame limits its height; a horizontal one scrolls
  /// itself, by keyboard too.
  mutating func scroll(_ axes: Axis.Set, _ children: [Node], _ context: Context) -> Element {
    let isHorizontal = axes.contains(.horizontal)
    var element = Element(
      context.box, classes: [isHorizontal ? "hscroll" : "scroll"],
      children: elements(for: children, in: isHorizontal ? .row : .column, context), box: .closed)
    if isHorizontal, context != .control, !element.holdsControl { element.set(.tabindex, "0") }
    return element
  }

  /// Lets a vertical scroll view whose height is limited scroll itself.
  func scrollItself(_ element: inout Element) {
    guard let index = element.classes.firstIndex(of: "scroll") else { return }
    element.classes[index] = "vscroll"
    if !element.holdsControl { element.set(.tabindex, "0") }
  }

  /// Puts the content of a flex column at its place.
  mutating func alignColumn(_ element: inout Element, _ alignment: Alignment) {
    if alignment.horizontal != .center { add(.alignItems, .keyword(Self.keyword(alignment.horizontal)), to: &element) }
    if alignment.vertical != .center { add(.justifyContent, .keyword(Self.keyword(alignment.vertical)), to: &element) }
  }

  /// Puts what shares one grid cell at its place.
  mutating func alignCell(_ element: inout Element, _ alignment: Alignment) {
    if alignment.horizontal != .center {
      add(.justifyItems, .keyword(Self.keyword(alignment.horizontal)), to: &element)
    }
    if alignment.vertical != .center { add(.alignItems, .keyword(Self.keyword(alignment.vertical)), to: &element) }
  }

  static func keyword(_ alignment: HorizontalAlignment) -> StyleValue.Keyword {
    switch alignment.place {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }

  private static func keyword(_ alignment: VerticalAlignment) -> StyleValue.Keyword {
    switch alignment.place {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline: .baseline
    }
  }
}
