/// The styles of pickers that the layer draws.
package enum PickerStyleKind: Hashable, Sendable {
  case automatic, menu, inline, segmented
}

/// A style of pickers.
@MainActor @preconcurrency
public protocol PickerStyle: _EnvironmentStyle {}

public nonisolated struct DefaultPickerStyle: PickerStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.fields.pickerStyle = .automatic }
}

public nonisolated struct MenuPickerStyle: PickerStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.fields.pickerStyle = .menu }
}

public nonisolated struct InlinePickerStyle: PickerStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.fields.pickerStyle = .inline }
}

public nonisolated struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  @MainActor public func _apply(to environment: inout EnvironmentValues) { environment.fields.pickerStyle = .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension View {
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    EnvironmentStyled(content: self, style: style)
  }
}
