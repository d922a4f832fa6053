import Foundation
import PortableUICore

extension ElementBuilder {
  /// A table that scrolls within itself, so that its headings stay in sight.
  ///
  /// A heading stands where the cells below it do: at the trailing edge where the first row's cell has a frame that
  /// says so.
  mutating func table(_ headings: [Node], rows: [Node]) -> Element {
    let samples = rows.first { $0.kind == .tableRow }?.children ?? []
    var head = Element(.tr)
    for (index, heading) in headings.enumerated() {
      let isTrailing = index < samples.count && samples[index].trailingContent != nil
      head.append(tableHeading(heading, isTrailing: isTrailing))
    }
    let body = Element(.tbody, children: rows.map { tableRow($0, columns: headings.count) })
    let table = Element(.table, children: [Element(.thead, children: [head]), body])
    var box = Element(.div, classes: ["table"], children: [table], box: .closed)
    if !box.holdsControl { box.set(.tabindex, "0") }
    return box
  }

  private mutating func tableHeading(_ node: Node, isTrailing: Bool) -> Element {
    guard case .tableHeading(let traits) = node.kind else { return Element(.th) }
    var heading = Element(.th, attributes: [Attribute(.scope, "col")])
    if isTrailing { heading.classes.append("e") }
    if let minimum = traits.width.minimum { add(.minWidth, .px(minimum), to: &heading) }
    if let maximum = traits.width.maximum, maximum.isFinite { add(.width, .px(maximum), to: &heading) }
    let label = elements(for: node.children, in: .row, .control)
    if traits.isSortable {
      heading.append(
        Element(.button, classes: ["b"], attributes: eventAttributes(node.key), children: label, box: .closed))
    } else {
      heading.children = label
    }
    if let order = traits.order { heading.set(.ariaSort, order == .forward ? "ascending" : "descending") }
    return heading
  }

  private mutating func tableRow(_ node: Node, columns: Int) -> Element {
    var row = Element(.tr)
    row.key = node.key.bits
    guard node.kind == .tableRow else {
      let cell = Element(
        .td, attributes: [Attribute(.colspan, "\(columns)")], children: elements(for: [node], in: .column, .block))
      row.append(cell)
      return row
    }
    if node.isKeyed { row.set(.id, node.key.name) }
    for (index, cell) in node.children.enumerated() { row.append(tableCell(cell, isFirst: index == 0)) }
    if let accessibility = node.accessibility { describe(&row, accessibility) }
    return row
  }

  /// The first cell names its row.
  private mutating func tableCell(_ node: Node, isFirst: Bool) -> Element {
    var cell = isFirst ? Element(.th, attributes: [Attribute(.scope, "row")]) : Element(.td)
    if let content = node.trailingContent {
      cell.classes.append("e")
      cell.append(element(for: content, in: .column, .block))
    } else {
      cell.children = elements(for: node.children, in: .column, .block)
    }
    return cell
  }
}

extension Node {
  /// What a cell holds, where it is one view in a frame that fills the cell and puts it at the trailing edge.
  fileprivate var trailingContent: Node? {
    guard children.count == 1, case .modified(.frame(let frame)) = children[0].kind, frame.maxWidth == .infinity,
      frame.alignment.horizontal == .trailing, frame.width == nil, frame.height == nil, frame.minWidth == nil,
      children[0].accessibility == nil
    else { return nil }
    return children[0].children.first
  }
}
