import Foundation

/// Reads the number of people that somebody typed (D27).
///
/// Digits of any script that counts by tens are understood, full-width and Arabic ones among them, and marks between
/// groups of digits: "83,000,000", "83 000 000", "83.000.000", "8,30,00,000", "83'000'000". One comma or point alone may
/// be a group or a fraction: it is a fraction where the user's language writes fractions so.
package enum PopulationInput {
  /// Why a text isn't a population.
  package enum Problem: Error, Hashable, Sendable {
    case empty
    case negative
    case fraction
    case notANumber
    case tooLarge
  }

  /// The most people that a country may have.
  package static let largest = 10_000_000_000

  /// The longest text that is looked at, in bytes.
  package static let longest = 200

  /// Reads what was typed.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - locale: The user's, which decides what one comma or point alone means.
  /// - Returns: The number of people, from 0 to ``largest``.
  /// - Throws: ``Problem``.
  package static func parse(_ input: String, locale: Locale) throws(Problem) -> Int {
    let text = input.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= longest else { throw .notANumber }
    var scalars = text.unicodeScalars[...]
    let isNegative = scalars.first.map(minusSigns.contains) ?? false
    if isNegative { scalars.removeFirst() }
    let groups = try groups(of: scalars, decimalSeparator: locale.decimalSeparator ?? ".")
    guard !isNegative else { throw .negative }
    return try number(of: groups)
  }

  private static let minusSigns: Set<Unicode.Scalar> = ["-", "\u{2212}", "\u{2010}", "\u{2013}", "\u{FF0D}"]

  /// Marks that may stand between groups; those that can also begin a fraction are among them.
  private static let separators: Set<Unicode.Scalar> = [
    " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}", "'", "\u{2019}", "\u{FF0C}", "\u{66C}", "_", ",", ".",
  ]

  private static let arabicDecimalSeparator: Unicode.Scalar = "\u{66B}"

  /// The digits between separators, checked: one kind of separator, groups as people write them.
  private static func groups(
    of scalars: Substring.UnicodeScalarView, decimalSeparator: String
  ) throws(Problem) -> [[Int]] {
    var groups: [[Int]] = [[]]
    var used: Set<Unicode.Scalar> = []
    for scalar in scalars {
      if let digit = scalar.decimalDigit {
        groups[groups.count - 1].append(digit)
      } else if separators.contains(scalar) || scalar == arabicDecimalSeparator {
        used.insert(scalar)
        groups.append([])
      } else {
        throw .notANumber
      }
    }
    guard groups.allSatisfy({ !$0.isEmpty }) else { throw .notANumber }
    guard let separator = used.first else { return groups }
    if used.contains(arabicDecimalSeparator) { throw .fraction }
    let isPoint = separator == "." || separator == ","
    guard used.count == 1 else { throw endsInFraction(scalars) ? .fraction : .notANumber }
    if isPoint, groups.count == 2, String(separator) == decimalSeparator || groups[1].count != 3 { throw .fraction }
    guard (1...3).contains(groups[0].count), groups[groups.count - 1].count == 3,
      groups.dropFirst().allSatisfy({ $0.count == 3 }) || groups.dropFirst().dropLast().allSatisfy({ $0.count == 2 })
    else { throw .notANumber }
    return groups
  }

  /// True for "1,234.5": groups, and at the end another mark with the digits of a fraction.
  private static func endsInFraction(_ scalars: Substring.UnicodeScalarView) -> Bool {
    guard let last = scalars.last(where: { $0.decimalDigit == nil }), last == "." || last == "," else { return false }
    return scalars.count { $0 == last } == 1
  }

  private static func number(of groups: [[Int]]) throws(Problem) -> Int {
    var number = 0
    for digit in groups.joined() {
      number = number * 10 + digit
      guard number <= largest else { throw .tooLarge }
    }
    return number
  }
}

extension Unicode.Scalar {
  /// The value of a digit of any script that counts by tens.
  fileprivate var decimalDigit: Int? {
    guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else { return nil }
    return Int(value)
  }
}
