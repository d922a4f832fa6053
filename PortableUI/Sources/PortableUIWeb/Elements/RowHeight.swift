import Foundation
import PortableUICore

/// How high the content of a row is as long as no text in it takes a second line: what a browser goes by for rows that
/// it has not laid out yet.
struct RowHeight {
  /// Grows with the person's text size.
  private(set) var text = 0.0
  private(set) var rest = 0.0

  /// The height of nodes beside each other; nil where that cannot be told.
  init?(of nodes: [Node]) {
    for node in nodes {
      guard let height = RowHeight(of: node) else { return nil }
      if height.total > total { self = height }
    }
  }

  /// In points at the default text size.
  private var total: Double { text + rest }

  private init(text: Double) { self.text = text }

  private init?(of node: Node) {
    switch node.kind {
    case .text(let run): self.init(text: Self.lineHeight(of: run.font))
    case .texts(let runs): self.init(text: runs.map { Self.lineHeight(of: $0.font) }.max() ?? 0)
    case .markedText(let text): self.init(text: text.runs.map { Self.lineHeight(of: $0.font) }.max() ?? 0)
    case .image(let image): self.init(text: Self.lineHeight(of: image.font))
    case .spacer, .divider: self.init(of: [])
    case .stack(let layout) where layout.axis == .vertical: self.init(stacked: node.children, layout.spacing ?? 8)
    case .stack: self.init(of: node.children)
    case .modified(.padding(let insets)):
      self.init(of: node.children)
      rest += insets.top + insets.bottom
    default: return nil
    }
  }

  private init?(stacked nodes: [Node], _ spacing: Double) {
    for node in nodes {
      guard let height = RowHeight(of: node) else { return nil }
      text += height.text
      rest += height.rest
    }
    rest += spacing * Double(max(nodes.count - 1, 0))
  }

  private static func lineHeight(of font: Font?) -> Double { (font ?? .body).metrics.lineHeight }
}

extension ElementBuilder {
  /// Lets a browser lay out the inside of a row when it comes near to what is seen.
  mutating func layOutLate(_ row: inout Element, _ content: [Node]) {
    guard let height = RowHeight(of: content) else { return }
    row.classes.append("late")
    add(.intrinsicHeight, .lastHeight(text: height.text, rest: height.rest), to: &row)
  }
}
