/// Content that is folded away below a label until somebody opens it.
///
/// It begins folded. On the web the browser opens and folds it, so that the program hears nothing of it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let parts = context.collect { context in
      context.descend(.part(0)) { HStack { label }._render(&$0) }
      context.descend(.part(1)) { VStack(alignment: .leading) { content }._render(&$0) }
    }
    context.emit(.disclosure, expands: .horizontal, children: parts)
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
}
