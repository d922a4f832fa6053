extension View {
  /// A menu for each row of the list inside that leads to a value of this type.
  ///
  /// A person asks for it by a right click, a finger that rests or moves to a side, or the Menu key; it is made then, for
  /// the one row. Keys of its items press them for the row that has the focus. Without script there is none, so it must
  /// not be the only way to do something.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M
  ) -> some View {
    SelectionMenuView(content: self, menu: menu)
  }
}

/// A list whose rows have menus.
nonisolated struct SelectionMenuView<Content: View, Value: Hashable, Items: View>: View {
  let content: Content
  let menu: (Set<Value>) -> Items

  @MainActor func _render(_ context: inout RenderContext) {
    let (firstNode, firstEffect) = (context.nodes.count, context.graph.current.effects.count)
    context.descend(.branch(0)) { content._render(&$0) }
    let traits = context.descend(.part(4)) { renderMenu(of: firstEffect, in: &$0) }
    for index in firstNode..<context.nodes.count { context.nodes[index].setMenu(traits) }
  }

  /// Renders the menu that was asked for, if one was.
  @MainActor private func renderMenu(of firstEffect: Int, in context: inout RenderContext) -> RowMenuTraits {
    let (graph, identity) = (context.graph, context.identity)
    let scope = graph.scope(for: identity)
    let row = scope.slot { ObservedBox<String?>(nil, of: graph) }
    let rendered = scope.slot(1) { LastItems() }
    graph.register(.menu { [weak graph] in graph?.use(menuOf: row, rendered, by: $0) }, for: identity)
    rendered.nodes = row.value.map { items(of: $0, firstEffect, in: &context) } ?? []
    if let row = row.value, !rendered.nodes.isEmpty {
      let key = identity.child(.element(StableHash.of(text: row)))
      graph.present { Node(.rowMenu, key: key, isKeyed: true, children: rendered.nodes) }
    }
    return RowMenuTraits(key: identity, keys: keys(of: firstEffect, in: &context))
  }

  /// The items for the row of this address, or of this name where it has none.
  @MainActor private func items(of row: String, _ firstEffect: Int, in context: inout RenderContext) -> [Node] {
    let link = context.graph.current.links(from: firstEffect).first { ($0.address ?? $0.identity.name) == row }
    guard let value = link?.value.base as? Value else { return [] }
    return items(for: value, .part(0), in: &context)
  }

  /// The keys that items have, which are the same for all rows; no menu of the first few links, no keys.
  @MainActor private func keys(of firstEffect: Int, in context: inout RenderContext) -> [String] {
    for link in context.graph.current.links(from: firstEffect).prefix(4) {
      guard let value = link.value.base as? Value else { continue }
      let nodes = items(for: value, .part(1), in: &context)
      if !nodes.isEmpty { return nodes.flatMap(\.menuKeys).map(\.key) }
    }
    return []
  }

  @MainActor private func items(for value: Value, _ step: IdentityStep, in context: inout RenderContext) -> [Node] {
    context.descend(step) { $0.menuItems(menu([value])) }
  }
}

/// The items of the menu that is open, for the keys that press them.
@MainActor
private final class LastItems {
  var nodes: [Node] = []
}

extension ViewGraph {
  /// Opens the menu of a row, closes it for an empty text, or, for a key and a row, presses the item with the key.
  fileprivate func use(menuOf row: ObservedBox<String?>, _ items: LastItems, by text: String) {
    guard let space = text.firstIndex(of: " ") else {
      row.value = text.isEmpty ? nil : text
      return
    }
    row.value = String(text[text.index(after: space)...])
    _ = evaluate()
    let item = items.nodes.flatMap(\.menuKeys).first { $0.key == text[..<space] }
    if let item { _ = perform(.tap, on: item.button) }
    row.value = nil
  }
}

/// What a list knows of its rows' menus.
package struct RowMenuTraits: Sendable, Hashable {
  /// The control that makes them.
  package var key: Identity
  /// What presses items of the row that has the focus.
  package var keys: [String]
}

extension Node {
  /// Tells the list in it of its rows' menus.
  fileprivate mutating func setMenu(_ menu: RowMenuTraits) {
    switch kind {
    case .list(var layout):
      layout.menu = menu
      kind = .list(layout)
    case .modified: children[0].setMenu(menu)
    default: break
    }
  }

  /// The buttons in it that one key alone presses.
  fileprivate var menuKeys: [(key: String, button: Identity)] {
    guard case .button(let traits) = kind else { return children.flatMap(\.menuKeys) }
    guard let shortcut = traits.shortcut, shortcut.modifiers.isEmpty else { return [] }
    return [(shortcut.key.character.lowercased(), key)]
  }
}
