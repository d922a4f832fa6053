/// Items of a screen's bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// Adds the items to the bar of the screen around. Content of the layer implements it; screens never do.
  func _addItems(_ context: inout _RenderContext)
}

/// One item of a screen's bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor public func _addItems(_ context: inout _RenderContext) {
    let nodes = context.collect { context in
      context.descend(.body) { content._render(&$0) }
    }
    switch placement.side {
    case .leading: context.screen.leading += nodes
    case .trailing: context.screen.trailing += nodes
    }
  }
}

extension ToolbarItem where ID == () {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Where a bar's item stands.
public nonisolated struct ToolbarItemPlacement: Sendable {
  enum Side: Sendable { case leading, trailing }

  let side: Side

  public static let automatic = ToolbarItemPlacement(side: .trailing)
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// Builds the items of a bar from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(content: (repeat each content))
  }
}

/// The items of one builder block, in order.
public nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  let content: (repeat each Content)

  @MainActor public func _addItems(_ context: inout _RenderContext) {
    var index = 0
    for item in repeat each content {
      context.descend(.position(index)) { item._addItems(&$0) }
      index += 1
    }
  }
}

extension View {
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return ScreenPreferenceView(content: self) { context in
      context.descend(.part(2)) { items._addItems(&$0) }
    }
  }
}
