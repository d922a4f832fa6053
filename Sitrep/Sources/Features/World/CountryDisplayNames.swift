import Domain
import Foundation

/// What countries are called for a user.
///
/// A name that is a country's own, in English or Russian, is shown in the user's language; any other name is the
/// person's own and stays as it was typed.
package nonisolated struct CountryDisplayNames: Sendable {
  private let countries: [String: Country]

  /// - Parameter countries: The countries that are recognised by their names.
  package init(_ countries: [Country] = []) {
    self.countries = Dictionary(
      countries.flatMap { [($0.englishName, $0), ($0.russianName, $0)] }, uniquingKeysWith: { first, _ in first })
  }

  package func text(of name: String, for locale: Locale) -> String {
    text(of: name, in: NameOrder.Language(locale))
  }

  func text(of name: String, in language: NameOrder.Language) -> String {
    guard let country = countries[name] else { return name }
    return language == .russian ? country.russianName : country.englishName
  }
}
