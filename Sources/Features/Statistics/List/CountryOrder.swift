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
  private var countries: [String: Shown] = [:]

  /// The countries as they were shown last, with the watch list that they were made of.
  private struct Shown {
    let watched: Set<CountryCode>
    let all: [CountryStats]
    let onlyWatched: [CountryStats]
  }

  package init(_ report: StatisticsReport) {
    self.report = report
  }

  /// The countries, or those of them that are watched, in the order of the locale's language: the same array for all
  /// windows, which takes the memory and the work once.
  func countries(for locale: Locale, watched: Set<CountryCode>, onlyWatched: Bool) -> [CountryStats] {
    let language = locale.language.languageCode?.identifier ?? "en"
    var shown = countries[language]
    if shown?.watched != watched {
      let all = rows(for: locale).map { row in
        CountryStats(figures: row.figures, name: row.name, isWatched: watched.contains(row.figures.country.code))
      }
      shown = Shown(watched: watched, all: all, onlyWatched: all.filter(\.isWatched))
      countries[language] = shown
    }
    return (onlyWatched ? shown?.onlyWatched : shown?.all) ?? []
  }

  /// The report's rows in the order of the locale's language.
  private func rows(for locale: Locale) -> [Row] {
    let language = locale.language.languageCode?.identifier ?? "en"
    if let known = rows[language] { return known }
    let sorted = report.rows
      .map { Row(figures: $0, name: $0.country.name(for: locale)) }
      .sorted { $0.name.compare($1.name, options: [.caseInsensitive], range: nil, locale: locale) == .orderedAscending }
    rows[language] = sorted
    return sorted
  }
}
