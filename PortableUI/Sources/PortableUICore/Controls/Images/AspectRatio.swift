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

  /// Gives the view proportions, width to height: it takes the width that there is, and as much height.
  ///
  /// Paths within are evaluated once, in a box of these proportions, and drawn larger or smaller; their lines keep
  /// their width. A resizable picture keeps its own proportions where none are given.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    ProportionedView(content: self, ratio: aspectRatio, mode: contentMode)
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    ProportionedView(content: self, ratio: aspectRatio.width / aspectRatio.height, mode: contentMode)
  }
}

/// A view with proportions.
private nonisolated struct ProportionedView<Content: View>: View {
  let content: Content
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor func _render(_ context: inout RenderContext) {
    let ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    context.with { values in
      if let ratio { values.fixedSize = .ratio(ratio) }
    } _: { context in
      context.decorate(content) { node in
        if case .picture(let picture) = node.kind { return proportion(picture, of: &node, ratio) }
        guard let ratio else {
          return Fault.log(
            "aspectRatio: only a resizable picture has proportions of its own here; the view keeps its size.")
        }
        node = node.modified(by: .aspectRatio(Double(ratio)), expands: node.expands.intersection(.horizontal))
      }
    }
  }

  private func proportion(_ picture: PictureImage, of node: inout Node, _ ratio: CGFloat?) {
    var picture = picture
    picture.contentMode = mode
    picture.aspectRatio = ratio
    node.kind = .picture(picture)
    // Its height follows from its width.
    if picture.isResizable { node.expands = mode == .fit ? .horizontal : [.horizontal, .vertical] }
  }
}
