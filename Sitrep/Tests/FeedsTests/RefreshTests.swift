import Domain
import Feeds
import Foundation
import Interchange
import Storage
import StubFeed
import TestTraits
import Testing

/// The whole way of figures: a feed on loopback, the network, the reader, the database, what screens see.
@MainActor
@Suite(.enabled(if: Profile.hasData, "the figures are not at ../shared/data"))
struct RefreshTests {
  @Test(.proves(53, 56, 57, 82))
  func `a refresh is two requests, changes the figures, and a restart without network keeps them`()
    async throws
  {
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

    library.refresh()
    await library.waitForRefresh()
    guard case .failed(let failure) = library.refreshState, case .offline = failure.problem else {
      Issue.record("unexpected: \(library.refreshState)")
      return
    }
    #expect(library.report.rows.count == 192 && failure.retryAt != nil)
  }

  @Test(.proves(50, "D42")) func `both figures come with one refresh, and survive a restart`() async throws {
    let profile = try Profile()
    let stub = try await StubFeed()
    stub.answer(
      "/v3/covid-19/countries", with: try Profile.recorded("derived-disease-sh/jhu_2021-08-04_as-disease-sh-v3"))
    stub.answer(
      "/v3/covid-19/countries?yesterday",
      with: try Profile.recorded("derived-disease-sh/jhu_2021-08-03_as-disease-sh-v3"))
    let library = try await profile.library(asking: stub)

    library.refresh()
    await library.waitForRefresh()

    let france = try #require(CountryCode("FR"))
    #expect(library.report[france]?.confirmed == DailyCount(total: 6_272_466, new: 29_241, newBefore: 24_298))
    #expect(stub.requests.count == 2)
    #expect(try await profile.library(asking: stub).report == library.report)
  }

  @Test(
    .proves("D42"),
    arguments: [StubFeed.Answer.http(status: 500, body: []), .http(body: Array("[{".utf8)), .json("[]")])
  func `where the second request fails, the old figures stay, also on disk`(answer: StubFeed.Answer) async throws {
    let profile = try Profile()
    let stub = try await StubFeed()
    stub.answer(
      "/v3/covid-19/countries", with: try Profile.recorded("derived-disease-sh/jhu_2021-08-04_as-disease-sh-v3"))
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
      with: try Profile.recorded(
        "derived-disease-sh/worldometers_2022-11_as-disease-sh-v3", fields: ["Date: Sat, 05 Nov 2022 10:00:00 GMT"]))
    let library = try await profile.library(asking: stub)

    library.refresh()
    await library.waitForRefresh()

    #expect(library.report.asOf == Day("2022-11-05") && library.report.rows.count == 217)
  }

  @Test func `a country's series is one request`() async throws {
    let profile = try Profile()
    let stub = try await StubFeed()
    stub.answer(
      "/v3/covid-19/historical/ES", with: try Profile.recorded("disease-sh/v3-historical-country_to-2020-04-19"))
    let library = try await profile.library(asking: stub)
    let spain = try #require(CountryCode("ES"))

    let loaded = try await library.loadHistory(of: spain)

    #expect(loaded.history.confirmed.last == 198_674 && stub.requests.count == 1)
    #expect(try await profile.library(asking: stub).history(of: spain) == loaded)
    let chile = try #require(CountryCode("CL"))
    let failure = await #expect(throws: RefreshFailure.self) { try await library.loadHistory(of: chile) }
    #expect(failure?.problem == .status(404))
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
  let clock = Clock()
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

  static func recorded(_ name: String, fields: [String] = []) throws -> StubFeed.Answer {
    .json(String(decoding: try Data(contentsOf: data.appending(path: "\(name).json")), as: UTF8.self), fields: fields)
  }

  /// The figures, as the program finds them when it begins anew.
  func library(asking stub: StubFeed) async throws -> StatisticsLibrary {
    try await library(asking: stub.feed(patience: .seconds(90), most: 8_000_000))
  }

  func library(asking feed: any FiguresFeed) async throws -> StatisticsLibrary {
    opened = nil
    let database = try AppDatabase.open(in: DataFolder(opening: folder))
    opened = database
    let store = try database.figures(above: SampleStatistics()) { Issue.record("\($0)") }
    let codec = FiguresFileCodec(countries: SampleStatistics().latestReport().rows.map(\.country))
    let clock = clock
    return StatisticsLibrary(stock: try await store.stock(), store: store, feed: feed, files: codec) { clock.now }
  }
}

/// A clock that goes when it is told to.
final class Clock: @unchecked Sendable {
  private let lock = NSLock()
  private var moment = Date(timeIntervalSince1970: 1_700_000_000)

  var now: Date { lock.withLock { moment } }

  func advance(_ seconds: TimeInterval) { lock.withLock { moment += seconds } }
}
