/// The keyboards for a text, as UIKit names them.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad

  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters the keyboard begins in capitals.
public nonisolated struct TextInputAutocapitalization: Sendable {
  package enum Kind: Sendable {
    case never, words, sentences, characters
  }

  package let kind: Kind

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}

extension View {
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentView(content: self) { $0.fields.input.keyboard = type }
  }

  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    EnvironmentView(content: self) { $0.fields.input.contentType = textContentType }
  }

  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    EnvironmentView(content: self) { $0.fields.input.capitalization = autocapitalization?.kind }
  }

  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    EnvironmentView(content: self) { $0.fields.input.isAutocorrectionDisabled = disable }
  }

  /// Hides the labels of the controls inside; assistive technology is still told.
  public nonisolated func labelsHidden() -> some View {
    EnvironmentView(content: self) { $0.fields.hidesLabels = true }
  }

  /// The fewest and the most lines of a text.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    EnvironmentView(content: self) {
      $0.lineLimit = limit.upperBound
      $0.fields.minimumLines = limit.lowerBound
    }
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    EnvironmentView(content: self) {
      $0.lineLimit = nil
      $0.fields.minimumLines = limit.lowerBound
    }
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    EnvironmentView(content: self) { $0.lineLimit = limit.upperBound }
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    EnvironmentView(content: self) {
      $0.lineLimit = limit
      $0.fields.minimumLines = reservesSpace ? limit : nil
    }
  }
}
