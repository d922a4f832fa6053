import Domain
import Foundation

/// What the countries' pictures and texts say: put into words once for all windows.
final class ShareShelf {
  private nonisolated struct Request: Hashable {
    let country: CountryStats
    let day: Day
    let source: DataSource
    let locale: Locale
  }

  private var words = RecentValues<Request, ShareWords>(capacity: 256)

  func words(of country: CountryStats, asOf day: Day, source: DataSource, locale: Locale) -> ShareWords {
    let request = Request(country: country, day: day, source: source, locale: locale)
    if let known = words[request] { return known }
    let made = ShareWords(of: country, asOf: day, source: source, locale: locale)
    words[request] = made
    return made
  }
}
