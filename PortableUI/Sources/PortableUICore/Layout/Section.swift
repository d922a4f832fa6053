/// Rows that belong together, with an optional header and footer.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  @MainActor public func _render(_ context: inout _RenderContext) {
    let headerNodes = context.nodes(of: header, at: .part(0))
    let footerNodes = context.nodes(of: footer, at: .part(1))
    let rows = context.nodes(of: content)
    if context.environment.pinsSectionHeaders {
      context.nodes += headerNodes.map { $0.modified(by: .pinned) } + rows + footerNodes
      return
    }
    context.emit(.section(header: headerNodes, footer: footerNodes), expands: .horizontal, children: rows)
  }

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
