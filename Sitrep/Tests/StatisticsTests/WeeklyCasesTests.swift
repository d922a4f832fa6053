import Domain
import Foundation
import Synchronization
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@MainActor
@Suite struct WeeklyCasesTests {
  private let day = SampleStatistics().latestReport().asOf

  private func history(_ confirmed: [Int?], to last: Day) throws -> CountryHistory {
    CountryHistory(
      code: try #require(CountryCode("DE")), firstDay: last.advanced(by: 1 - confirmed.count), confirmed: confirmed,
      recovered: confirmed.map { _ in nil }, deaths: confirmed.map { _ in nil })
  }

  @Test(.proves("B2")) func `seven days are what the total grew by in a week`() throws {
    let week = try history([100, 101, 103, 106, 110, 115, 121, 128, 200], to: day)

    #expect(week.newCases(inTheWeekTo: day) == 99)
    #expect(week.newCases(inTheWeekTo: day.advanced(by: -1)) == 28)
  }

  @Test(.proves("B2")) func `where the first or the last total is missing, the week is unknown`() throws {
    #expect(try history([nil, 1, 2, 3, 4, 5, 6, 7], to: day).newCases(inTheWeekTo: day) == nil)
    #expect(try history([0, 1, 2, 3, 4, 5, 6, nil], to: day).newCases(inTheWeekTo: day) == nil)
    #expect(try history([1, 2, 3, 4, 5, 6, 7], to: day).newCases(inTheWeekTo: day) == nil)
    #expect(try history([0, 1, 2, 3, 4, 5, 6, 7], to: day).newCases(inTheWeekTo: day.advanced(by: 1)) == nil)
    #expect(try history([0, nil, nil, 3, nil, 5, 6, 7], to: day).newCases(inTheWeekTo: day) == 7)
  }

  @Test(.proves("B2")) func `the weeks of all countries are worked out once, when they are asked for`() async throws {
    let report = SampleStatistics().latestReport()
    let germany = try #require(CountryCode("DE"))
    let week = try history([0, 1, 2, 3, 4, 5, 6, 70], to: report.asOf)
    let figures = FixedFigures(report) { $0 == germany ? week : nil }
    let library = StatisticsLibrary(snapshot: figures.snapshot, store: figures, feed: nil, files: figures)
    let weekly = WeeklyCases(library)
    #expect(weekly.counts(of: [germany]) == [:])

    await weekly.wait()

    #expect(weekly.counts(of: [germany]) == [germany: 70])
    #expect(weekly.counts(of: report.rows.map(\.id)) == [germany: 70])
    await weekly.wait()
    #expect(weekly.counts(of: report.rows.map(\.id)) == [germany: 70])
  }

  @Test(.proves("B1", "B2")) func `the list is ordered by the week once it is worked out`() async throws {
    let report = SampleStatistics().latestReport()
    let (germany, japan) = (try #require(CountryCode("DE")), try #require(CountryCode("JP")))
    let weeks = [
      germany: try history([0, 0, 0, 0, 0, 0, 0, 70], to: report.asOf),
      japan: try history([0, 0, 0, 0, 0, 0, 0, 700], to: report.asOf),
    ]
    let figures = FixedFigures(report) { weeks[$0] }
    let library = StatisticsLibrary(snapshot: figures.snapshot, store: figures, feed: nil, files: figures)
    let sources = StatisticsModel(StatisticsDependencies(library: library), populations: NoRatePopulations())
    let model = CountryStatsViewModel(sources: sources)
    model.sort = CountrySort(.weeklyRate)
    var choices = RateChoices()
    for code in weeks.keys { choices.setOwn(100_000, for: code) }
    _ = model.visibleCountries(for: Locale(identifier: "en"), choices: choices)

    await sources.weekly.wait()

    let countries = model.visibleCountries(for: Locale(identifier: "en"), choices: choices)
    #expect(countries.prefix(3).map { $0.rate(.weeklyRate) } == [700, 70, nil])
    #expect(countries.prefix(2).map(\.id) == [japan, germany])
  }

  @Test(.proves("U23"))
  func `days that could not be read are told, never taken for unknown, and are read again when asked`()
    async throws
  {
    let germany = try #require(CountryCode("DE"))
    let figures = DamagedFigures(try history([0, 1, 2, 3, 4, 5, 6, 70], to: day))
    let store = InMemoryFiguresStore(floor: figures)
    let snapshot = await store.snapshot
    let library = StatisticsLibrary(
      snapshot: snapshot, store: store, feed: nil, files: FixedFigures(snapshot.shown.report))
    let weekly = WeeklyCases(library)

    _ = weekly.counts(of: [germany])
    await weekly.wait()
    #expect(weekly.unread == [germany] && weekly.counts(of: [germany]) == [:])

    figures.isBroken.withLock { $0 = false }
    #expect(weekly.unread == [germany], "nothing is read again by itself")
    weekly.readAgain()
    _ = weekly.counts(of: [germany])
    await weekly.wait()
    #expect(weekly.unread == [] && weekly.counts(of: [germany]) == [germany: 70])
  }

  @Test(.proves("B9")) func `the overview's days are read once for all windows, and again after the disk failed`()
    async throws
  {
    let figures = DamagedFigures(try history([0, 1, 2, 3, 4, 5, 6, 70], to: day))
    let store = InMemoryFiguresStore(floor: figures)
    let snapshot = await store.snapshot
    let world = WorldFigures(
      StatisticsLibrary(snapshot: snapshot, store: store, feed: nil, files: FixedFigures(snapshot.shown.report)))

    await world.load()
    guard case .failed = world.state else { return #expect(Bool(false), "\(world.state)") }

    figures.isBroken.withLock { $0 = false }
    await world.load()
    guard case .failed = world.state else { return #expect(Bool(false), "nothing is read again by itself") }
    world.readAgain()
    let before = figures.reads.withLock(\.self)
    async let first: Void = world.load()
    async let second: Void = world.load()
    _ = await (first, second)

    guard case .loaded(let days?) = world.state else { return #expect(Bool(false), "\(world.state)") }
    #expect(days.totals(on: day).newCases == 70)
    #expect(figures.reads.withLock(\.self) - before == snapshot.shown.report.rows.count)
  }
}

/// The sample figures on a disk that cannot be read for a while.
private final class DamagedFigures: StatisticsStore {
  let isBroken = Mutex(true)
  let reads = Mutex(0)
  private let week: CountryHistory

  init(_ week: CountryHistory) {
    self.week = week
  }

  func latestReport() -> StatisticsReport { SampleStatistics().latestReport() }

  func history(of code: CountryCode) throws(ReadProblem) -> CountryHistory? {
    reads.withLock { $0 += 1 }
    if isBroken.withLock(\.self) { throw ReadProblem("the disk does not answer") }
    return week
  }
}
