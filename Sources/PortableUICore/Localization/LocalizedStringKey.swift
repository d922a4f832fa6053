import Foundation

/// The key of a text in a string catalogue, with the values to put into it.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A value for a placeholder.
  enum Argument: Sendable {
    case text(String)
    case integer(Int)
    case formatted(@Sendable (Locale) -> String)

    func string(for locale: Locale) -> String {
      switch self {
      case .text(let text): text
      case .integer(let number): number.formatted(.number.locale(locale))
      case .formatted(let format): format(locale)
      }
    }
  }

  let key: String
  let arguments: [Argument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    let locale = Locale(identifier: "en_US_POSIX")
    return lhs.key == rhs.key
      && lhs.arguments.map { $0.string(for: locale) } == rhs.arguments.map { $0.string(for: locale) }
  }

  /// Gathers the key and its values from a literal with interpolations: `%@` for texts, `%lld` for whole numbers.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) {
      key += "%@"
      arguments.append(.text(string))
    }

    public mutating func appendInterpolation(_ value: Int) {
      key += "%lld"
      arguments.append(.integer(value))
    }

    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      arguments.append(.formatted { text.string(for: $0) })
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
      key += "%@"
      arguments.append(.formatted { format.locale($0).format(input) })
    }
  }
}
