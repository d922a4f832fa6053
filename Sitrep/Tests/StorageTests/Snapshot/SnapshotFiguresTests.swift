import Domain
import Foundation
import SampleData
import Storage
import Testing

@Suite(.enabled(if: SharedData.isThere, SharedData.absence))
struct SnapshotFiguresTests {
  private static let source = SharedData.folder.appending(path: "statistics/datasets-covid-19")

  @Test func `every count of every day equals the published one, with the missing rule applied`() throws {
    let published = try PublishedFigures(table: Self.source.appending(path: "countries-aggregated_2021-10-10.csv"))
    let codes = try codes()
    let store = try BundledStatisticsStore()
    let report = store.latestReport()

    for (name, series) in published.series where !report.leftOut.contains(name) {
      let code = try #require(codes[name])
      let history = try #require(try store.history(of: code))
      #expect(history.firstDay.iso8601 == series.days.first)
      #expect(history.firstDay.advanced(by: series.days.count - 1).iso8601 == series.days.last)
      #expect(series.days == series.days.sorted() && series.days.count == 628)
      let isEqual =
        history.confirmed == series.confirmed && history.deaths == series.deaths
        && history.recovered == series.recoveredOrUnknown
      #expect(isEqual, "\(name)")
    }
    #expect(published.series.count == report.rows.count + report.leftOut.count)
  }

  @Test func `the shown day is the history's, and new is the difference to the day before`() throws {
    let store = try BundledStatisticsStore()

    for row in store.latestReport().rows {
      let history = try #require(try store.history(of: row.country.code))
      let shown = Int(row.day.daysSinceEpoch - history.firstDay.daysSinceEpoch)
      #expect(row.confirmed == DailyCount(history.confirmed, shown), "\(row.country.englishName)")
      #expect(row.recovered == DailyCount(history.recovered, shown), "\(row.country.englishName)")
      #expect(row.deaths == DailyCount(history.deaths, shown), "\(row.country.englishName)")
    }
  }

  @Test func `populations are those of the World Bank for 2021, else of the reference table`() throws {
    let worldBank = try rows(of: SharedData.folder.appending(path: "countries/datasets-population/population.csv"))
      .filter { $0.count >= 4 && $0[$0.count - 2] == "2021" }
    let counts = Dictionary(uniqueKeysWithValues: worldBank.map { ($0[$0.count - 3], Int($0[$0.count - 1])) })

    for row in try BundledStatisticsStore().latestReport().rows {
      let population = try #require(row.country.population)
      if let expected = counts[row.country.iso3] {
        #expect(population == Population(count: try #require(expected), year: 2021, source: .worldBank))
      } else {
        #expect(["TW", "VA"].contains(row.country.code.rawValue) && population.source == .jhuReference)
      }
    }
  }

  /// The source's names and their codes; the reference table lists states and counties as well.
  private func codes() throws -> [String: CountryCode] {
    var codes: [String: CountryCode] = [:]
    for row in try rows(of: Self.source.appending(path: "reference.csv")) where row[5].isEmpty && row[6].isEmpty {
      codes[row[7]] = CountryCode(row[1])
    }
    return codes
  }

  /// The lines of a table, split at commas outside quotes.
  private func rows(of table: URL) throws -> [[String]] {
    let text = String(decoding: try Data(contentsOf: table), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().reduce(into: [""]) { fields, part in
        if part.offset.isMultiple(of: 2) {
          let pieces = part.element.split(separator: ",", omittingEmptySubsequences: false)
          fields[fields.count - 1] += pieces[0]
          fields += pieces.dropFirst().map(String.init)
        } else {
          fields[fields.count - 1] += part.element
        }
      }
    }
  }
}

extension DailyCount {
  /// The count on one day of a series.
  fileprivate init(_ totals: [Int?], _ day: Int) {
    let new = { (day: Int) in totals[day].flatMap { total in totals[day - 1].map { total - $0 } } }
    self.init(total: totals[day], new: new(day), newBefore: new(day - 1))
  }
}
