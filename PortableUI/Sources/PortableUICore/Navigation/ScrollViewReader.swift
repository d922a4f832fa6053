/// Content that can be scrolled to views in it, by their ids.
public nonisolated struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let targets = context.slot(ScrollTargets(context.graph))
    context.descend(.body) { context in
      context.render(content(ScrollViewProxy(targets: targets))) { $0.window.scrollTargets = targets }
    }
  }
}

/// Scrolls to the views of a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  let targets: ScrollTargets

  /// Brings a view with this `id` into sight, and the keyboard's focus with it; an id that no view has does nothing.
  ///
  /// The browser puts the view where it is best seen, whatever the anchor. Needs script.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { targets.request(StableHash.of(id)) }
}

/// The view that somebody wants to see, as what has the focus.
@MainActor
final class ScrollTargets: FocusHolder {
  private var wanted: UInt64?
  private weak var graph: ViewGraph?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  var isUnfocused: Bool { wanted == nil }

  func unfocus() { wanted = nil }

  func request(_ id: UInt64) {
    wanted = id
    graph?.requestFocus(self)
  }

  /// Makes a node the place of an id.
  func add(_ id: UInt64, at node: inout Node, in graph: ViewGraph) {
    let link = FocusLink(holder: self, isWanted: { self.wanted == id }, report: { _ in })
    graph.register(focus: [link], for: node.key)
    node = node.modified(by: .scrollTarget)
  }
}
