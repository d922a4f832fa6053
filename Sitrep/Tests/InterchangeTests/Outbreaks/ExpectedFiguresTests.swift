import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// Files as they were published, from reading to figures, against counts that a script of other hands made of them.
@Suite(.enabled(if: SharedData.isThere, SharedData.absence)) struct ExpectedFiguresTests {
  private static let folder = SharedData.folder.appending(path: "outbreaks")

  @Test func `WHO's weekly file tells on each day what was expected of every country`() throws {
    let (outbreak, counts) = try outbreak("who/WHO-COVID-19-global-data.csv")
    let days = try #require(try expected("who")["days"] as? [String: [String: Any]])
    #expect(days.count >= 4)

    for (text, expected) in days {
      let figures = OutbreakFigures(outbreak, counts, asOf: Day(text))
      #expect(figures.asOf == Day(text) && figures.totals.places == expected["countries"] as? Int)
      #expect(figures.totals.newCases?.places == expected["countries that reported the week"] as? Int)
      #expect(figures.totals.newCases?.count == expected["cases in 7 days, those that reported"] as? Int)
      #expect(figures.totals.cases?.count == expected["total cases"] as? Int)
      #expect(figures.totals.deaths?.count == expected["total deaths"] as? Int)
      for (code, country) in expected {
        guard let country = country as? [String: Any], let code = CountryCode(code) else { continue }
        let row = try #require(figures[.country(code)])
        #expect(row.newCases == country["7 days"] as? Int, "\(code), \(text)")
        #expect(row.newCasesBefore == country["7 days before"] as? Int, "\(code), \(text)")
        #expect(row.cases?.count == country["total"] as? Int, "\(code), \(text)")
        #expect(row.newDeaths == country["deaths 7 days"] as? Int, "\(code), \(text)")
        #expect(row.deaths?.count == country["deaths total"] as? Int, "\(code), \(text)")
      }
    }
  }

  @Test func `a day between two weeks is that of the last week that ended`() throws {
    let (outbreak, counts) = try outbreak("who/WHO-COVID-19-global-data.csv")
    let russia = PlaceKey.country(try #require(CountryCode("RU")))

    let figures = OutbreakFigures(outbreak, counts, asOf: Day("2021-08-04"))

    #expect(figures.asOf == Day("2021-08-01"))
    #expect(figures[russia]?.newCases == 162_136 && figures[russia]?.cases?.count == 6_288_677)
  }

  @Test func `Ebola in 2014 has the expected totals, CFRs and falls`() throws {
    let (outbreak, counts) = try outbreak("ebola2014/country_timeseries.csv", .known(.ebola))
    let expected = try expected("ebola")
    let days = try #require(expected["days"] as? [String: [String: [String: Any]]])
    let names = ["Guinea": "GN", "Liberia": "LR", "SierraLeone": "SL", "Mali": "ML", "Nigeria": "NG", "Senegal": "SN"]

    for (text, expected) in days {
      let figures = OutbreakFigures(outbreak, counts, asOf: Day(text))
      for (name, code) in names {
        guard let cases = expected["Cases_\(name)"] else { continue }
        let row = try #require(figures.rows.first { $0.place.key.description == code || $0.place.name == name })
        #expect(row.cases?.count == cases["value"] as? Int, "\(name), \(text)")
        #expect(row.cases?.day.iso8601 == cases["of"] as? String, "\(name), \(text)")
        #expect(row.deaths?.count == expected["Deaths_\(name)"]?["value"] as? Int, "\(name), \(text)")
        guard let fatality = expected["CFR % \(name)"], let wilson = fatality["wilson"] as? [Double] else { continue }
        let cfr = try #require(row.cfr)
        #expect(abs(cfr.value - (fatality["value"] as? Double ?? 0)) < 0.006, "\(name), \(text)")
        #expect(abs(cfr.low - wilson[0]) < 0.006 && abs(cfr.high - wilson[1]) < 0.006, "\(name), \(text)")
      }
    }
    let falls = try #require(expected["falls of a cumulative count"] as? [String: Int])
    #expect(OutbreakFigures(outbreak, counts).fallCount == falls.values.reduce(0, +))
  }

  @Test func `the reports of 2026 end with the expected figures, and a day without one is a gap`() throws {
    let (outbreak, counts) = try outbreak("bvd2026/insp-sitreps-2026.csv", .known(.ebola))

    let figures = OutbreakFigures(outbreak, counts)

    #expect(figures.asOf == Day("2026-06-19") && figures.caseClass == .confirmed)
    #expect(figures.totals.cases?.count == 956 && figures.totals.deaths?.count == 247)
    let cfr = try #require(figures.totals.cfr)
    #expect(abs(cfr.value - 25.8) < 0.05 && abs(cfr.low - 23.2) < 0.05 && abs(cfr.high - 28.7) < 0.05)
    let gap = OutbreakFigures(outbreak, counts, asOf: Day("2026-06-12"))
    #expect(gap.totals.newCases == nil && gap.rows.first?.cases?.day == Day("2026-06-11"))
    let may = OutbreakFigures(outbreak, counts, asOf: Day("2026-05-28"))
    #expect(may.falls.first { $0.measure == .cases(.suspected) }?.times == 2)
  }

  private func expected(_ name: String) throws -> [String: Any] {
    let bytes = try Data(contentsOf: Self.folder.appending(path: "expected/\(name).json"))
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  private func outbreak(_ path: String, _ disease: Disease? = nil) throws -> (Outbreak, OutbreakCounts) {
    let codec = OutbreakFileCodec(
      countries: SampleStatistics().latestReport().rows.map(\.country), version: "test"
    ) { _ in String(repeating: "0", count: 64) }
    let url = Self.folder.appending(path: path)
    let file = FiguresFile(name: url.lastPathComponent, bytes: try Data(contentsOf: url))
    let plan = try codec.read([file], OutbreakChoices(disease: disease))
    let outbreak = try #require(plan.outbreak(id: .random(), received: Date(timeIntervalSince1970: 0)))
    return (outbreak, plan.counts)
  }
}
