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

/// The whole way of WHO's counts: a feed on loopback, the network, the reader, the database, what screens see.
@MainActor
@Suite struct OutbreakRefreshTests {
  @Test(.proves(53, 57)) func `a refresh is one request, and makes an outbreak of its own`() async throws {
    let profile = try WHOProfile()
    let stub = try await StubFeed()
    stub.answer(with: WHOProfile.answer(fields: ["ETag: \"1\""]))
    let refresh = try await profile.refresh(asking: stub)

    refresh.refresh()
    await refresh.wait()

    #expect(refresh.state == .succeeded(at: profile.clock.now, changedRows: 234))
    let outbreak = try #require(profile.shown)
    #expect(outbreak.name == "COVID-19 (WHO)" && outbreak.id != .bundled && outbreak.disease == .covid19)
    #expect(outbreak.period == .week(start: .monday) && outbreak.days.upperBound == Day("2023-11-12"))
    #expect(stub.requests.count == 1)
    let kept = try await profile.kept()
    #expect(kept.heads == [outbreak] && kept.counts?.places.count == 234)
    #expect(outbreak.feed == OutbreakFeedLink(.who, mark: CacheValidator(tag: "\"1\"", modified: nil)))
    #expect(kept.counts?[.country(try #require(CountryCode("DE"))), .cases(.all)]?.new == [100, 107, 114])
  }

  @Test func `a later file takes its place, keeps the name and tells how many places changed`() async throws {
    let profile = try WHOProfile()
    let stub = try await StubFeed()
    stub.answer(with: WHOProfile.answer(fields: ["ETag: \"1\""]))
    let refresh = try await profile.refresh(asking: stub)
    refresh.refresh()
    await refresh.wait()
    let first = try #require(profile.shown)
    try await profile.rename(first.id, to: "Grippe")

    stub.answer(with: .http(status: 304, body: []))
    refresh.refresh()
    await refresh.wait()
    #expect(refresh.state == .succeeded(at: profile.clock.now, changedRows: 0))
    #expect(stub.requests.last?.fields["if-none-match"] == "\"1\"")

    profile.clock.advance(7 * 86_400)
    stub.answer(with: WHOProfile.answer(weeks: 4, fields: ["ETag: \"2\""]))
    refresh.refresh()
    await refresh.wait()

    #expect(refresh.state == .succeeded(at: profile.clock.now, changedRows: 234))
    let kept = try await profile.kept()
    #expect(kept.heads.map(\.id) == [first.id] && kept.heads.map(\.name) == ["Grippe"])
    #expect(kept.heads.first?.days.upperBound == Day("2023-11-19") && kept.heads.first?.feed?.mark?.tag == "\"2\"")
    #expect(stub.requests.count == 3)
  }

  @Test(
    .proves(53),
    arguments: [
      (StubFeed.Answer.http(status: 403, body: []), RefreshProblem.status(403)),
      (.http(body: Array("<!DOCTYPE html><html><body>Blocked</body></html>".utf8)), .notJSON),
      (.http(body: []), .cutOff),
      (.http(body: Array("country,date,cases\nGermany,2023-11-12,1\n".utf8)), .wrongShape(path: "", reason: "")),
      (.http(status: 302, fields: ["Location: https://evil.example/"], body: []), .redirected(to: "evil.example")),
    ])
  func `what is no newer file is refused, and the old counts stay`(
    answer: StubFeed.Answer, problem: RefreshProblem
  ) async throws {
    let (profile, stub, refresh) = try await Self.refreshed()
    let before = try await profile.kept()

    stub.answer(with: answer)
    refresh.refresh()
    await refresh.wait()

    guard case .failed(let failure) = refresh.state else {
      Issue.record("unexpected: \(refresh.state)")
      return
    }
    if case .wrongShape = problem, case .wrongShape = failure.problem {} else { #expect(failure.problem == problem) }
    #expect(stub.requests.count == 2)
    let after = try await profile.kept()
    #expect(after.heads == before.heads && after.counts == before.counts)
    #expect(profile.shown == before.heads.first)
  }

  @Test func `older, shorter and broken files are refused, and the old counts stay`() async throws {
    let (profile, stub, refresh) = try await Self.refreshed()
    let before = try await profile.kept()
    let whole = WHOProfile.table()
    let answers: [([UInt8], RefreshProblem)] = [
      (WHOProfile.table(weeks: 2), .nothingNewer(try #require(Day("2023-11-05")))),
      (WHOProfile.table(places: 210), .tooFew(210, of: 234)),
      (WHOProfile.table(places: 117) + Array("2023-10-29,CL,CHL,AM".utf8), .cutOff),
      (Array(whole.prefix(whole.count - 12)), .cutOff),
      (WHOProfile.table(reporting: 100), .cutOff),
    ]

    for (bytes, problem) in answers {
      profile.clock.advance(600)
      stub.answer(with: .http(body: bytes))
      refresh.refresh()
      await refresh.wait()
      guard case .failed(let failure) = refresh.state else {
        Issue.record("unexpected: \(refresh.state)")
        continue
      }
      #expect(failure.problem == problem)
    }

    let after = try await profile.kept()
    #expect(after.heads == before.heads && after.counts == before.counts)
  }

  @Test func `the first file is judged too`() async throws {
    let profile = try WHOProfile()
    let stub = try await StubFeed()
    stub.answer(with: .http(body: WHOProfile.table(places: 100)))
    let refresh = try await profile.refresh(asking: stub)

    refresh.refresh()
    await refresh.wait()

    guard case .failed(let failure) = refresh.state else {
      Issue.record("unexpected: \(refresh.state)")
      return
    }
    #expect(failure.problem == .tooFew(100, of: 234))
    #expect(try await profile.kept().heads.isEmpty && profile.shown == nil)
  }

  @Test(.proves(53)) func `a person can stop it, and nothing changes`() async throws {
    let (profile, stub, refresh) = try await Self.refreshed()
    let before = try await profile.kept()
    stub.answer(with: .silence)

    refresh.refresh()
    refresh.refresh()
    while stub.requests.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    refresh.cancel()

    #expect(refresh.state == .failed(RefreshFailure(problem: .cancelled, at: profile.clock.now)))
    #expect(stub.requests.count == 2)
    #expect(try await profile.kept().heads == before.heads)
    refresh.dismiss()
    #expect(refresh.state == .idle)
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `WHO's own file is taken whole`() async throws {
    let profile = try WHOProfile()
    profile.clock.advance(2 * 365 * 86_400)
    let stub = try await StubFeed()
    let file = SharedData.folder.appending(path: "outbreaks/who/WHO-COVID-19-global-data.csv")
    stub.answer(
      with: .http(fields: ["Content-Encoding: gzip"], body: try GzipBody.bytes([UInt8](Data(contentsOf: file)))))
    let refresh = try await profile.refresh(asking: stub)

    refresh.refresh()
    await refresh.wait()

    #expect(refresh.state == .succeeded(at: profile.clock.now, changedRows: 234))
    let kept = try await profile.kept()
    let outbreak = try #require(kept.heads.first)
    let figures = OutbreakFigures(outbreak, try #require(kept.counts))
    #expect(figures.asOf == Day("2025-06-01"))
    #expect(figures.totals.newCases == CountSum(count: 97_468, places: 56) && figures.totals.places == 234)
    #expect(figures.totals.cases?.count == 778_049_411 && figures.totals.deaths?.count == 7_096_922)
  }

  private static func refreshed() async throws -> (WHOProfile, StubFeed, OutbreakRefresh) {
    let profile = try WHOProfile()
    let stub = try await StubFeed()
    stub.answer(with: WHOProfile.answer())
    let refresh = try await profile.refresh(asking: stub)
    refresh.refresh()
    await refresh.wait()
    #expect(profile.shown != nil)
    return (profile, stub, refresh)
  }
}

/// A data folder, and the outbreaks in it as the program wires them.
@MainActor
final class WHOProfile {
  let clock = ManualClock()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "sitrep-tests-\(UUID().uuidString)")
  private var store: SQLiteOutbreakStore?
  private var database: AppDatabase?

  /// What the screens show.
  private(set) var shown: Outbreak?

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

  /// A table in WHO's form of weeks to 12 November 2023 and later: in each, each country has 7 new cases more.
  ///
  /// - Parameters:
  ///   - places: How many countries it has.
  ///   - weeks: How many weeks, from the one to 29 October.
  ///   - reporting: How many of the countries have counts of more than the last week.
  /// - Returns: The file.
  nonisolated static func table(places: Int = 234, weeks: Int = 3, reporting: Int = 234) -> [UInt8] {
    let first = Day("2023-10-29") ?? .distantFuture
    var text = "Date_reported,Country_code,Country,WHO_region,New_cases,Cumulative_cases,New_deaths,Cumulative_deaths\n"
    for (place, country) in ISOCountry.all.prefix(places).enumerated() {
      for week in 0..<weeks {
        let (new, total) = (100 + 7 * week, 5_000 + 100 * week + 7 * week * (week + 1) / 2)
        let counts = place < reporting || week == weeks - 1 ? "\(new),\(total),1,\(week + 50)" : ",,,"
        text += "\(first.advanced(by: 7 * week)),\(country.code),\(country.iso3),EURO,\(counts)\n"
      }
    }
    return Array(text.utf8)
  }

  nonisolated static func answer(weeks: Int = 3, fields: [String] = []) -> StubFeed.Answer {
    .http(fields: fields, body: table(weeks: weeks))
  }

  func refresh(asking stub: StubFeed) async throws -> OutbreakRefresh {
    let database = try AppDatabase.open(in: DataFolder(opening: folder))
    let store = try await database.outbreakStore { Issue.record("\($0)") }
    (self.database, self.store) = (database, store)
    let codec = OutbreakFileCodec(
      countries: SampleStatistics().latestReport().rows.map(\.country), version: "test"
    ) { _ in String(repeating: "0", count: 64) }
    let clock = clock
    return OutbreakRefresh(
      from: try stub.whoFeed(most: 16_000_000), files: codec, store: store, current: { [weak self] in self?.shown },
      show: { [weak self] in self?.shown = $0 }, now: { clock.now })
  }

  func rename(_ id: OutbreakID, to name: String) async throws {
    try await store?.rename(id, to: OutbreakName(name))
    shown?.name = name
  }

  func kept() async throws -> (heads: [Outbreak], counts: OutbreakCounts?) {
    let store = try #require(store)
    let heads = try await store.heads()
    guard let first = heads.first else { return (heads, nil) }
    return (heads, try await store.counts(of: first.id))
  }
}
