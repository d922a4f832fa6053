/// A field for a secret: what is typed is not shown.
public nonisolated struct SecureField<Label: View>: View {
  private let input: TextInput<Label>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    input = TextInput(
      kind: .secure, source: .text(text, clean: FieldText.line), label: label(), prompt: prompt)
  }

  @MainActor public func _render(_ context: inout _RenderContext) { input._render(&context) }
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
