import Domain
import Foundation

@testable import Figures
@testable import Statistics

/// Series made for tests of the chart.
enum ChartSamples {
  static let firstDay = Day.today(in: .gmt, now: Date(timeIntervalSince1970: 1_609_459_200))

  static func day(_ number: Int) -> Day { firstDay.advanced(by: number) }

  static func series(
    _ totals: [Int?], _ code: String = "FR", population: Int? = nil, firstDay: Day = firstDay
  ) -> ChartSeries {
    ChartSeries(
      history(totals, code, firstDay: firstDay), .cases, name: code, population: population, source: "Somebody")
  }

  /// The code that two letters are.
  static func code(_ text: String) -> CountryCode {
    guard let code = CountryCode(text) else { preconditionFailure("\(text) is no code of a country") }
    return code
  }

  static func history(_ totals: [Int?], _ code: String = "FR", firstDay: Day = firstDay) -> CountryHistory {
    CountryHistory(
      code: self.code(code), firstDay: firstDay, confirmed: totals, recovered: totals.map { _ in nil },
      deaths: totals.map { $0.map { $0 / 10 } })
  }

  /// Counts that grow, fall and are missing, the same in every run.
  static func randomTotals(_ count: Int, seed: UInt64) -> [Int?] {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    var total = 0
    return (0..<count).map { _ in
      total += next(20) == 0 ? -next(500) : next(1000)
      return next(12) == 0 ? nil : total
    }
  }
}
