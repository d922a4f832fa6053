/// Screens of equal rank, one of them shown, with a bar to choose.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    var tabs = TabCollector(selection: selection)
    var children = render(tabs, &context)
    if !tabs.hasShown {
      tabs = TabCollector(selection: selection, showsFirst: true)
      children = render(tabs, &context)
    }
    if let tint = context.environment.tint {
      context.graph.present { [key = context.identity] in Node(.windowTint(tint), key: key) }
    }
    context.emit(.tabs(tabs.items), expands: [.horizontal, .vertical], children: children)
  }

  @MainActor private func render(_ tabs: TabCollector, _ context: inout RenderContext) -> [Node] {
    context.collect(content) {
      $0.window.tabs = tabs
      ($0.tint, $0.windowTint) = (nil, $0.tint ?? $0.windowTint)
    }
  }
}

/// Gathers the tabs of one tab view while its content is evaluated; only the selected one's content is, or the first one's
/// where none is selected.
@MainActor
final class TabCollector {
  private(set) var items: [TabTraits] = []
  /// True once a tab's content is shown.
  private(set) var hasShown = false
  private let showsFirst: Bool
  var tag: AnyHashable?
  private let isSelected: (AnyHashable) -> Bool
  private let address: (AnyHashable) -> String?
  private let select: (AnyHashable) -> (@MainActor () -> Void)?

  init<Value: Hashable>(selection: Binding<Value>?, showsFirst: Bool = false) {
    self.showsFirst = showsFirst
    isSelected = { tag in
      guard let selection else { return false }
      return tag.base as? Value == selection.wrappedValue
    }
    address = { tag in (tag.base as? Value).flatMap { value in selection?.address?(value) } }
    select = { tag in
      guard let selection, let value = tag.base as? Value else { return nil }
      return { selection.wrappedValue = value }
    }
  }

  /// Adds a tab; true where its content is to be shown.
  func add(label: [Node], key: Identity, in graph: ViewGraph) -> Bool {
    let tag = tag ?? AnyHashable(items.count)
    self.tag = nil
    let isChosen = isSelected(tag)
    let isShown = isChosen || showsFirst && items.isEmpty
    hasShown = hasShown || isShown
    if let select = select(tag) { graph.register(.tap(select), for: key) }
    items.append(TabTraits(label: label, address: address(tag), isSelected: isChosen, key: key))
    return isShown
  }
}

extension View {
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }

  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    TaggedView(content: self, tag: tag)
  }
}

private nonisolated struct TabItemView<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor func _render(_ context: inout RenderContext) {
    guard let tabs = context.windowValues.tabs else { return content._render(&context) }
    let labelNodes = context.nodes(of: label, at: .part(0))
    if let tagged = content as? any TagCarrying { tabs.tag = tagged.carriedTag }
    guard tabs.add(label: labelNodes, key: context.identity, in: context.graph) else { return }
    context.descend(.branch(0)) { context in
      context.render(content) { $0.window.tabs = nil }
    }
  }
}

/// A view that knows its tag, wherever `tag` stands in the chain of modifiers.
@MainActor
private protocol TagCarrying {
  var carriedTag: AnyHashable { get }
}

private nonisolated struct TaggedView<Content: View, Tag: Hashable>: View, TagCarrying {
  let content: Content
  let tag: Tag

  @MainActor var carriedTag: AnyHashable { AnyHashable(tag) }

  @MainActor func _render(_ context: inout RenderContext) {
    if let options = context.environment.window.options {
      let nodes = context.collect { content._render(&$0) }
      return options.add(AnyHashable(tag), nodes, in: context)
    }
    context.windowValues.tabs?.tag = AnyHashable(tag)
    content._render(&context)
  }
}
