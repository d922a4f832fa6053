/// What an evaluation leaves: one thing on the screen, in terms of meaning and layout, not of any renderer's language.
///
/// Nodes are values without closures, so a renderer may work on them away from the main actor. What a person can do
/// (tap, switch, …) is known by the graph under the node's `key`.
package struct Node: Sendable, Equatable {
  /// The identity of the view that made it.
  ///
  /// Renderers use it to find controls again and to match rows.
  package var key: Identity
  package var kind: NodeKind { didSet { shared.renderings = nil } }
  /// The axes along which the node takes all the room that its parent offers.
  package var expands: Axis.Set
  /// True where the key must be visible to the page: rows of a `ForEach`, controls.
  package var isKeyed: Bool
  package var accessibility: Accessibility?
  package var children: [Node] { didSet { shared.renderings = nil } }
  /// What a list, or a menu, does with it as a row; nil for most nodes.
  package var row: RowTraits?
  private var shared = Shared()

  package init(
    _ kind: NodeKind, key: Identity, expands: Axis.Set = [], isKeyed: Bool = false, children: [Node] = []
  ) {
    self.key = key
    self.kind = kind
    self.expands = expands
    self.isKeyed = isKeyed
    self.children = children
  }
}

extension Node {
  /// What renderers made of the kind and the children, where many windows share them.
  package var renderings: NodeRenderings? { shared.renderings }

  /// The node as one that many windows show.
  func sharedByWindows() -> Node {
    var node = self
    node.shared.renderings = NodeRenderings()
    return node
  }

  /// Says nothing about the node: one that windows share equals one that they do not.
  private struct Shared: Sendable, Equatable {
    var renderings: NodeRenderings?

    static func == (lhs: Shared, rhs: Shared) -> Bool { true }
  }

  /// The node with a decoration around it, whose key follows from the node's own.
  func modified(by decoration: Decoration, expands: Axis.Set? = nil) -> Node {
    var inner = self
    inner.row = nil
    var outer = Node(
      .modified(decoration), key: key.child(.wrapper), expands: expands ?? self.expands, children: [inner])
    outer.row = row
    return outer
  }
}
