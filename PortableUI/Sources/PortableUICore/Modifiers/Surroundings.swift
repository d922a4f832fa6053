extension View {
  public nonisolated func font(_ font: Font?) -> some View {
    EnvironmentView(content: self) { $0.font = font }
  }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0.foreground = style._color(in: $0) }
  }

  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { $0.foreground = color }
  }

  public nonisolated func tint(_ tint: Color?) -> some View {
    EnvironmentView(content: self) { $0.tint = tint }
  }

  public nonisolated func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  public nonisolated func lineLimit(_ number: Int?) -> some View {
    EnvironmentView(content: self) { $0.lineLimit = number }
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentView(content: self) { $0.multilineTextAlignment = alignment }
  }
}
