import Foundation

/// Numbers as Excel shows them in its general format, but never cut to a column's width.
enum CellNumber {
  /// Excel keeps so many digits.
  private static let digits = 15

  /// A whole number of a few digits; nil for anything else.
  static func int(_ text: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(text.count), text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return text.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  /// Adds a number in the shortest form that has all of its digits; what is no number stays as it is.
  static func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) {
    if isShort(text) {
      result += text
    } else if let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite {
      result += Self.text(value).utf8
    } else {
      result += text
    }
  }

  /// True of a whole number of at most 15 digits.
  private static func isShort(_ text: ArraySlice<UInt8>) -> Bool {
    let number = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard let first = number.first, number.count <= digits else { return false }
    return number.allSatisfy { (0x30...0x39).contains($0) } && (first != 0x30 || text.count == 1)
  }

  /// The number with 15 digits, without zeros at the end; a power of ten stands behind very large and small ones.
  static func text(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    // As "-1.23450000000000e+03".
    let parts = String(format: "%.\(digits - 1)e", abs(value)).split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return "\(value)" }
    var digits = Substring(parts[0].filter { $0 != "." })
    while digits.last == "0" { digits.removeLast() }
    return (value < 0 ? "-" : "") + text(digits: digits, exponent: exponent)
  }

  /// At least one digit, and the power of ten of the first of them, as a decimal.
  private static func text(digits: Substring, exponent: Int) -> String {
    switch exponent {
    case 0...20:
      let whole = digits.prefix(exponent + 1)
      let fraction = digits.dropFirst(exponent + 1)
      let zeros = String(repeating: "0", count: exponent + 1 - whole.count)
      return "\(whole)\(zeros)" + (fraction.isEmpty ? "" : ".\(fraction)")
    case -9..<0: return "0." + String(repeating: "0", count: -exponent - 1) + digits
    default:
      let fraction = digits.dropFirst()
      let sign = exponent < 0 ? "-" : "+"
      return "\(digits.prefix(1))" + (fraction.isEmpty ? "" : ".\(fraction)") + "E\(sign)\(abs(exponent))"
    }
  }
}
