import Foundation

/// What a list does with a node as a row, beyond showing it.
package struct RowTraits: Sendable, Equatable {
  /// The items of its menu: swipe actions, those of a context menu, deleting and moving.
  package var actions: [Node] = []
  /// What lies behind it.
  package var background: [Node] = []
  package var hidesSeparator = false
  package var insets: EdgeInsets?
}

extension Node {
  var rowTraits: RowTraits {
    get { row ?? RowTraits() }
    set { row = newValue }
  }
}

/// A view that says something about its rows.
nonisolated struct RowView<Content: View>: View {
  let content: Content
  let change: @MainActor (inout RowTraits, inout RenderContext) -> Void

  @MainActor func _render(_ context: inout RenderContext) {
    let first = context.nodes.count
    context.descend(.branch(0)) { content._render(&$0) }
    for index in first..<context.nodes.count {
      var traits = context.nodes[index].rowTraits
      context.descend(.part(index - first)) { change(&traits, &$0) }
      context.nodes[index].rowTraits = traits
    }
  }
}

extension View {
  /// What lies behind the row in its list.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    nonisolated(unsafe) let view = view
    return RowView(content: self) { traits, context in
      traits.background = context.collect { view._render(&$0) }
    }
  }

  /// Whether there are lines above and below the row; which edges is not told apart.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    RowView(content: self) { traits, _ in traits.hidesSeparator = visibility == .hidden }
  }

  /// The room around the row's content; nil as the list has it.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    RowView(content: self) { traits, _ in traits.insets = insets }
  }

  /// Actions on the row, in the menu at its end; a browser has no swipe, so neither edge nor full swipe matters.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    RowView(content: self, actions: content())
  }

  /// Actions on the view, in a menu at its end.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    RowView(content: self, actions: menuItems())
  }
}

extension RowView {
  nonisolated init(content: Content, actions: some View) {
    nonisolated(unsafe) let actions = actions
    self.init(content: content) { traits, context in
      traits.actions += context.menuItems(actions)
    }
  }
}

extension RenderContext {
  /// The nodes of a menu's items, in the menu's own surroundings.
  mutating func menuItems(_ items: some View) -> [Node] {
    collect(items) {
      ($0.font, $0.foreground, $0.tint, $0.lineLimit) = (nil, nil, nil, nil)
      ($0.buttonStyle, $0.labelStyle) = (.automatic, nil)
      ($0.window.rowEdits, $0.showsRowWindows, $0.pinsSectionHeaders) = (nil, false, false)
    }
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ e: HorizontalEdge) { self.init(rawValue: 1 << e.rawValue) }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}
