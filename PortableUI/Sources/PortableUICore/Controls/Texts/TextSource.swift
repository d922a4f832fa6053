import Foundation

/// Where a field's text comes from.
struct TextSource {
  /// What the text is, what a change does, and what the end of editing does.
  let read: @MainActor (RenderContext) -> FieldAction

  /// The text itself, cleaned of what such a field cannot hold.
  static func text(_ text: Binding<String>, clean: @escaping @MainActor (String) -> String) -> TextSource {
    TextSource { _ in
      FieldAction(
        value: clean(text.wrappedValue),
        set: { new in
          text.wrappedValue = clean(new)
          return true
        })
    }
  }

  /// A value written by a format and read by it when editing ends.
  ///
  /// A text that the format cannot read makes the value missing; where it must not be, it changes nothing.
  static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> TextSource
  where F.FormatOutput == String {
    nonisolated(unsafe) let (value, format) = (value, format)
    return TextSource { context in
      let format = format.locale(context.environment.locale)
      return context.draft(of: value.wrappedValue.map { format.format($0) } ?? "") { text in
        do {
          value.wrappedValue = try format.parseStrategy.parse(text)
        } catch {
          // A text that says nothing that the format understands is no fault of anybody's.
          value.wrappedValue = nil
        }
      }
    }
  }
}

/// What has been typed into a field and not yet been read.
private struct Draft: Equatable {
  let text: String
  /// The value's text when it was typed; another one since then takes the draft's place.
  let base: String
}

extension RenderContext {
  /// The text of a value under editing: as it was typed, or else as the value says.
  fileprivate func draft(of written: String, read: @escaping @MainActor (String) -> Void) -> FieldAction {
    let box = graph.scope(for: identity).slot { ObservedBox<Draft?>(nil, of: graph) }
    let draft = box.value.flatMap { $0.base == written ? $0.text : nil }
    return FieldAction(
      value: draft ?? written,
      set: { text in
        box.value = Draft(text: FieldText.line(text), base: written)
        return true
      },
      commit: {
        guard let draft = box.value else { return }
        box.value = nil
        read(draft.text)
      })
  }
}
