/// Rows in a column that scrolls, loose or in sections.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue?>?
  private let content: Content

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    var navigation = context.windowValues.navigation ?? NavigationContext()
    if let selection { navigation.select(with: selection, in: context.identity, of: context.graph) }
    let firstEffect = context.graph.current.effects.count
    context.with {
      $0.window.navigation = navigation
      $0.fixedSize = FixedSize()
      if !$0.fields.isInList { $0.fields.isInList = true }
      // No row is a screen that could take it.
      $0.fields.search = nil
      ($0.showsRowWindows, $0.pinsSectionHeaders) = (true, false)
    } _: { context in
      var children = context.collect { content._render(&$0) }
      if let selected = selection?.wrappedValue {
        children.markCurrent(
          context.graph.current.links(to: AnyHashable(selected), in: context.identity, from: firstEffect))
      }
      context.emit(
        .list(ListLayout(style: context.environment.listStyle)), expands: [.horizontal, .vertical], children: children)
    }
  }
}

extension List {
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension [Node] {
  /// Marks the links of these identities as those to what is shown.
  fileprivate mutating func markCurrent(_ links: [Identity]) {
    guard !links.isEmpty else { return }
    for index in indices where self[index].holds(links) { self[index].markCurrent(links) }
  }
}

extension Node {
  fileprivate func holds(_ links: [Identity]) -> Bool {
    switch kind {
    case .link: links.contains(key)
    case .section(let header, let footer): [header, footer, children].contains { $0.contains { $0.holds(links) } }
    default: children.contains { $0.holds(links) }
    }
  }

  fileprivate mutating func markCurrent(_ links: [Identity]) {
    switch kind {
    case .link(var target):
      target.isCurrent = true
      kind = .link(target)
    case .section(var header, var footer):
      header.markCurrent(links)
      footer.markCurrent(links)
      kind = .section(header: header, footer: footer)
      children.markCurrent(links)
    default: children.markCurrent(links)
    }
  }
}
