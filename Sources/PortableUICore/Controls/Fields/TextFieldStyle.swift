/// The styles of text fields that the layer draws.
package enum TextFieldStyleKind: Hashable, Sendable {
  case automatic, plain, roundedBorder
}

/// A style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// Sets the style in the surroundings. Styles of the layer implement it; screens never do.
  func _apply(to environment: inout EnvironmentValues)
}

public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.fields.fieldStyle = .automatic }
}

public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.fields.fieldStyle = .plain }
}

public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) {
    environment.fields.fieldStyle = .roundedBorder
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension View {
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    TextFieldStyled(content: self, style: style)
  }
}

private nonisolated struct TextFieldStyled<Content: View, Style: TextFieldStyle>: View {
  typealias Body = Never

  let content: Content
  let style: Style

  @MainActor func _render(_ context: inout RenderContext) {
    context.with {
      style._apply(to: &$0)
    } _: {
      content._render(&$0)
    }
  }
}
