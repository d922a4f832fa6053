/// The styles of lists that the layer draws.
package enum ListStyleKind: Hashable, Sendable {
  case automatic, plain, grouped, insetGrouped, sidebar
}

/// The look of lists.
@MainActor @preconcurrency
public protocol ListStyle: _EnvironmentStyle {}

public nonisolated struct DefaultListStyle: ListStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.listStyle = .automatic }
}

public nonisolated struct PlainListStyle: ListStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.listStyle = .plain }
}

public nonisolated struct GroupedListStyle: ListStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.listStyle = .grouped }
}

public nonisolated struct InsetGroupedListStyle: ListStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.listStyle = .insetGrouped }
}

public nonisolated struct SidebarListStyle: ListStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.listStyle = .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { .init() }
}

extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    EnvironmentStyled(content: self, style: style)
  }
}

package struct ListLayout: Sendable, Hashable {
  package var style: ListStyleKind
  /// The menus of its rows, if they have any.
  package var menu: RowMenuTraits?
}
