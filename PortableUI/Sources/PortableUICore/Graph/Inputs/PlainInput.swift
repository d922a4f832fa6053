import Foundation

/// Values of standard types whose storage is nobody's in particular.
protocol PlainInput: ComparableInput, Equatable {}

extension PlainInput {
  static func inputComparison() -> InputComparison? { .plain(Self.self) }
}

extension String: PlainInput {}
extension Substring: PlainInput {}
extension Data: PlainInput {}
extension Date: PlainInput {}
extension Decimal: PlainInput {}
extension Locale: PlainInput {}
extension TimeZone: PlainInput {}
extension Calendar: PlainInput {}
extension URL: PlainInput {}
extension UUID: PlainInput {}
extension Color: PlainInput {}
extension Font: PlainInput {}
