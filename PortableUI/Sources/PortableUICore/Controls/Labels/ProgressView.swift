/// Work under way: how much of it is done, or only that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label

  @MainActor public func _render(_ context: inout _RenderContext) {
    let children = context.nodes(of: label)
    context.emit(.progress(fraction: fraction), children: children)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init(@ViewBuilder label: () -> Label = { EmptyView() }) {
    self.init(fraction: nil, label: label())
  }

  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title))
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.init(fraction: Self.fraction(value, total), label: label())
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey))
  }

  private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}
