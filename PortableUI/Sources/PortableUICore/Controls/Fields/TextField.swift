import Foundation

/// A field in which a person types a text.
public nonisolated struct TextField<Label: View>: View {
  private let input: TextInput<Label>

  private init(_ source: TextSource, axis: Axis = .horizontal, prompt: Text?, label: Label) {
    input = TextInput(kind: axis == .vertical ? .growing : .line, source: source, label: label, prompt: prompt)
  }

  @MainActor public func _render(_ context: inout _RenderContext) { input._render(&context) }
}

extension TextField {
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    let clean = axis == .vertical ? FieldText.lines : FieldText.line
    self.init(.text(text, clean: clean), axis: axis, prompt: prompt, label: label())
  }

  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(Binding(value), format), prompt: prompt, label: label())
  }

  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(Binding(value), format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(Binding(value), format), prompt: prompt, label: Text(title))
  }

  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: Text(title))
  }
}
