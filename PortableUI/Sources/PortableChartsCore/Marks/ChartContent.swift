import PortableUICore

/// A part of a chart: a mark, or several.
public protocol ChartContent {
  /// Adds its marks. Marks of the layer implement it; screens never do.
  func _collect(_ look: _MarkLook, into marks: inout _MarkCollector)
}

/// Builds a chart from the statements of a closure.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartTuple<repeat each Content> {
    _ChartTuple(content: (repeat each content))
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(first: first, second: nil)
  }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(first: nil, second: second)
  }
}

/// The parts of one builder block, in order: later ones are drawn above.
public struct _ChartTuple<each Content: ChartContent>: ChartContent {
  let content: (repeat each Content)

  public func _collect(_ look: _MarkLook, into marks: inout _MarkCollector) {
    for part in repeat each content {
      var look = look
      look.serial = marks.nextSerial()
      part._collect(look, into: &marks)
    }
  }
}

/// One of two branches of an `if`.
public struct BuilderConditional<TrueContent, FalseContent> {
  let first: TrueContent?
  let second: FalseContent?
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public func _collect(_ look: _MarkLook, into marks: inout _MarkCollector) {
    first?._collect(look, into: &marks)
    second?._collect(look, into: &marks)
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public func _collect(_ look: _MarkLook, into marks: inout _MarkCollector) {
    self?._collect(look, into: &marks)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public func _collect(_ look: _MarkLook, into marks: inout _MarkCollector) {
    for element in data { content(element)._collect(look, into: &marks) }
  }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach where Content: ChartContent {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
