import Domain
import Figures
import Foundation

/// What rates need beside the figures.
nonisolated struct RateFigures: Hashable, Sendable {
  /// How many people live in each country.
  var people: [CountryCode: Int] = [:]
  var weekly: [CountryCode: Int] = [:]
  /// The countries whose last days could not be read.
  var unread: Set<CountryCode> = []
}

/// The countries of one report in every order that was asked for, sorted once for all windows.
///
/// Collation by a locale costs microseconds a comparison; a list of 192 countries on every page would spend more time
/// on it than on everything else.
package final class CountryOrder {
  nonisolated struct Row: Sendable {
    let figures: CountryFigures
    let name: String
  }

  private nonisolated struct Key: Hashable {
    let language: String
    let sort: CountrySort
    let hasRates: Bool
  }

  /// The countries as they were shown last, with what they were made of.
  private nonisolated struct Shown {
    let watched: Set<CountryCode>
    let rates: RateFigures
    let all: [CountryStats]
    let onlyWatched: [CountryStats]
  }

  private let report: StatisticsReport
  private var rows: [String: [Row]] = [:]
  private var shown: [Key: Shown] = [:]

  package init(_ report: StatisticsReport) {
    self.report = report
  }

  nonisolated deinit {}

  /// The countries, or those of them that are watched, in the order asked for: the same array for all windows, which
  /// takes the memory and the work once.
  func countries(
    for locale: Locale, watched: Set<CountryCode>, onlyWatched: Bool, sort: CountrySort = .byName,
    rates: RateFigures = RateFigures()
  ) -> [CountryStats] {
    let key = Key(language: Self.language(of: locale), sort: sort, hasRates: rates != RateFigures())
    var known = shown[key]
    if known?.watched != watched || known?.rates != rates {
      let all = sorted(rows(for: locale).map { stats($0, watched, rates) }, by: sort)
      known = Shown(watched: watched, rates: rates, all: all, onlyWatched: all.filter(\.isWatched))
      shown[key] = known
    }
    return (onlyWatched ? known?.onlyWatched : known?.all) ?? []
  }

  private func stats(_ row: Row, _ watched: Set<CountryCode>, _ rates: RateFigures) -> CountryStats {
    let code = row.figures.id
    return CountryStats(
      figures: row.figures, name: row.name, isWatched: watched.contains(code),
      earlierDay: row.figures.day < report.asOf ? row.figures.day : nil, people: rates.people[code],
      weeklyCases: rates.weekly[code], isWeekUnread: rates.unread.contains(code))
  }

  /// Equal ones stay in the order of names.
  private func sorted(_ byName: [CountryStats], by sort: CountrySort) -> [CountryStats] {
    if sort.measure == .name { return sort.isReversed ? byName.reversed() : byName }
    return byName.enumerated().sorted {
      let order = sort.compare($0.element, $1.element)
      return order == .orderedSame ? $0.offset < $1.offset : order == .orderedAscending
    }.map(\.element)
  }

  /// The report's rows in the alphabetical order of the locale's language.
  private func rows(for locale: Locale) -> [Row] {
    let language = Self.language(of: locale)
    if let known = rows[language] { return known }
    let sorted = report.rows
      .map { Row(figures: $0, name: $0.country.name(for: locale)) }
      .sorted { $0.name.compare($1.name, options: [.caseInsensitive], range: nil, locale: locale) == .orderedAscending }
    rows[language] = sorted
    return sorted
  }

  private static func language(of locale: Locale) -> String {
    locale.language.languageCode?.identifier ?? "en"
  }
}
