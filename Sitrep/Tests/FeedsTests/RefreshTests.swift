import Domain
import Feeds
import Foundation
import Interchange
import SampleData
import Statistics
import Storage
import StubFeed
import TestTraits
import Testing

/// The whole way of figures: a feed on loopback, the network, the reader, the database, what screens see.
@MainActor
@Suite struct RefreshTests {
  @Test(.proves(53, 56, 57, 82, "L3"))
  func `a refresh is two requests, changes the figures, and a restart without network keeps them`()
    async throws
  {
    let profile = try Profile()
    let stub = try await StubFeed()
    stub.answer("/v3/covid-19/countries", with: Profile.answer(.latest))
    do {
      let library = try await profile.library(asking: stub)
      #expect(library.report.rows.count == 12 && library.shown.origin == .program)

      library.refresh()
      await library.waitForRefresh()

      guard case .succeeded(_, let changed) = library.refreshState else {
        Issue.record("unexpected: \(library.refreshState)")
        return
      }
      #expect(
        stub.requests.map(\.path) == [
          "/v3/covid-19/countries?allowNull=true", "/v3/covid-19/countries?yesterday=true&allowNull=true",
        ])
      #expect(library.report.rows.count == 12 && changed == 12)
    }
    try await stub.stop()

    let library = try await profile.library(asking: stub)
    let germany = try #require(CountryCode("DE"))
    #expect(library.report[germany]?.confirmed.total == 3_789_460 && library.report[germany]?.confirmed.new == 3_457)
    #expect(library.shown.origin == .feed && library.report.asOf == Day("2021-08-05"))

    library.refresh()
    await library.waitForRefresh()
    guard case .failed(let failure) = library.refreshState, case .offline = failure.problem else {
      Issue.record("unexpected: \(library.refreshState)")
      return
    }
    #expect(library.report.rows.count == 12 && failure.retryAt != nil)
  }

  @Test(.proves(50, "D42", "L3")) func `both figures come with one refresh, and survive a restart`() async throws {
    let profile = try Profile()
    let stub = try await StubFeed()
    stub.answer("/v3/covid-19/countries", with: Profile.answer(.latest))
    stub.answer("/v3/covid-19/countries?yesterday", with: Profile.answer(.dayBefore))
    let library = try await profile.library(asking: stub)

    library.refresh()
    await library.waitForRefresh()

    let germany = try #require(CountryCode("DE"))
    #expect(library.report[germany]?.confirmed == DailyCount(total: 3_789_460, new: 3_457, newBefore: 3_659))
    #expect(stub.requests.count == 2)
    #expect(try await profile.library(asking: stub).report == library.report)
  }

  @Test(
    .proves("D42", "L3"),
    arguments: [StubFeed.Answer.http(status: 500, body: []), .http(body: Array("[{".utf8)), .json("[]")])
  func `where the second request fails, the old figures stay, also on disk`(answer: StubFeed.Answer) async throws {
    let profile = try Profile()
    let stub = try await StubFeed()
    stub.answer("/v3/covid-19/countries", with: Profile.answer(.latest))
    stub.answer("/v3/covid-19/countries?yesterday", with: answer)
    let library = try await profile.library(asking: stub)
    let before = library.report

    library.refresh()
    await library.waitForRefresh()

    guard case .failed = library.refreshState else {
      Issue.record("unexpected: \(library.refreshState)")
      return
    }
    #expect(stub.requests.count == 2 && library.report == before)
    #expect(try await profile.library(asking: stub).report == before)
  }

  @Test func `figures without a moment are of the day on which they were sent`() async throws {
    let profile = try Profile()
    let stub = try await StubFeed()
    stub.answer(
      "/v3/covid-19/countries",
      with: Profile.answer(.latest, hasMoment: false, fields: ["Date: Sat, 05 Nov 2022 10:00:00 GMT"]))
    let library = try await profile.library(asking: stub)

    library.refresh()
    await library.waitForRefresh()

    #expect(library.report.asOf == Day("2022-11-05") && library.report.rows.count == 12)
  }

  @Test func `a country's series is one request`() async throws {
    let profile = try Profile()
    let stub = try await StubFeed()
    stub.answer(
      "/v3/covid-19/historical/DE",
      with: .json(
        """
        {"country": "Germany", "province": ["mainland"], "timeline": {
          "cases": {"8/4/21": 3786003, "8/5/21": 3789460}, "deaths": {"8/4/21": 91736, "8/5/21": 91761},
          "recovered": {"8/4/21": 3659260, "8/5/21": 0}}}
        """))
    let library = try await profile.library(asking: stub)
    let germany = try #require(CountryCode("DE"))

    let loaded = try await library.loadHistory(of: germany)

    #expect(loaded.history.confirmed.last == 3_789_460 && stub.requests.count == 1)
    #expect(try await profile.library(asking: stub).history(of: germany) == loaded)
    let chile = try #require(CountryCode("CL"))
    let failure = await #expect(throws: RefreshFailure.self) { try await library.loadHistory(of: chile) }
    #expect(failure?.problem == .status(404))
  }

  @Test(.enabled(if: Profile.hasData, "the figures are not at ../shared/data"))
  func `the whole answer of 192 countries changes the figures, and a restart keeps them`() async throws {
    let profile = try Profile()
    let stub = try await StubFeed()
    stub.answer(
      "/v3/covid-19/countries", with: try Profile.recorded("derived-disease-sh/jhu_2021-08-04_as-disease-sh-v3"))
    do {
      let library = try await profile.library(asking: stub)
      #expect(library.report.rows.count == 12 && library.shown.origin == .program)

      library.refresh()
      await library.waitForRefresh()

      guard case .succeeded(_, let changed) = library.refreshState else {
        Issue.record("unexpected: \(library.refreshState)")
        return
      }
      #expect(
        stub.requests.map(\.path) == [
          "/v3/covid-19/countries?allowNull=true", "/v3/covid-19/countries?yesterday=true&allowNull=true",
        ])
      #expect(library.report.rows.count == 192 && changed >= 180)
    }
    try await stub.stop()

    let library = try await profile.library(asking: stub)
    let france = try #require(CountryCode("FR"))
    #expect(library.report[france]?.confirmed.total == 6_272_466 && library.report[france]?.confirmed.new == 29_241)
    #expect(library.shown.origin == .feed && library.report.asOf == Day("2021-08-04"))
  }
}

/// A data folder, and the figures in it as the program wires them.
@MainActor
final class Profile {
  static let data = URL(filePath: #filePath).appending(path: "../../../../../shared/data/statistics")
    .standardizedFileURL
  nonisolated static let hasData = FileManager.default.fileExists(
    atPath: URL(filePath: #filePath).appending(path: "../../../../../shared/data/statistics").standardizedFileURL.path)

  let folder = FileManager.default.temporaryDirectory.appending(path: "sitrep-tests-\(UUID().uuidString)")
  let clock = ManualClock()
  private var opened: AppDatabase?

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Issue.record("The folder could not be removed: \(error)")
    }
  }

  static func recorded(_ name: String) throws -> StubFeed.Answer {
    .json(String(decoding: try Data(contentsOf: data.appending(path: "\(name).json")), as: UTF8.self))
  }

  enum Answer {
    case latest, dayBefore
  }

  /// What disease.sh answers about the sample countries, on the day after theirs or again on their own.
  ///
  /// Germany's figures are those of Johns Hopkins University; each other country has one case more than the day before.
  static func answer(_ answer: Answer, hasMoment: Bool = true, fields: [String] = []) -> StubFeed.Answer {
    let isLatest = answer == .latest
    let moment = hasMoment ? #""updated": \#(isLatest ? 1_628_207_999_000 : 1_628_121_599_000), "# : ""
    let rows = SampleStatistics().latestReport().rows.map { row in
      let total = row.confirmed.total ?? 0
      let isGermany = row.country.code.rawValue == "DE"
      let (cases, new) =
        isLatest ? (total + (isGermany ? 3_457 : 1), isGermany ? 3_457 : 1) : (total, row.confirmed.new)
      return """
        {\(moment)"country": "\(row.country.englishName)", "countryInfo": {"iso2": "\(row.country.code)"}, \
        "cases": \(cases), "todayCases": \(new ?? 0), "deaths": \(row.deaths.total ?? 0), "todayDeaths": 0, \
        "recovered": null, "todayRecovered": null, "active": null, "population": null, "continent": ""}
        """
    }
    return .json("[\(rows.joined(separator: ","))]", fields: fields)
  }

  /// The figures, as the program finds them when it begins anew.
  func library(asking stub: StubFeed) async throws -> StatisticsLibrary {
    try await library(asking: stub.feed(patience: .seconds(90), most: 8_000_000))
  }

  func library(asking feed: any FiguresFeed) async throws -> StatisticsLibrary {
    opened = nil
    let database = try AppDatabase.open(in: DataFolder(opening: folder))
    opened = database
    let store = database.figures(above: SampleStatistics()) { Issue.record("\($0)") }
    let codec = FiguresFileCodec(countries: SampleStatistics().latestReport().rows.map(\.country))
    let clock = clock
    return StatisticsLibrary(snapshot: try await store.snapshot(), store: store, feed: feed, files: codec) { clock.now }
  }
}
