/// A program's windows, as the program's `@main` type declares them on Apple's platforms.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Self.Body { get }

  init()
}

/// A part of a program's interface with a life of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Self.Body { get }

  /// Adds the views of a window of this scene. Scenes of the layer implement it; programs never do.
  func _renderWindow(_ context: inout _RenderContext)
}

extension Scene {
  public func _renderWindow(_ context: inout _RenderContext) { body._renderWindow(&context) }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the layer; its body is never asked for.") }
}

extension Never: Scene {}

/// Windows with the same content, each with a state of its own.
public nonisolated struct WindowGroup<Content: View>: Scene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public func _renderWindow(_ context: inout _RenderContext) { content._render(&context) }
}

/// Builds the scenes of a program.
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
