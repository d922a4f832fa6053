import Domain
import Foundation
import Testing

@testable import Figures
@testable import Statistics

@Suite struct PlaceStatsTests {
  private let first = Day("2024-03-01")

  private func series(new: [Int?], total: [Int?]) throws -> CountSeries {
    CountSeries(
      place: PlaceKey(name: "Baro"), measure: .cases(.all), firstDay: try #require(first), new: new, total: total)
  }

  @Test func `the last days are the difference of the totals around them`() throws {
    let series = try series(new: [nil, nil, nil, 2], total: [10, nil, 15, 17])

    let day = try #require(Day("2024-03-04"))
    #expect(series.added(inLast: 2, to: day, by: .day) == 7)
    #expect(series.added(inLast: 3, to: day, by: .day) == 7)
  }

  @Test func `without a total before them new counts are added up, and without any there is no report`() throws {
    let series = try series(new: [1, nil, 2, nil], total: [nil, nil, nil, nil])

    let day = try #require(Day("2024-03-04"))
    #expect(series.added(inLast: 14, to: day, by: .day) == 3)
    #expect(series.added(inLast: 1, to: day, by: .day) == nil)
    #expect(series.added(inLast: 14, to: day.advanced(by: -30), by: .day) == nil)
  }

  @Test(arguments: ["name", "cases-up", "recent", "deaths", "cfr-up", "population", "attack-rate", "name-down"])
  func `an order is written as it is read`(text: String) throws {
    #expect(try #require(PlaceSort(rawValue: text)).rawValue == text)
  }

  @Test func `places of which nothing is known come last, whichever way the others stand`() throws {
    let outbreak = Outbreak(
      id: .random(), name: "x", disease: .known(.cholera), level: .named(label: ""), period: .day,
      source: DataSource(name: "", url: "", licence: ""), provenance: Provenance(files: []), received: .distantPast,
      days: try #require(first)...(try #require(first)))
    func counts(_ name: String, _ total: Int?) throws -> CountSeries {
      CountSeries(
        place: PlaceKey(name: name), measure: .cases(.all), firstDay: try #require(first), new: [nil], total: [total])
    }
    let places = ["A", "B", "C"].map { OutbreakPlace(key: PlaceKey(name: $0), name: $0) }
    let all = OutbreakCounts(places: places, series: try [counts("A", nil), counts("B", 1), counts("C", 2)])
    let stats = PlacesOnDay(outbreak, all, asOf: nil, populations: [:]).places

    #expect(stats.sorted(using: PlaceSort(.cases)).map(\.name) == ["C", "B", "A"])
    #expect(stats.sorted(using: PlaceSort(.cases, isReversed: true)).map(\.name) == ["B", "C", "A"])
  }
}
