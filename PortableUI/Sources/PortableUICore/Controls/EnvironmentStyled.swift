/// A style that is no more than a value in the surroundings of what it styles.
@MainActor @preconcurrency
public protocol _EnvironmentStyle {
  /// Sets the style in the surroundings. Styles of the layer implement it; screens never do.
  func _apply(to environment: inout EnvironmentValues)
}

/// A view within whose surroundings a style is set.
nonisolated struct EnvironmentStyled<Content: View, Style: _EnvironmentStyle>: View {
  let content: Content
  let style: Style

  @MainActor func _render(_ context: inout RenderContext) {
    context.render(content) { style._apply(to: &$0) }
  }
}
