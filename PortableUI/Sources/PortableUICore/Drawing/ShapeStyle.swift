/// What a shape or a text is filled with.
public protocol ShapeStyle: Sendable {
  /// The colour that stands for the style, of all surroundings.
  func _color(in environment: EnvironmentValues) -> Color
}

extension Color: ShapeStyle {
  public func _color(in environment: EnvironmentValues) -> Color { self }
}

/// The styles of the surroundings: primary, secondary, and so on.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  private let color: Color

  public static let primary = HierarchicalShapeStyle(color: .primary)
  public static let secondary = HierarchicalShapeStyle(color: .secondary)

  public func _color(in environment: EnvironmentValues) -> Color { color }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
}

/// The colour of what can be pressed.
public nonisolated struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _color(in environment: EnvironmentValues) -> Color { environment.tintColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
}
