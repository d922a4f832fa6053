import Domain
import Foundation
import Testing

/// Outbreaks that somebody imported, for tests of screens.
package enum OutbreakSamples {
  /// Cholera by district and week: Baro did not report the last week.
  package static let cholera = sample(
    "10000000-0000-4000-8000-000000000001", "Cholera, East", .known(.cholera), .named(label: "District"),
    .week(start: .monday), from: "2024-04-22",
    [
      ("Camp Alwa", .cases(.all), .new([20, 30, 17])), ("Camp Alwa", .deaths(.all), .new([1, 1, 0])),
      ("Baro", .cases(.all), .new([100, 120, nil])), ("Baro", .deaths(.all), .new([4, 2, nil])),
      ("Wadi Tir", .cases(.all), .new([5, 9, 10])), ("Wadi Tir", .deaths(.all), .new([0, 0, 0])),
    ])

  /// Ebola in 2014 by country's name and day, on few of which something was reported.
  package static let ebola = sample(
    "10000000-0000-4000-8000-000000000002", "Ebola 2014", .known(.ebola), .named(label: "Country"), .day,
    from: "2014-09-17",
    [
      ("Guinea", .cases(.all), .totals([0: 942, 7: 1_022, 14: 1_199])),
      ("Guinea", .deaths(.all), .totals([0: 601, 7: 635, 14: 739])),
      ("Liberia", .cases(.all), .totals([0: 2_710, 7: 3_280, 14: 3_834])),
      ("Liberia", .deaths(.all), .totals([0: 1_459, 7: 1_677, 14: 2_069])),
      ("Sierra Leone", .cases(.all), .totals([0: 1_673, 7: 2_440, 13: 2_437])),
      ("Sierra Leone", .deaths(.all), .totals([0: 562, 7: 570, 13: 623])),
    ])

  /// WHO's weeks of three countries: the United States did not report.
  package static let who = sample(
    "10000000-0000-4000-8000-000000000003", "COVID-19 (WHO)", .covid19, .countries, .week(start: .monday),
    from: "2025-05-19",
    [
      ("GR", .cases(.all), .both([755, 911], [5_771_490, 5_772_401])),
      ("GR", .deaths(.all), .both([2, 1], [40_070, 40_071])),
      ("DE", .cases(.all), .both([3, 0], [38_437_756, 38_437_756])),
      ("DE", .deaths(.all), .both([0, 0], [174_979, 174_979])),
      ("US", .cases(.all), .both([nil, nil], [103_436_829, 103_436_829])),
      ("US", .deaths(.all), .both([90, nil], [1_230_000, 1_230_000])),
    ])

  /// Counts as a file has them.
  private enum Counts {
    case new([Int?])
    /// By the number of the period.
    case totals([Int: Int])
    case both([Int?], [Int?])
  }

  private static func sample(
    _ id: String, _ name: String, _ disease: Disease, _ level: PlaceLevel, _ period: ReportingPeriod,
    from first: String, _ rows: [(String, Measure, Counts)]
  ) -> (Outbreak, OutbreakCounts) {
    guard let id = OutbreakID(rawValue: id), let first = Day(first) else { fatalError("The sample is broken.") }
    var places: [OutbreakPlace] = []
    let series = rows.map { place, measure, counts in
      let key =
        level == .countries ? CountryCode(place).map { .country($0) } ?? PlaceKey(name: place) : PlaceKey(name: place)
      if !places.contains(where: { $0.key == key }) { places.append(OutbreakPlace(key: key, name: place)) }
      switch counts {
      case .new(let new): return CountSeries(place: key, measure: measure, firstDay: first, new: new)
      case .totals(let known):
        let length = (known.keys.max() ?? 0) + 1
        return CountSeries(place: key, measure: measure, firstDay: first, total: (0..<length).map { known[$0] })
      case .both(let new, let total):
        return CountSeries(place: key, measure: measure, firstDay: first, new: new, total: total)
      }
    }
    let counts = OutbreakCounts(places: places.sorted { $0.name < $1.name }, series: series)
    let outbreak = Outbreak(
      id: id, name: name, disease: disease, level: level, period: period,
      source: DataSource(name: "\(name).csv", url: "", licence: ""),
      provenance: Provenance(files: [
        Provenance.File(name: "\(name).csv", bytes: 1, sha256: String(repeating: "0", count: 64))
      ]), received: Date(timeIntervalSince1970: 0), days: counts.days(by: period) ?? first...first)
    return (outbreak, counts)
  }
}
