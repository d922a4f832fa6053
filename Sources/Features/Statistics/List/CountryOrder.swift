import Domain
import Foundation

/// The countries of one report in the alphabetical order of a language, sorted once for each language.
///
/// Collation by a locale costs microseconds a comparison; a list of 192 countries on every page would spend more time
/// on it than on everything else.
package final class CountryOrder {
  nonisolated struct Row: Sendable {
    let figures: CountryFigures
    let name: String
  }

  private let report: StatisticsReport
  private var rows: [String: [Row]] = [:]

  package init(_ report: StatisticsReport) {
    self.report = report
  }

  /// The report's rows in the order of the locale's language.
  func rows(for locale: Locale) -> [Row] {
    let language = locale.language.languageCode?.identifier ?? "en"
    if let known = rows[language] { return known }
    let sorted = report.rows
      .map { Row(figures: $0, name: $0.country.name(for: locale)) }
      .sorted { $0.name.compare($1.name, options: [.caseInsensitive], range: nil, locale: locale) == .orderedAscending }
    rows[language] = sorted
    return sorted
  }
}
