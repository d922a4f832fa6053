import Domain
import Foundation

/// Reads the number of people that somebody gives a country in place of World's.
nonisolated enum OwnPopulation {
  /// Why a text isn't the population of a country.
  enum Problem: Error, Hashable {
    case notAWholeNumber
    /// There were more cases than that, and they are counted in the whole country.
    case fewerThanCases(Int)
  }

  /// Reads what was typed.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - cases: The country's total cases; nil where they are unknown.
  ///   - locale: The reader's.
  /// - Returns: The number of people, above 0.
  /// - Throws: ``Problem``.
  static func parse(_ text: String, cases: Int?, locale: Locale) throws(Problem) -> Int {
    let people: Int
    do { people = try PopulationInput.parse(text, locale: locale) } catch { throw .notAWholeNumber }
    guard people > 0 else { throw .notAWholeNumber }
    if let cases, people < cases { throw .fewerThanCases(cases) }
    return people
  }
}
