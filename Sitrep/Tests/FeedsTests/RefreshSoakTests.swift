import Domain
import Feeds
import Foundation
import SampleData
import Statistics
import StubFeed
import TestTraits
import Testing

/// Many refreshes of a feed that fails in every way, each of which leaves the old figures or the new ones, whole.
@MainActor
@Suite(.serialized) struct RefreshSoakTests {
  @Test(.proves(53, 56)) func `nothing is lost in a hundred refreshes under faults`() async throws {
    let profile = try Profile()
    let stub = try await StubFeed()
    var random = Numbers()
    let feed = try UnevenFeed(stub)
    var library = try await profile.library(asking: feed)
    var version = 0
    var outcomes: [Bool: Int] = [:]

    for round in 1...100 {
      let next = Self.figures(round)
      let fault = Int(random.next() % 12)
      stub.answer("/v3/covid-19/countries", with: Self.answer(next, fault: fault))
      feed.isPatient = fault != 4
      library.refresh()
      if fault == 11 { library.cancelRefresh() }
      await library.waitForRefresh()
      profile.clock.advance(20)

      if case .succeeded = library.refreshState { version = round }
      outcomes[version == round, default: 0] += 1
      #expect(Self.isWhole(library.report, version), "round \(round), fault \(fault)")
      if round % 10 == 0 {
        library = try await profile.library(asking: feed)
        #expect(Self.isWhole(library.report, version), "begun anew after round \(round)")
      }
    }

    #expect(stub.requests.count <= 200)
    #expect((outcomes[true] ?? 0) >= 20 && (outcomes[false] ?? 0) >= 20)
  }

  /// The sample countries; every number tells the round.
  private static func figures(_ round: Int) -> String {
    let rows = SampleStatistics().latestReport().rows.map { row in
      """
      {"country": "\(row.country.englishName)", "countryInfo": {"iso2": "\(row.country.code)"}, "cases": \(round), \
      "todayCases": \(-round), "deaths": \(round * 2), "todayDeaths": null, "updated": \(1_650_000_000_000 + round)}
      """
    }
    return "[\(rows.joined(separator: ","))]"
  }

  /// One of the faults, or no fault.
  private static func answer(_ figures: String, fault: Int) -> StubFeed.Answer {
    let bytes = Array(figures.utf8)
    let head = Array("HTTP/1.1 200 OK\r\nContent-Length: \(bytes.count)\r\n\r\n".utf8)
    let parts = stride(from: 0, to: bytes.count, by: 400).map { Array(bytes[$0..<min($0 + 400, bytes.count)]) }
    return switch fault {
    case 0: .http(status: 500, body: bytes)
    case 1: .raw(head + bytes.prefix(bytes.count / 2))
    case 2: .http(body: Array(bytes.prefix(bytes.count / 2)))
    case 3: .http(body: Array("<!DOCTYPE html><p>Bad gateway".utf8))
    case 4: .silence
    case 5: .json(figures.replacing("\"cases\": ", with: "\"cases\": \"many\", \"was\": "))
    case 6: .json("[" + (figures.dropFirst().split(separator: "},").first.map(String.init) ?? "") + "}]")
    case 7: .slow([head] + parts, milliseconds: 1)
    case 8: .http(body: Array(repeating: 0x20, count: 200_000))
    default: .json(figures)
    }
  }

  private static func isWhole(_ report: StatisticsReport, _ version: Int) -> Bool {
    if version == 0 { return report == SampleStatistics().latestReport() }
    return report.rows.count == 12
      && report.rows.allSatisfy { row in
        row.confirmed.total == version && row.confirmed.new == -version && row.deaths.total == version * 2
          && row.recovered.total == nil
      }
  }
}

/// A feed whose patience a test chooses: a machine with much to do is slow too.
@MainActor
private final class UnevenFeed: FiguresFeed {
  nonisolated let host = "127.0.0.1"
  var isPatient = true

  private let patient: DiseaseShFeed
  private let impatient: DiseaseShFeed

  init(_ stub: StubFeed) throws {
    var limits = FeedLimits()
    limits.answer = 100_000
    limits.whole = .seconds(90)
    limits.connect = limits.whole
    patient = DiseaseShFeed(at: try FeedAddress(stub.url), limits: limits)
    limits.whole = .milliseconds(200)
    impatient = DiseaseShFeed(at: try FeedAddress(stub.url), limits: limits)
  }

  func answer(
    to question: FeedQuestion, progress: @escaping @Sendable (RefreshProgress) -> Void
  ) async throws(RefreshProblem) -> FeedAnswer {
    try await (isPatient ? patient : impatient).answer(to: question, progress: progress)
  }

  func flag(of code: CountryCode) async throws(RefreshProblem) -> Data? {
    try await patient.flag(of: code)
  }
}

/// The same numbers in every run.
private struct Numbers {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) >> 16
  }
}
