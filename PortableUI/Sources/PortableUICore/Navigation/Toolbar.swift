/// Items of a screen's bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  /// What these items are made of.
  @ToolbarContentBuilder var body: Self.Body { get }

  /// Adds the items to the bar of the screen around. Content of the layer implements it; screens never do.
  func _addItems(_ context: inout _RenderContext)
}

extension ToolbarContent {
  public func _addItems(_ context: inout _RenderContext) {
    context.descend(.body) { body._addItems(&$0) }
  }
}

extension ToolbarContent where Body == Never {
  /// Items of the layer have no body; nobody asks for it.
  public var body: Never { fatalError("\(Self.self) is drawn by the layer; its body is never asked for.") }
}

extension Never: ToolbarContent {}

/// One item of a screen's bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor public func _addItems(_ context: inout _RenderContext) {
    context.addItems(at: placement, content)
  }
}

extension ToolbarItem where ID == () {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items at one place of a screen's bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public func _addItems(_ context: inout _RenderContext) {
    context.addItems(at: placement, content)
  }
}

/// Where a bar's item stands.
public nonisolated struct ToolbarItemPlacement: Sendable {
  enum Side: Sendable { case leading, trailing }

  let side: Side
  /// True where the item ends what its screen is there for.
  var endsModal = false

  public static let automatic = ToolbarItemPlacement(side: .trailing)
  public static let navigation = ToolbarItemPlacement(side: .leading)
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(side: .leading, endsModal: true)
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing, endsModal: true)
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
}

extension RenderContext {
  fileprivate mutating func addItems(at placement: ToolbarItemPlacement, _ content: some View) {
    let nodes = nodes(of: content)
    if placement.endsModal, !nodes.isEmpty, let sheet = windowValues.sheet {
      graph.replay { sheet.offersDismissal = true }
    }
    switch placement.side {
    case .leading: screen.leading += nodes
    case .trailing: screen.trailing += nodes
    }
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return ScreenPreferenceView(content: self) { context in
      context.descend(.part(2)) { items._addItems(&$0) }
    }
  }

  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItem(content: content) }
  }
}
