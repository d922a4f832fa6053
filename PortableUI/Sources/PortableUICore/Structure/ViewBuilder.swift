/// Builds views from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

/// The children of one builder block, in order.
public nonisolated struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    var index = 0
    for child in repeat each content {
      context.descend(.position(index)) { child._render(&$0) }
      index += 1
    }
  }
}

extension TupleView: ComparableInput {
  @MainActor static func inputComparison() -> InputComparison? {
    var children: [InputComparison?] = []
    repeat children.append(InputComparison.of((each Content).self))
    let comparisons = children.compactMap(\.self)
    guard comparisons.count == children.count else { return nil }
    return InputComparison(of: Self.self, isPlain: comparisons.allSatisfy(\.isPlain)) { one, other in
      var index = 0
      for (one, other) in repeat (each one.content, each other.content) {
        guard comparisons[index].isSame(one, other) else { return false }
        index += 1
      }
      return true
    }
  }
}

/// One of two branches of an `if` or `switch`; changing the branch changes the identity.
public nonisolated struct _ConditionalContent<First, Second> {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch
}

extension _ConditionalContent: View where First: View, Second: View {
  @MainActor public func _render(_ context: inout _RenderContext) {
    switch branch {
    case .first(let view): context.descend(.branch(0)) { view._render(&$0) }
    case .second(let view): context.descend(.branch(1)) { view._render(&$0) }
    }
  }
}

extension _ConditionalContent: ComparableInput {
  @MainActor static func inputComparison() -> InputComparison? {
    guard let first = InputComparison.of(First.self), let second = InputComparison.of(Second.self) else { return nil }
    return InputComparison(of: Self.self, isPlain: first.isPlain && second.isPlain) { one, other in
      switch (one.branch, other.branch) {
      case (.first(let one), .first(let other)): first.isSame(one, other)
      case (.second(let one), .second(let other)): second.isSame(one, other)
      default: false
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  @MainActor public func _render(_ context: inout _RenderContext) {
    guard let view = self else { return }
    context.descend(.branch(0)) { view._render(&$0) }
  }
}

/// Several views as one, without a box of their own.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    content._render(&context)
  }
}
