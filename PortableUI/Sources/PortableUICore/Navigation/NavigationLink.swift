/// A control that leads to another screen; what it leads to is up to the container around it.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let value: AnyHashable?
  private let label: Label

  @MainActor public func _render(_ context: inout _RenderContext) {
    let target = LinkTarget(address: value.flatMap { follow($0, &context) }, showsDisclosure: true)
    let children = context.collectLabel(label)
    context.emit(.link(target), expands: .horizontal, isKeyed: true, children: children)
  }

  /// The address that the value leads to, if it has one.
  @MainActor private func follow(_ value: AnyHashable, _ context: inout RenderContext) -> String? {
    guard let container = context.environment.links, let taker = container.taker(of: value) else {
      context.graph.current.dependsOnWindow = true
      Fault.log("A NavigationLink leads nowhere: no list selection and no stack takes a value of its type.")
      return nil
    }
    let link = RenderedLink(identity: context.identity, value: value, address: taker.address)
    context.graph.current.note(.link(link, container))
    return taker.address
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
