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
  /// True where both are written the same in every locale.
  func isSame(as other: any LocalizedValue) -> Bool
}

extension Text: LocalizedValue {
  func isSame(as other: any LocalizedValue) -> Bool { (other as? Text).map { isSame(as: $0) } ?? false }
}

/// A value with the format that writes it.
///
/// Neither Apple's formats nor their inputs have to be `Sendable`; they are values that nobody changes here.
struct FormattedInput<Format: FormatStyle>: LocalizedValue, @unchecked Sendable where Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  func string(for locale: Locale) -> String { format.locale(locale).format(input) }

  func isSame(as other: any LocalizedValue) -> Bool {
    guard let other = other as? Self, format == other.format, let input = input as? any Equatable else { return false }
    return input.isEqual(to: other.input)
  }
}

extension TextArgument: Equatable {
  /// Formats are compared by what they write in one locale.
  static func == (lhs: TextArgument, rhs: TextArgument) -> Bool {
    let locale = Locale(identifier: "en_US_POSIX")
    return lhs.string(for: locale) == rhs.string(for: locale)
  }
}

extension TextArgument {
  /// As inputs, values are the same only if they are written the same in every locale.
  func isSame(as other: TextArgument) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.decimal(let one), .decimal(let other)): one == other
    case (.formatted(let one), .formatted(let other)): one.isSame(as: other)
    default: false
    }
  }
}

extension Equatable {
  /// True where the other value is of the same type and equal.
  func isEqual(to other: Any) -> Bool { other as? Self == self }
}

extension LocalizedStringKey: ComparableInput {
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: LocalizedStringKey.self, isPlain: true) { one, other in
      one.key == other.key && one.arguments.elementsEqual(other.arguments) { $0.isSame(as: $1) }
    }
  }
}
