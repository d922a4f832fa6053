import Foundation

/// Numbers as Excel shows them in its general format, but never cut to a column's width.
enum CellNumber {
  /// Excel keeps so many digits.
  private static let mostDigits = 15

  private static let zero = UInt8(ascii: "0")
  private static let point = UInt8(ascii: ".")

  /// A whole number of a few digits; nil for anything else.
  static func int(_ text: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(text.count) else { return nil }
    var number = 0
    for byte in text {
      guard isDigit(byte) else { return nil }
      number = number * 10 + Int(byte & 0x0F)
    }
    return number
  }

  /// Adds a number in the shortest form that has all of its digits; what is no number stays as it is.
  static func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) {
    if isShortest(text) {
      result += text
    } else if let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite {
      result += Self.text(value).utf8
    } else {
      result += text
    }
  }

  /// The number with at most 15 digits, without zeros at the end; a power of ten stands behind very large and small ones.
  static func text(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    // What Excel computed and stored with 17 digits mostly has fewer.
    var digits = Digits("\(abs(value))")
    if digits.digits.count > mostDigits { digits = Digits(String(format: "%.\(mostDigits - 1)e", abs(value))) }
    return (value < 0 ? "-" : "") + digits.decimal
  }

  /// True of a number that is written as it is shown: no exponent, at most 15 digits and no zero that says nothing.
  private static func isShortest(_ text: ArraySlice<UInt8>) -> Bool {
    let number = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard number.count <= mostDigits + 1, let first = number.first, let last = number.last, isDigit(first),
      isDigit(last)
    else { return false }
    var points = 0
    for byte in number {
      if byte == point { points += 1 } else if !isDigit(byte) { return false }
    }
    guard points > 0 else { return number.count <= mostDigits && (first != zero || text.count == 1) }
    return points == 1 && last != zero && (first != zero || number[number.startIndex + 1] == point)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// The digits of a number above 0.
private struct Digits {
  private static let zero = UInt8(ascii: "0")

  /// Without zeros at either end.
  let digits: ArraySlice<UInt8>

  /// The power of ten of the first of them.
  let exponent: Int

  /// - Parameter text: As `1250.0`, `0.004` or `1.25e-05`.
  init(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "e"))
    let whole = parts[0].prefix { $0 != UInt8(ascii: ".") }
    let all = Array(whole) + parts[0].dropFirst(whole.count + 1)
    let first = all.firstIndex { $0 != Self.zero } ?? all.endIndex
    let last = all.lastIndex { $0 != Self.zero } ?? first
    digits = all[first...last]
    let power = parts.count == 2 ? Int(String(parts[1]) ?? "") ?? 0 : 0
    exponent = whole.count - 1 - first + power
  }

  /// In plain form, or with a power of ten if there would be many zeros.
  var decimal: String {
    switch exponent {
    case 0...20:
      let zeros = Array(repeating: Self.zero, count: max(0, exponent + 1 - digits.count))
      return Self.text(digits.prefix(exponent + 1) + zeros, digits.dropFirst(exponent + 1))
    case -9..<0:
      return Self.text([Self.zero], Array(repeating: Self.zero, count: -exponent - 1) + digits)
    default:
      return Self.text(digits.prefix(1), digits.dropFirst()) + "E\(exponent < 0 ? "-" : "+")\(abs(exponent))"
    }
  }

  private static func text(_ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>) -> String {
    String(decoding: fraction.isEmpty ? whole : whole + [UInt8(ascii: ".")] + fraction, as: UTF8.self)
  }
}
