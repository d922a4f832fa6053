import Domain
import Foundation
import Testing

/// A day that is known to be one.
func day(_ text: String) throws -> Day {
  try #require(Day(text))
}

extension Outbreak {
  /// A head of which only the period and the days matter.
  static func made(
    by period: ReportingPeriod = .day, _ days: ClosedRange<Day>, level: PlaceLevel = .named(label: "District"),
    received: Double = 0
  ) -> Outbreak {
    Outbreak(
      id: .random(), name: "Cholera", disease: .known(.cholera), level: level, period: period,
      source: DataSource(name: "Made", url: "", licence: ""), provenance: Provenance(files: []),
      received: Date(timeIntervalSince1970: received), days: days)
  }
}

extension OutbreakPlace {
  init(_ name: String) {
    self.init(key: PlaceKey(name: name), name: name)
  }

  init(_ code: CountryCode) {
    self.init(key: .country(code), name: code.rawValue)
  }
}
