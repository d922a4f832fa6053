import Foundation

/// A picture: a symbol by name from the layer's own catalogue, or what an `AsyncImage` loaded.
public nonisolated struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case picture(PictureImage)
    /// Stands where a picture is to come.
    case placeholder
  }

  /// How pixels are drawn where they are more or fewer than the screen's.
  public enum Interpolation: Sendable {
    case none, low, medium, high
  }

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Sendable {
    case tile, stretch
  }

  var source: Source

  init(_ source: Source) {
    self.source = source
  }

  public init(systemName: String) {
    self.init(.symbol(systemName))
  }

  /// The picture in whatever size there is.
  ///
  /// Symbols stay as they are; insets and tiles are not drawn.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed { $0.isResizable = true }
  }

  /// The picture with its pixels drawn as squares, for `none`; all else is up to the browser.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.keepsPixels = interpolation == .none }
  }

  private func changed(_ change: (inout PictureImage) -> Void) -> Image {
    guard case .picture(var picture) = source else { return self }
    change(&picture)
    return Image(.picture(picture))
  }
}

extension Image: View {
  @MainActor public func _render(_ context: inout _RenderContext) {
    let environment = context.environment
    switch source {
    case .symbol(let name):
      context.emit(.image(SymbolImage(name: name, font: environment.font, color: environment.foreground)))
    case .picture(let picture):
      context.emit(.picture(picture), expands: picture.isResizable ? [.horizontal, .vertical] : [])
    case .placeholder:
      let drawing = ShapeDrawing(outline: .rectangle, fill: .gray.opacity(0.2))
      context.emit(.shape(drawing), expands: [.horizontal, .vertical])
    }
  }
}
