import Foundation

/// A link to an address, of this program or of the web.
public nonisolated struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let children = context.collectLabel(label)
    context.emit(
      .link(LinkTarget(address: destination.absoluteString)), expands: children.expansion, isKeyed: true,
      children: children)
  }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
