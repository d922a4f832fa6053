/// A field for a long text, which takes the room that there is.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    TextInput(kind: .editor, source: .text(text, clean: FieldText.lines), label: EmptyView(), prompt: nil)
      ._render(&context)
  }
}
