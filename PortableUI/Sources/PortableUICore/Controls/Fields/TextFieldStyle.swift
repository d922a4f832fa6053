/// The styles of text fields that the layer draws.
package enum TextFieldStyleKind: Hashable, Sendable {
  case automatic, plain, roundedBorder
}

/// A style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle: _EnvironmentStyle {}

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
    EnvironmentStyled(content: self, style: style)
  }
}
