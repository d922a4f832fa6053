import Foundation

/// Children side by side.
public nonisolated struct HStack<Content: View>: View {
  private let layout: StackLayout
  private let content: Content

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = StackLayout(axis: .horizontal, vertical: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor public func _render(_ context: inout _RenderContext) { context.emitStack(layout, content) }
}

/// Children one below the other.
public nonisolated struct VStack<Content: View>: View {
  private let layout: StackLayout
  private let content: Content

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = StackLayout(axis: .vertical, horizontal: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor public func _render(_ context: inout _RenderContext) { context.emitStack(layout, content) }
}

/// Children on top of each other.
public nonisolated struct ZStack<Content: View>: View {
  private let layout: StackLayout
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = StackLayout(axis: nil, horizontal: alignment.horizontal, vertical: alignment.vertical)
    self.content = content()
  }

  @MainActor public func _render(_ context: inout _RenderContext) { context.emitStack(layout, content) }
}

extension RenderContext {
  fileprivate mutating func emitStack(_ layout: StackLayout, _ content: some View) {
    let children = collect(content) {
      $0.fixedSize = $0.fixedSize.within(layout.axis)
      ($0.showsRowWindows, $0.pinsSectionHeaders) = (false, false)
    }
    var expands: Axis.Set = []
    for child in children {
      if case .spacer = child.kind {
        if layout.axis == .horizontal { expands.insert(.horizontal) }
        if layout.axis == .vertical { expands.insert(.vertical) }
      } else {
        expands.formUnion(child.expands)
      }
    }
    emit(.stack(layout), expands: expands, children: children)
  }
}

/// Room that grows along the stack around it.
public nonisolated struct Spacer: View {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    context.emit(.spacer(minLength: minLength))
  }
}

/// A thin line between things.
public nonisolated struct Divider: View {
  public init() {}

  @MainActor public func _render(_ context: inout _RenderContext) {
    context.emit(.divider, expands: .horizontal)
  }
}

/// Content that scrolls.
public nonisolated struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let children = context.collect(content) { $0.fixedSize = FixedSize() }
    context.emit(
      .scroll(axes), expands: axes == .horizontal ? .horizontal : [.horizontal, .vertical], children: children)
  }
}
