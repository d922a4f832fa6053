import Foundation

/// How a picture keeps its proportions in a size that has others.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be seen whole.
  case fit
  /// As small as it leaves nothing empty.
  case fill
}

extension View {
  public nonisolated func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  public nonisolated func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Keeps a resizable picture's proportions, or gives it others: width to height.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    ProportionedView(content: self, ratio: aspectRatio, mode: contentMode)
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    ProportionedView(content: self, ratio: aspectRatio.width / aspectRatio.height, mode: contentMode)
  }
}

/// A picture with proportions; CSS lays out, so nothing else can have them.
private nonisolated struct ProportionedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor func _render(_ context: inout RenderContext) {
    context.decorate(content) { node in
      guard case .picture(var picture) = node.kind else {
        Fault.log("aspectRatio: only a resizable picture takes one here; the view keeps its size.")
        return node
      }
      picture.contentMode = mode
      picture.aspectRatio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      var node = node
      node.kind = .picture(picture)
      // Its height follows from its width.
      if picture.isResizable { node.expands = mode == .fit ? .horizontal : [.horizontal, .vertical] }
      return node
    }
  }
}
