import Foundation

/// Two columns where there is room for both.
///
/// Not SwiftUI's: there `ViewThatFits` measures both ways to lay them out. A browser decides by the width of the place,
/// so that one page serves every window; app code uses it from behind `#if canImport(SwiftUI)` only.
public nonisolated struct _AdaptiveColumns<Leading: View, Trailing: View, Footer: View>: View {
  private let kind: AdaptiveColumnsKind
  private let leading: Leading
  private let trailing: Trailing
  private let footer: Footer

  /// - Parameters:
  ///   - leading: At most 440 points wide.
  ///   - trailing: Takes the rest; below the leading column where there is no room for both.
  ///   - footer: Below the leading column; in a single column the last.
  public init(
    @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing, @ViewBuilder footer: () -> Footer
  ) {
    kind = .stacked
    self.leading = leading()
    self.trailing = trailing()
    self.footer = footer()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let columns = context.collect { context in
      context.descend(.part(0)) { VStack(alignment: .leading, spacing: 0) { leading }._render(&$0) }
      context.descend(.part(1)) { VStack(alignment: .leading, spacing: 0) { trailing }._render(&$0) }
      if Footer.self != EmptyView.self {
        context.descend(.part(2)) { VStack(alignment: .leading, spacing: 0) { footer }._render(&$0) }
      }
    }
    context.emit(.adaptiveColumns(kind), expands: .horizontal, children: columns)
  }
}

extension _AdaptiveColumns where Footer == EmptyView {
  /// - Parameters:
  ///   - hidesTrailing: Where there is no room for both, the trailing column is not shown; else it stands below.
  ///   - leading: At most 440 points wide; 720 where the trailing column can be hidden.
  ///   - trailing: Takes the rest.
  public init(
    hidesTrailing: Bool = false, @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing
  ) {
    kind = hidesTrailing ? .aside : .stacked
    self.leading = leading()
    self.trailing = trailing()
    footer = EmptyView()
  }
}

/// What two columns do where there is no room for both.
package enum AdaptiveColumnsKind: Sendable {
  /// One stands below the other.
  case stacked
  /// The trailing one is not shown.
  case aside
}
