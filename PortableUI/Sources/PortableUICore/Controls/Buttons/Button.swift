/// Something that a person presses.
public nonisolated struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let environment = context.environment
    let (action, dismiss) = (action, context.windowValues.dismissPresentation)
    let press: ControlAction = .tap {
      dismiss?()
      action()
    }
    context.graph.register(environment.isEnabled ? press : .disabled, for: context.identity)
    let children = context.collectLabel(label, role: role)
    let traits = ButtonTraits(
      role: role, style: environment.buttonStyle, isEnabled: environment.isEnabled, tint: environment.tint,
      shortcut: environment.shortcut)
    context.emit(.button(traits), expands: children.expansion, isKeyed: true, children: children)
  }
}

extension Button where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PortableUICore.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { PortableUICore.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { PortableUICore.Label(title, systemImage: systemImage) }
  }
}

/// What pressing a button means.
public nonisolated struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}
