import Domain
import Foundation
import PortableUI
import Synchronization
import TestTraits
import Testing

@testable import Statistics

@MainActor
@Suite struct ChosenDaysTests {
  private let english = Locale(identifier: "en_US")
  private let figures = CountedFigures()

  private func model(asOf day: String? = nil) -> CountryStatsViewModel {
    let kept = KeptFigures(report: figures.latestReport(), origin: .program, received: nil)
    let library = StatisticsLibrary(
      snapshot: FiguresSnapshot(shown: kept, days: figures.days.stretches), store: InMemoryFiguresStore(floor: figures),
      feed: nil, files: FixedFigures(figures.latestReport()))
    let model = CountryStatsViewModel(
      sources: StatisticsModel(StatisticsDependencies(library: library), populations: NoRatePopulations()))
    model.route.asOf = day.flatMap { Day(iso8601: $0) }
    return model
  }

  @Test(.proves("D3")) func `what is shown at first stays until the chosen day is read`() async throws {
    let model = model(asOf: "2021-08-03")
    let day = try #require(model.dayToRead)
    #expect(model.asOf.iso8601 == "2021-08-04" && model.chosenDay == nil && !model.isDayChosen)

    await model.sources.chosenDays.load(day)

    #expect(model.asOf == day && model.chosenDay == day && model.isDayChosen)
    #expect(model.country(try #require(CountryCode("CL")), for: english)?.confirmed.total == 1_618_457)
    #expect(model.day(after: 1)?.iso8601 == "2021-08-04" && model.day(after: -1)?.iso8601 == "2021-08-02")
    #expect(model.day(after: 7) == nil)
    model.choose(Day(iso8601: "2021-08-02"))
    #expect(model.asOf == day, "the day before stays until the next one is read")
    model.choose(nil)
    #expect(model.asOf.iso8601 == "2021-08-04" && model.route == StatisticsRoute())
  }

  @Test func `a day is read once for all windows, and again when figures have changed`() async throws {
    let model = model(asOf: "2021-08-03")
    let (days, day) = (model.sources.chosenDays, try #require(model.dayToRead))

    async let one: Void = days.load(day)
    async let other: Void = days.load(day)
    _ = await (one, other)
    await days.load(day)

    #expect(figures.reads.withLock(\.self) == figures.latestReport().rows.count)
    #expect(days.figures(of: day) === days.figures(of: day))
  }

  @Test(.proves("D3")) func `the day shown at first is no chosen one, and one without figures is told`() async throws {
    #expect(model(asOf: "2021-08-04").dayToRead == nil)
    #expect(model(asOf: "2021-08-04").isDayChosen == false)
    let later = model(asOf: "2022-01-01")
    #expect(later.dayToRead == nil && later.missingDay?.iso8601 == "2022-01-01" && later.isDayChosen)
    let earlier = model(asOf: "1999-01-01")
    #expect(earlier.dayToRead?.iso8601 == "2021-08-02" && earlier.missingDay?.iso8601 == "1999-01-01")
  }

  @Test func `a day that can't be read is told, and read again`() async throws {
    let model = model(asOf: "2021-08-03")
    let day = try #require(model.dayToRead)
    figures.isBroken.withLock { $0 = true }
    await model.sources.chosenDays.load(day)
    #expect(model.isDayUnread && model.asOf.iso8601 == "2021-08-04")

    figures.isBroken.withLock { $0 = false }
    await model.sources.chosenDays.load(day)

    #expect(!model.isDayUnread && model.asOf == day)
  }
}

/// The sample figures, which count how often a series is read.
private final class CountedFigures: StatisticsStore {
  let reads = Mutex(0)
  let isBroken = Mutex(false)

  func latestReport() -> StatisticsReport { SampleStatistics().latestReport() }

  var releases: [FiguresRelease] { SampleStatistics().releases }

  func history(of code: CountryCode) throws(ReadProblem) -> CountryHistory? {
    reads.withLock { $0 += 1 }
    if isBroken.withLock(\.self) { throw ReadProblem("the disk does not answer") }
    return SampleStatistics().history(of: code)
  }
}
