/// A picture.
///
/// The layer draws symbols by name from its own catalogue.
public nonisolated struct Image: Equatable, Sendable {
  let systemName: String

  public init(systemName: String) {
    self.systemName = systemName
  }
}

extension Image: View {
  public typealias Body = Never

  @MainActor public func _render(_ context: inout _RenderContext) {
    let environment = context.environment
    context.emit(.image(SymbolImage(name: systemName, font: environment.font, color: environment.foreground)))
  }
}
