import Foundation

/// One column of a grid, or as many as fit.
public nonisolated struct GridItem: Sendable {
  /// How wide.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Cells in columns, row by row; the space after the first column is that between all.
public nonisolated struct LazyVGrid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      tracks: columns.map { GridTrack($0.size) }, alignment: columns.first?.alignment ?? .center,
      columnSpacing: columns.first?.spacing, rowSpacing: spacing, gridAlignment: alignment)
    self.content = content()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let cells = context.collect(content) {
      $0.fixedSize = FixedSize()
      $0.showsRowWindows = true
    }
    context.emit(.grid(layout), expands: .horizontal, children: cells)
  }
}

/// How a grid lays out its cells.
package struct GridLayout: Sendable, Equatable {
  package var tracks: [GridTrack]
  /// Where a cell's content stands.
  package var alignment: Alignment
  package var columnSpacing: CGFloat?
  package var rowSpacing: CGFloat?
  /// Where the columns stand in a wider grid.
  package var gridAlignment: HorizontalAlignment
}

/// A column's width in points, or the limits of as many columns as fit.
package enum GridTrack: Sendable, Hashable {
  case fixed(CGFloat)
  /// A nil maximum: all that there is.
  case flexible(minimum: CGFloat, maximum: CGFloat?)
  case adaptive(minimum: CGFloat, maximum: CGFloat?)

  init(_ size: GridItem.Size) {
    switch size {
    case .fixed(let width): self = .fixed(Self.length(width))
    case .flexible(let minimum, let maximum):
      self = .flexible(minimum: Self.length(minimum), maximum: maximum.isFinite ? Self.length(maximum) : nil)
    case .adaptive(let minimum, let maximum):
      self = .adaptive(minimum: max(Self.length(minimum), 1), maximum: maximum.isFinite ? Self.length(maximum) : nil)
    }
  }

  private static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
}
