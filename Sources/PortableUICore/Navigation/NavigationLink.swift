/// A control that leads to another screen; what it leads to is up to the container around it.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  private let value: AnyHashable?
  private let label: Label

  @MainActor public func _render(_ context: inout _RenderContext) {
    let followed = value.flatMap { context.environment.navigation?.follow?($0) }
    let target = LinkTarget(
      address: followed?.address, isCurrent: followed?.isCurrent ?? false, showsDisclosure: true)
    if let followed {
      context.graph.register(.tap(followed.go), for: context.identity)
    } else if value != nil {
      Fault.log("A NavigationLink leads nowhere: no list selection and no stack takes a value of its type.")
    }
    let children = context.collectLabel(label)
    context.emit(.link(target), expands: .horizontal, isKeyed: true, children: children)
  }
}

extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.value = value.map { AnyHashable($0) }
    self.label = label()
  }

  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
