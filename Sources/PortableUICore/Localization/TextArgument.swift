import Foundation

/// A value for a placeholder of a text.
enum TextArgument: Sendable {
  case text(String)
  case integer(Int)
  case decimal(Double)
  case formatted(any LocalizedValue)

  func string(for locale: Locale) -> String {
    switch self {
    case .text(let text): text
    case .integer(let number): number.formatted(.number.locale(locale))
    case .decimal(let number): number.formatted(.number.precision(.fractionLength(6)).locale(locale))
    case .formatted(let value): value.string(for: locale)
    }
  }
}

/// A value that is written once the locale is known.
protocol LocalizedValue: Sendable {
  func string(for locale: Locale) -> String
}

extension Text: LocalizedValue {}

/// A value with the format that writes it.
///
/// Neither Apple's formats nor their inputs have to be `Sendable`; they are values that nobody changes here.
struct FormattedInput<Format: FormatStyle>: LocalizedValue, @unchecked Sendable where Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  func string(for locale: Locale) -> String { format.locale(locale).format(input) }
}

extension TextArgument: Equatable {
  /// Formats are compared by what they write in one locale.
  static func == (lhs: TextArgument, rhs: TextArgument) -> Bool {
    let locale = Locale(identifier: "en_US_POSIX")
    return lhs.string(for: locale) == rhs.string(for: locale)
  }
}
