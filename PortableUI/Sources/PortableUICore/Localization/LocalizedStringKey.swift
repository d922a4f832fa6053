import Foundation

/// The key of a text in a string catalogue, with the values to put into it.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  let arguments: [TextArgument]

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

  /// Gathers the key and its values from a literal with interpolations: `%@` for texts, `%lld` for whole numbers, `%lf`
  /// for others.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [TextArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) {
      append("%@", .text(string))
    }

    public mutating func appendInterpolation(_ value: Int) {
      append("%lld", .integer(value))
    }

    public mutating func appendInterpolation(_ value: Double) {
      append("%lf", .decimal(value))
    }

    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .formatted(text))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(FormattedInput(input: input, format: format)))
    }

    private mutating func append(_ placeholder: String, _ argument: TextArgument) {
      key += placeholder
      arguments.append(argument)
    }
  }
}
