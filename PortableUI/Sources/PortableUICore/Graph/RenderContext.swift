/// The name under which the layer itself speaks of `_RenderContext`, which stands in public requirements and so has to be public.
package typealias RenderContext = _RenderContext

/// What a view adds its nodes to, and what it knows of its surroundings while it does so.
@MainActor
public struct _RenderContext {
  let graph: ViewGraph
  private(set) var surroundings: ViewSurroundings
  var identity: Identity
  var nodes: [Node] = []
  /// What the views inside said about the screen around them.
  var screen = ScreenPreferences()
  /// Where the views inside are shared with other windows.
  private(set) var sharedViews = SharedViews.all
  /// True where the views inside are parts of one that follows from its value alone: those that cannot be kept for all
  /// windows are kept with it.
  var isInLastingView = false

  init(graph: ViewGraph, surroundings: ViewSurroundings, identity: Identity) {
    self.graph = graph
    self.surroundings = surroundings
    self.identity = identity
  }

  package var environment: EnvironmentValues {
    _read { yield surroundings.values }
  }

  /// Renders one step further down the tree of identities.
  package mutating func descend<Result>(
    _ step: IdentityStep, _ render: (inout RenderContext) -> Result
  ) -> Result {
    let outer = identity
    defer { identity = outer }
    identity = outer.child(step)
    return render(&self)
  }

  /// Renders with changed surroundings.
  mutating func with<Result>(
    _ change: (inout EnvironmentValues) -> Void, _ render: (inout RenderContext) -> Result
  ) -> Result {
    let outer = surroundings
    defer { surroundings = outer }
    var values = outer.values
    change(&values)
    surroundings = ViewSurroundings(values)
    return render(&self)
  }

  /// Renders a view in changed surroundings.
  mutating func render(_ view: some View, in change: (inout EnvironmentValues) -> Void) {
    with(change) { view._render(&$0) }
  }

  /// Renders rows of a long list, which many windows share for a shorter while.
  mutating func inRowWindow(_ render: (inout RenderContext) -> Void) {
    let outer = sharedViews
    sharedViews = .rows
    render(&self)
    sharedViews = outer
  }

  /// The nodes that `render` adds, taken out of the sequence.
  package mutating func collect(_ render: (inout RenderContext) -> Void) -> [Node] {
    var outer: [Node] = []
    swap(&outer, &nodes)
    render(&self)
    swap(&outer, &nodes)
    return outer
  }

  /// The nodes of a view in changed surroundings.
  mutating func collect(_ view: some View, in change: (inout EnvironmentValues) -> Void) -> [Node] {
    collect { $0.render(view, in: change) }
  }

  /// The nodes of a part of a view, which stands a step further down the tree of identities.
  mutating func nodes(of view: some View, at step: IdentityStep = .body) -> [Node] {
    collect { context in
      context.descend(step) { view._render(&$0) }
    }
  }

  /// Renders a view and changes each node that it adds.
  mutating func decorate(_ content: some View, with change: (inout Node) -> Void) {
    let first = nodes.count
    content._render(&self)
    for index in first..<nodes.count { change(&nodes[index]) }
  }

  /// Adds one node under the present identity.
  package mutating func emit(
    _ kind: NodeKind, expands: Axis.Set = [], isKeyed: Bool = false, children: [Node] = []
  ) {
    nodes.append(Node(kind, key: identity, expands: expands, isKeyed: isKeyed, children: children))
  }
}

/// What a screen's content says about the bar above it.
struct ScreenPreferences {
  /// False at the root of a window, where there is no bar.
  var hasBar = false
  var title: String?
  var search: [Node] = []
  var leading: [Node] = []
  var trailing: [Node] = []
  /// Nil: nobody said anything about it.
  var isBarHidden: Bool?

  var isEmpty: Bool {
    title == nil && search.isEmpty && leading.isEmpty && trailing.isEmpty && isBarHidden == nil
  }

  /// Takes over what a part of the content says.
  mutating func add(_ part: ScreenPreferences) {
    title = part.title ?? title
    isBarHidden = part.isBarHidden ?? isBarHidden
    if !part.search.isEmpty { search = part.search }
    leading += part.leading
    trailing += part.trailing
  }
}
