/// A switch with a label.
public nonisolated struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let isEnabled = context.environment.isEnabled
    context.graph.register(isEnabled ? .toggle(isOn) : .disabled, for: context.identity)
    let children = context.nodes(of: label)
    let traits = ToggleTraits(isOn: isOn.wrappedValue, isEnabled: isEnabled)
    context.emit(.toggle(traits), expands: .horizontal, isKeyed: true, children: children)
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
