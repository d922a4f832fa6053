/// Screens on top of each other; the path says which values are open above the root.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  /// Nil: the stack keeps its path itself.
  private let path: StackPath?
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    nonisolated(unsafe) let path = path
    self.path = StackPath(
      values: { path.wrappedValue.elements },
      setting: { values in
        StackPath.Change(
          address: path.address?(NavigationPath(elements: values)),
          make: { path.wrappedValue = NavigationPath(elements: values) })
      }, source: path.source)
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    nonisolated(unsafe) let path = path
    self.path = StackPath(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      setting: { values in
        let data = Data(values.compactMap { $0.base as? Data.Element })
        guard data.count == values.count else { return nil }
        return StackPath.Change(address: path.address?(data), make: { path.wrappedValue = data })
      }, source: path.source)
    self.root = root()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let (stack, graph) = (context.identity, context.graph)
    let outerBack = context.windowValues.navigation?.back
    let path = path ?? ownPath(&context)
    let values = path.values()
    let destinations = context.slot(DestinationTable())
    destinations.removeAll()
    context.with {
      $0.window.navigation = path.navigation(of: stack, above: values, in: graph, outerBack)
      $0.window.destinations = destinations
    } _: { context in
      var top = context.screen(.body, back: outerBack) { root._render(&$0) }
      for (index, value) in values.enumerated() {
        let change = path.setting(Array(values.prefix(index)))
        let key = context.identity.child(.part(index)).child(.wrapper)
        if let change { graph.register(.tap(change.make), for: key) }
        let back = BackTarget(
          address: change?.address, title: top.screenTraits?.title, key: change?.address == nil ? key : nil)
        top = context.screen(.part(index), back: back) { context in
          context.with {
            $0.setDismissal(of: path.source.map { .part($0, step: .index(index)) }, change?.make)
          } _: { context in
            context.descend(.element(StableHash.of(value))) { destinations.render(value, &$0) }
          }
        }
      }
      context.nodes.append(top)
    }
  }

  @MainActor private func ownPath(_ context: inout RenderContext) -> StackPath {
    let graph = context.graph
    let box = graph.scope(for: context.identity).slot { ObservedBox<[AnyHashable]>([], of: graph) }
    return StackPath(
      values: { box.value }, setting: { values in StackPath.Change(address: nil, make: { box.value = values }) },
      source: .object(box))
  }
}

/// The path of a stack without its element type.
private nonisolated struct StackPath {
  var values: @MainActor () -> [AnyHashable]
  /// What setting the path to these values would do; nil where they do not fit it.
  var setting: @MainActor ([AnyHashable]) -> Change?
  /// Where the path lives; nil where nobody can tell.
  var source: BindingSource?

  struct Change {
    var address: String?
    var make: @MainActor () -> Void
  }

  /// Links above the present values push theirs.
  @MainActor func navigation(
    of stack: Identity, above present: [AnyHashable], in graph: ViewGraph, _ back: BackTarget?
  ) -> NavigationContext {
    let links = LinkContainer(
      stack, around: nil, of: graph,
      source: source.map { LinkContainer.Source(binding: $0, shown: AnyHashable(present)) },
      address: { value in setting(present + [value]).map(\.address) },
      go: { value in setting(present + [value])?.make() })
    return NavigationContext(links: links, back: back)
  }
}
