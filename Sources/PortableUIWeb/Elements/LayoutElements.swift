import Foundation
import PortableUICore

extension ElementBuilder {
  mutating func stack(_ layout: StackLayout, _ children: [Node], inline: Bool) -> Element {
    let tag: Tag = inline ? .span : .div
    var element: Element
    switch layout.axis {
    case .horizontal:
      element = Element(tag, classes: ["h"], children: elements(for: children, in: .row, inline: inline))
      if layout.vertical != .center { add(.alignItems, Self.keyword(layout.vertical), to: &element) }
    case .vertical:
      element = Element(tag, classes: ["v"], children: elements(for: children, in: .column, inline: inline))
      if layout.horizontal != .center { add(.alignItems, Self.keyword(layout.horizontal), to: &element) }
    case nil:
      element = Element(tag, classes: ["z"], children: elements(for: children, in: .layer, inline: inline))
      alignCell(&element, Alignment(horizontal: layout.horizontal, vertical: layout.vertical))
    }
    if let spacing = layout.spacing { add(.gap, CSS.px(spacing), to: &element) }
    return element
  }

  mutating func spacer(_ minLength: CGFloat?, in flow: Flow, inline: Bool) -> Element {
    var element = Element(inline ? .span : .div, classes: ["g"])
    if let minLength { add(flow == .row ? .minWidth : .minHeight, CSS.px(minLength), to: &element) }
    return element
  }

  /// A vertical scroll view leaves scrolling to its screen; a horizontal one scrolls itself.
  mutating func scroll(_ axes: Axis.Set, _ children: [Node]) -> Element {
    let isHorizontal = axes.contains(.horizontal)
    return Element(
      .div, classes: [isHorizontal ? "hscroll" : "scroll"],
      children: elements(for: children, in: isHorizontal ? .row : .column), box: .isClosed)
  }

  /// Puts the content of a flex column at its place.
  mutating func alignColumn(_ element: inout Element, _ alignment: Alignment) {
    if alignment.horizontal != .center { add(.alignItems, Self.keyword(alignment.horizontal), to: &element) }
    if alignment.vertical != .center { add(.justifyContent, Self.keyword(alignment.vertical), to: &element) }
  }

  /// Puts what shares one grid cell at its place.
  mutating func alignCell(_ element: inout Element, _ alignment: Alignment) {
    if alignment.horizontal != .center { add(.justifyItems, Self.keyword(alignment.horizontal), to: &element) }
    if alignment.vertical != .center { add(.alignItems, Self.keyword(alignment.vertical), to: &element) }
  }

  static func keyword(_ alignment: HorizontalAlignment) -> String {
    switch alignment.place {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }

  static func keyword(_ alignment: VerticalAlignment) -> String {
    switch alignment.place {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "baseline"
    }
  }
}
