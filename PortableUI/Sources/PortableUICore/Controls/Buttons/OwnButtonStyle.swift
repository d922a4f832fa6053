/// A look of buttons of one's own making.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// A button of this look.
  ///
  /// Asked for twice, with `isPressed` and without: pressing is shown by the browser alone, so what differs between the
  /// two in size, colours and opacity is all that pressing can change.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and its state.
public nonisolated struct ButtonStyleConfiguration {
  /// A button's label.
  public struct Label: View {
    let render: @MainActor (inout RenderContext) -> Void

    @MainActor public func _render(_ context: inout _RenderContext) { render(&context) }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension View {
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return EnvironmentView(content: self) { $0.ownButtonStyle = ButtonStyleChoice(style: style) }
  }
}

extension RenderContext {
  /// The label of a control that can be pressed: in the style of buttons around it where that is one of the screen's own.
  mutating func collectLabel<Label: View>(_ label: Label, role: ButtonRole? = nil) -> [Node] {
    guard let style = environment.ownButtonStyle?.style else {
      return nodes(of: label)
    }
    let render: @MainActor (inout RenderContext) -> Void = { context in
      context.descend(.position(0)) { label._render(&$0) }
    }
    let normal = ButtonStyleConfiguration(role: role, label: .init(render: render), isPressed: false)
    let pressed = ButtonStyleConfiguration(role: role, label: .init(render: render), isPressed: true)
    let shown = collect { context in context.descend(.body) { style.render(normal, &$0) } }
    let whilePressed =
      environment.isEnabled
      ? collect { context in context.descend(.part(1)) { style.render(pressed, &$0) } } : []
    let expands = shown.reduce(into: Axis.Set()) { $0.formUnion($1.expands) }
    return [
      Node(.pressable(whilePressed: whilePressed), key: identity.child(.wrapper), expands: expands, children: shown)
    ]
  }
}

extension ButtonStyle {
  /// Renders a button in this look; buttons that are part of the look have the default one.
  @MainActor func render(_ configuration: ButtonStyleConfiguration, _ context: inout RenderContext) {
    context.render(makeBody(configuration: configuration)) { $0.ownButtonStyle = nil }
  }
}

/// A style of buttons as the surroundings hold it.
struct ButtonStyleChoice {
  let style: any ButtonStyle
}

extension ButtonStyleChoice: ComparableInput {
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: true) { InputComparison.areSame($0.style, $1.style) }
  }
}

extension [Node] {
  /// The axes along which a control takes all the room, because its label in a style of one's own does.
  var expansion: Axis.Set {
    guard count == 1, case .pressable = self[0].kind else { return [] }
    return self[0].expands
  }
}
