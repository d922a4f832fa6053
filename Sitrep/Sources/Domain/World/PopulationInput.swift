import Foundation

/// Reads the number of people that somebody typed, or that a file has (D27).
///
/// Digits of any script that counts by tens are understood, full-width and Arabic ones among them, and marks between
/// groups of digits: "83,000,000", "83 000 000", "83.000.000", "8,30,00,000", "83'000'000". One comma or point alone may
/// be a group or a fraction: in a file the column tells, else it is a fraction where the user's language writes fractions
/// so.
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

  /// Reads what was typed.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - locale: The user's, which decides what one comma or point alone means.
  /// - Returns: The number of people, from 0 to ``largest``.
  /// - Throws: ``Problem``.
  package static func parse(_ input: String, locale: Locale) throws(Problem) -> Int {
    try parse(input, NumberMarks(locale: locale), isFile: false)
  }

  /// Reads a cell of a file.
  ///
  /// A word for missing is an empty cell, and a fraction of zeros is none.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - marks: What marks mean in its column.
  /// - Returns: The number of people, from 0 to ``largest``.
  /// - Throws: ``Problem``.
  package static func parse(cell: String, _ marks: NumberMarks) throws(Problem) -> Int {
    guard !MissingWord.isOne(cell) else { throw .empty }
    return try parse(cell, marks, isFile: true)
  }

  private static func parse(_ input: String, _ marks: NumberMarks, isFile: Bool) throws(Problem) -> Int {
    let text = input.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .empty }
    let number: Int
    do {
      number = try marks.whole(text, most: largest, takesZeros: isFile)
    } catch {
      if error == .tooLarge, isNegative(text) { throw .negative }
      throw Problem(error)
    }
    guard !isNegative(text) else { throw .negative }
    return number
  }

  private static func isNegative(_ text: String) -> Bool { WrittenNumber(text)?.isNegative ?? text.hasPrefix("-") }
}

extension PopulationInput.Problem {
  fileprivate init(_ problem: NumberMarks.Problem) {
    self =
      switch problem {
      case .fraction: .fraction
      case .notANumber: .notANumber
      case .tooLarge: .tooLarge
      }
  }
}
