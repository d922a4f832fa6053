import Foundation

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let (title, icon) = (title, icon)
    let configuration = LabelStyleConfiguration(
      title: .init { context in context.descend(.position(1)) { title._render(&$0) } },
      icon: .init { context in context.descend(.position(0)) { icon._render(&$0) } })
    let style = context.environment.labelStyle?.style ?? DefaultLabelStyle()
    style.render(configuration, &context)
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
