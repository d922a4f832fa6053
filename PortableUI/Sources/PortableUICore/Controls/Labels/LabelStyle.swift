/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// A label of this look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public nonisolated struct LabelStyleConfiguration {
  public let title: Title
  public let icon: Icon

  /// A label's title.
  public struct Title: View {
    let render: @MainActor (inout RenderContext) -> Void

    @MainActor public func _render(_ context: inout _RenderContext) { render(&context) }
  }

  /// A label's icon.
  public struct Icon: View {
    let render: @MainActor (inout RenderContext) -> Void

    @MainActor public func _render(_ context: inout _RenderContext) { render(&context) }
  }
}

public nonisolated struct DefaultLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}

public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is its name for assistive technology.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    NamedIcon(configuration: configuration)
  }
}

private nonisolated struct NamedIcon: View {
  let configuration: LabelStyleConfiguration

  @MainActor func _render(_ context: inout RenderContext) {
    let name = context.nodes(of: configuration.title, at: .part(0)).plainText
    context.decorate(configuration.icon) { $0.told.label = $0.told.label ?? name }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension View {
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return EnvironmentView(content: self) { $0.labelStyle = LabelStyleChoice(style: style) }
  }
}

extension LabelStyle {
  /// Renders a label in this look; the look's own labels have the default one.
  @MainActor func render(_ configuration: LabelStyleConfiguration, _ context: inout RenderContext) {
    context.render(makeBody(configuration: configuration)) { $0.labelStyle = nil }
  }
}

/// A style of labels as the surroundings hold it.
struct LabelStyleChoice {
  let style: any LabelStyle
}

extension LabelStyleChoice: ComparableInput {
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: true) { InputComparison.areSame($0.style, $1.style) }
  }
}
