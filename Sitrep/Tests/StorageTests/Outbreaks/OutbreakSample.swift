import Domain
import Foundation
import Testing

/// Outbreaks as an import makes them.
enum OutbreakSample {
  static func made(
    id: OutbreakID = .random(), level: PlaceLevel = .named(label: "Район"),
    by period: ReportingPeriod = .week(start: .sunday), disease: Disease = .known(.cholera), periods: Int = 6
  ) throws -> (Outbreak, OutbreakCounts) {
    let first = try #require(Day("2024-12-29"))
    let places =
      level == .countries
      ? [OutbreakPlace(key: .country(try code("TD")), name: "Tchad")]
      : [
        OutbreakPlace(key: PlaceKey(name: "Baro"), name: "Baro", spellings: ["Baro", "BARO"]),
        OutbreakPlace(key: PlaceKey(name: "Заречный"), name: "Заречный"),
      ]
    let new = (0..<periods).map { $0 % 4 == 3 ? nil : $0 * 7 - 3 }
    let series = places.flatMap { place in
      [
        CountSeries(place: place.key, measure: .cases(.all), firstDay: first, new: new),
        CountSeries(
          place: place.key, measure: .deaths(.all), firstDay: first.advanced(by: -period.days),
          new: [nil, 1, CountSeries.largestCount, nil], total: [-5, nil, 2, -CountSeries.largestCount]),
      ]
    }
    let counts = OutbreakCounts(places: places, series: series)
    let outbreak = Outbreak(
      id: id, name: "Cholera, Baro", disease: disease, level: level, period: period,
      source: DataSource(name: "Ministry", url: "https://example.org", licence: "CC BY 4.0"), provenance: provenance,
      received: Date(timeIntervalSince1970: 1_700_000_000.5), days: try #require(counts.days(by: period)),
      feed: OutbreakFeedLink(.who, mark: CacheValidator(tag: "\"a\"", modified: "Sun, 01 Jun 2025 00:00:00 GMT")))
    return (outbreak, counts)
  }

  private static let provenance = Provenance(
    files: [.init(name: "weekly.csv", bytes: 1_234, sha256: String(repeating: "ab", count: 32))],
    encoding: "UTF-8", separator: ";", headingRow: 3, rows: 349, kept: 346,
    leftOut: [.init(line: 348, reason: "no such week"), .init(line: 349, reason: "no year")],
    mapping: [.init(name: "Район", role: "place"), .init(name: "cas", role: "new cases")],
    choices: ["day first"], version: "0.1.0")
}
