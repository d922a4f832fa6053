extension View {
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetView(content: self, source: SheetSource(isPresented), isFull: false, onDismiss: onDismiss) { _ in content() }
  }

  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    SheetView(content: self, source: SheetSource(item), isFull: false, onDismiss: onDismiss, sheet: content)
  }

  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetView(content: self, source: SheetSource(isPresented), isFull: true, onDismiss: onDismiss) { _ in content() }
  }

  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    SheetView(content: self, source: SheetSource(item), isFull: true, onDismiss: onDismiss, sheet: content)
  }
}

/// What a sheet is about, and how it comes and goes.
nonisolated struct SheetSource<Item> {
  let item: @MainActor () -> Item?
  let id: (Item) -> UInt64
  /// Nil: what it is about is gone with the window that knew it.
  let show: (@MainActor () -> Void)?
  let hide: @MainActor () -> Void
  /// What hiding writes, where that can be compared.
  let binding: BindingSource?
}

extension SheetSource where Item == Void {
  nonisolated init(_ isPresented: Binding<Bool>) {
    self.init(
      item: { isPresented.wrappedValue ? () : nil }, id: { 0 }, show: { isPresented.wrappedValue = true },
      hide: { isPresented.wrappedValue = false }, binding: isPresented.source)
  }
}

extension SheetSource where Item: Identifiable {
  nonisolated init(_ item: Binding<Item?>) {
    nonisolated(unsafe) let item = item
    self.init(
      item: { item.wrappedValue }, id: { StableHash.of($0.id) }, show: nil, hide: { item.wrappedValue = nil },
      binding: item.source)
  }
}

/// A view with a sheet above it while there is something to show.
private nonisolated struct SheetView<Content: View, Item, Sheet: View>: View {
  let content: Content
  let source: SheetSource<Item>
  let isFull: Bool
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  @MainActor func _render(_ context: inout RenderContext) {
    context.descend(.branch(0)) { content._render(&$0) }
    context.descend(.part(4)) { context in
      let scope = context.graph.scope(for: context.identity)
      let item = source.item()
      if scope.hasAppeared, item == nil, let onDismiss { context.graph.afterEvaluation(onDismiss) }
      scope.hasAppeared = item != nil
      if let show = source.show { context.graph.register(presentation: show, for: context.identity) }
      guard let item else { return }
      context.graph.present {
        let key = context.identity
        return context.descend(.element(source.id(item))) { sheetNode(of: item, key: key, &$0) }
      }
    }
  }

  @MainActor private func sheetNode(of item: Item, key: Identity, _ context: inout RenderContext) -> Node {
    let report = context.slot(SheetReport())
    (report.traits, report.offersDismissal) = (SheetTraits(isFull: isFull), false)
    let screen = context.with {
      // No container, list or style of the view below reaches a sheet.
      $0.beginPresentation(dismiss: nil)
      $0.setDismissal(of: source.binding, source.hide)
      ($0.window.sheet, $0.window.navigation, $0.window.destinations, $0.window.tabs) = (report, nil, nil, nil)
      $0.listStyle = .automatic
    } _: { context in
      var screen = context.screenOrStack(.body, back: nil) { sheet(item)._render(&$0) }
      if !report.offersDismissal, report.traits.isDismissable {
        screen.screenTraits?.leading.insert(contentsOf: closeButton(&context), at: 0)
      }
      return screen
    }
    if report.traits.isDismissable { context.graph.register(.dismiss(source.hide), for: key) }
    return Node(.sheet(report.traits), key: key, isKeyed: true, children: [screen])
  }

  @MainActor private func closeButton(_ context: inout RenderContext) -> [Node] {
    let (hide, name) = (source.hide, LayerText.close(in: context.environment.locale))
    return context.nodes(of: Button(name, role: .cancel, action: hide), at: .part(8))
  }
}

/// How a sheet stands above the page.
package struct SheetTraits: Sendable, Hashable {
  /// True where Escape, or a tap beside it, closes it.
  package var isDismissable = true
  /// True where it covers the window at every width.
  package var isFull = false
  /// True where it is no higher than its content.
  package var isLow = false
  /// Its surroundings; nil: those of the person.
  package var colorScheme: ColorScheme?
  /// True where nothing but its content is shown, and the screen stays on.
  package var hidesOverlays = false
}
