/// The part of a long list's rows that is shown, with ways to those before and after it.
@MainActor
struct RowWindow {
  /// Up to so many rows are shown whole.
  nonisolated static let threshold = 500
  /// How many rows of more are shown.
  nonisolated static let size = 100
  /// How far the next part lies: half of the rows shown stay.
  nonisolated static let step = 50

  let list: Identity
  let count: Int
  let rows: Range<Int>

  /// Nil where the rows are few enough to be shown whole.
  init?(of count: Int, in context: RenderContext) {
    guard count > Self.threshold else { return nil }
    list = context.identity.child(.wrapper)
    self.count = count
    let (scene, list) = (context.graph.scene, list)
    context.graph.replay { scene.noteLongList(list) }
    let first = min(max(scene.firstRow(of: list), 0), count - Self.size)
    rows = first..<(first + Self.size)
  }

  /// Adds the way to the rows before or after, and says which rows are shown.
  func emit(_ edge: RowWindowTraits.Edge, _ context: inout RenderContext) {
    let first =
      switch edge {
      case .earlier: max(rows.lowerBound - Self.step, 0)
      case .later: min(rows.lowerBound + Self.step, count - Self.size)
      }
    let isEnd = first == rows.lowerBound
    guard !isEnd || edge == .later else { return }
    let (scene, list) = (context.graph.scene, list)
    context.descend(.part(edge == .earlier ? 1 : 2)) { context in
      if !isEnd { context.graph.register(.tap { scene.setFirstRow(first, of: list) }, for: context.identity) }
      let traits = RowWindowTraits(
        edge: edge, hasMore: !isEnd, address: isEnd ? nil : scene.address(withFirstRow: first, of: list),
        shown: rows.lowerBound + 1...rows.upperBound, count: count)
      context.emit(.rowWindow(traits), expands: .horizontal, isKeyed: true)
    }
  }
}

/// One edge of the rows shown of a long list.
package struct RowWindowTraits: Sendable, Hashable {
  package enum Edge: Sendable { case earlier, later }

  package var edge: Edge
  /// True where there are rows beyond the edge.
  package var hasMore: Bool
  /// The address of the window with those rows; nil where the window has none.
  package var address: String?
  /// The rows shown, counted from 1.
  package var shown: ClosedRange<Int>
  package var count: Int
}
