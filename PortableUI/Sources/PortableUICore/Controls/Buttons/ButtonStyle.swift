/// The styles of buttons that the layer draws.
package enum ButtonStyleKind: Hashable, Sendable {
  case automatic, plain, borderless, bordered, borderedProminent
}

/// A style of buttons without a look of its own making.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _EnvironmentStyle {}

public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.buttonStyle = .automatic }
}

public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.buttonStyle = .plain }
}

public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.buttonStyle = .borderless }
}

public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.buttonStyle = .bordered }
}

public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) {
    environment.buttonStyle = .borderedProminent
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension View {
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentStyled(content: self, style: style)
  }
}
