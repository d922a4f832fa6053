import Foundation

/// A text under somebody's hands: what it is, what a change does, and what the end of editing does.
struct EditedText {
  let text: String
  let set: @MainActor (String) -> Bool
  var commit: (@MainActor () -> Void)?
}

/// Where a field's text comes from.
struct TextSource {
  let read: @MainActor (RenderContext) -> EditedText

  /// The text itself, cleaned of what such a field cannot hold.
  static func text(_ text: Binding<String>, clean: @escaping @MainActor (String) -> String) -> TextSource {
    TextSource { _ in
      EditedText(
        text: clean(text.wrappedValue),
        set: { new in
          text.wrappedValue = clean(new)
          return true
        })
    }
  }

  /// A value written by a format and read by it when editing ends; a text that it cannot read changes nothing.
  static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> TextSource
  where F.FormatOutput == String {
    nonisolated(unsafe) let (value, format) = (value, format)
    return TextSource { context in
      let format = format.locale(context.environment.locale)
      return context.draft(of: format.format(value.wrappedValue)) { text in
        guard let new = format.value(of: text) else { return }
        value.wrappedValue = new
      }
    }
  }

  /// A value that may be missing; a text that the format cannot read makes it so.
  static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> TextSource
  where F.FormatOutput == String {
    nonisolated(unsafe) let (value, format) = (value, format)
    return TextSource { context in
      let format = format.locale(context.environment.locale)
      return context.draft(of: value.wrappedValue.map { format.format($0) } ?? "") { text in
        value.wrappedValue = format.value(of: text)
      }
    }
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// What the text says; nil where that is nothing that the format understands, which is no fault of anybody's.
  fileprivate func value(of text: String) -> FormatInput? {
    do {
      return try parseStrategy.parse(text)
    } catch {
      return nil
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
  fileprivate func draft(of written: String, read: @escaping @MainActor (String) -> Void) -> EditedText {
    var connection = _DynamicConnection(identity: identity, surroundings: surroundings, graph: graph)
    let graph = graph
    let box = connection.slot { ObservedBox<Draft?>(nil, of: graph) }
    let draft = box.value.flatMap { $0.base == written ? $0.text : nil }
    return EditedText(
      text: draft ?? written,
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
