import Foundation

/// Counts of people, as files write them.
enum CountText {
  /// More than there will ever be people; two thousand of them still fit an `Int`.
  static let largest = 10_000_000_000_000

  enum Value: Equatable {
    case count(Int)

    /// Nothing, or -1, by which some files say so.
    case missing

    /// No whole number, or out of range.
    case bad
  }

  /// A field of a table; a total is never negative.
  static func total(_ field: ArraySlice<UInt8>) -> Value {
    var number = 0
    for byte in field {
      guard byte &- 0x30 < 10, number <= largest else { return rareTotal(field) }
      number = number * 10 + Int(byte &- 0x30)
    }
    return field.isEmpty ? .missing : number <= largest ? .count(number) : .bad
  }

  private static func rareTotal(_ field: ArraySlice<UInt8>) -> Value {
    total(number: String(decoding: field, as: UTF8.self).trimmingCharacters(in: .whitespaces))
  }

  /// A number as text; a total is never negative, and -1 is none.
  static func total(number text: String) -> Value {
    guard case .count(let number) = change(number: text) else { return text.isEmpty ? .missing : .bad }
    return number == -1 ? .missing : number < 0 ? .bad : .count(number)
  }

  /// A number as text that may be negative, for corrections.
  static func change(number text: String) -> Value {
    if text.isEmpty { return .missing }
    if let number = Int(text) { return number.magnitude <= UInt(largest) ? .count(number) : .bad }
    // Decimals are counts too if they are whole: 12.0
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text),
      number.magnitude <= Double(largest), let whole = Int(exactly: number)
    else { return .bad }
    return .count(whole)
  }
}
