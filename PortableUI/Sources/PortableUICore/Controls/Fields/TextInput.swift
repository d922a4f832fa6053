/// A field for text, as every view that offers one draws it.
nonisolated struct TextInput<Label: View>: View {
  enum Kind {
    case line, search, secure, growing, editor
  }

  let kind: Kind
  let source: TextSource
  let label: Label
  let prompt: Text?

  @MainActor func _render(_ context: inout RenderContext) {
    let environment = context.environment
    let fields = environment.fields
    var action = source.read(context)
    let trigger: SubmitTriggers = kind == .search ? .search : .text
    let submit = kind == .growing || kind == .editor ? nil : fields.submit(trigger)
    let links = kind == .search ? [] : fields.focusLinks
    (action.submit, action.focus) = (submit, links)
    context.register(action)
    let state = FieldState(
      isEnabled: environment.isEnabled, reportsFocus: !links.isEmpty || action.commit != nil,
      reportsSubmit: submit != nil || kind == .search || action.commit != nil)
    context.emit(
      .field(traits(text: action.value, state: state, &context)), expands: expands, isKeyed: true)
  }

  private var expands: Axis.Set { kind == .editor ? [.horizontal, .vertical] : .horizontal }

  @MainActor private func traits(
    text: String, state: FieldState, _ context: inout RenderContext
  ) -> FieldTraits {
    let environment = context.environment
    let fields = environment.fields
    let shownPrompt = prompt?.string(for: environment.locale)
    let words = context.nodes(of: label).plainText
    let title = words?.isEmpty == true ? nil : words
    let alignment = environment.multilineTextAlignment
    return FieldTraits(
      kind: traitsKind(in: environment), text: text,
      label: title ?? shownPrompt ?? LayerText.text(in: environment.locale), prompt: shownPrompt ?? title,
      style: fields.fieldStyle, input: fields.input, font: environment.font, color: environment.foreground,
      alignment: alignment == .leading ? nil : alignment, state: state)
  }

  @MainActor private func traitsKind(in environment: EnvironmentValues) -> FieldTraits.Kind {
    switch kind {
    case .line: .line
    case .search: .search(hasSingleKey: environment.window.allowsSingleKeys)
    case .secure: .secure
    case .growing: .growing(atLeast: environment.fields.minimumLines ?? 1, atMost: environment.lineLimit)
    case .editor: .editor
    }
  }
}
