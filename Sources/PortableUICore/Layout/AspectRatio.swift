import Foundation

/// How a view of fixed proportions takes its room.
public nonisolated enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}

extension View {
  /// Gives the view the proportions width / height: it takes the width that there is, and as much height.
  ///
  /// Paths within are evaluated once, in a box of these proportions, and drawn larger or smaller; their lines keep
  /// their width. Without a ratio the view keeps its own proportions.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    RatioView(content: self, ratio: aspectRatio)
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    RatioView(content: self, ratio: aspectRatio.width / aspectRatio.height)
  }
}

private nonisolated struct RatioView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let ratio: CGFloat?

  @MainActor func _render(_ context: inout RenderContext) {
    guard let ratio, ratio.isFinite, ratio > 0 else {
      if let ratio { Fault.log("aspectRatio: \(ratio) is no ratio; the view keeps its own.") }
      return context.descend(.branch(0)) { content._render(&$0) }
    }
    context.with { values in
      values.fixedSize = .ratio(ratio)
    } _: { context in
      context.decorate(content) { node in
        node.modified(by: .aspectRatio(Double(ratio)), expands: node.expands.intersection(.horizontal))
      }
    }
  }
}
