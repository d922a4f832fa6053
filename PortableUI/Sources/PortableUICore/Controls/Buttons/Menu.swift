/// A button that opens a list of actions.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let environment = context.environment
    let labelNodes = context.nodes(of: label, at: .part(0))
    let items = context.descend(.body) { $0.menuItems(content) }
    let traits = MenuTraits(label: labelNodes, style: environment.buttonStyle, isEnabled: environment.isEnabled)
    context.emit(.menu(traits), isKeyed: true, children: items)
  }
}

extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == PortableUICore.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PortableUICore.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { PortableUICore.Label(title, systemImage: systemImage) }
  }
}

/// A menu's button.
package struct MenuTraits: Sendable, Equatable {
  package var label: [Node]
  package var style: ButtonStyleKind
  package var isEnabled: Bool
}
