import AppPages
import Domain
import Figures
import Interchange
import PortableUITesting
import Statistics
import Synchronization
import TestTraits
import Testing

/// What stands in place of days that could not be read.
@Suite struct DaysUnreadUITests {
  @Test(
    .proves("U23"),
    arguments: [
      ("/statistics/DE", ChartID.failed, ChartID.plot),
      ("/statistics/overview", OverviewID.failed, OverviewID.newCases),
    ])
  func `days that could not be read are told, and are read again when asked`(
    _ address: String, _ notice: String, _ content: String
  ) async throws {
    let figures = DamagedFigures()
    let store = InMemoryFiguresStore(floor: figures)
    let snapshot = await store.snapshot
    let library = await StatisticsLibrary(
      snapshot: snapshot, store: store, feed: nil, files: FiguresFileCodec(countries: []))
    let driver = InProcessDriver(try await AppFixture.responder(figures: library), runsScript: true)

    try await driver.open(address)
    try await driver.waitUntil("the fault is told") { try await driver.element(notice).exists }
    #expect(try await driver.element(content).exists == false)
    figures.isBroken.withLock { $0 = false }
    try await driver.element(StatisticsID.readDaysAgain).tap()

    try await driver.waitUntil("the days are there") { try await driver.element(content).exists }
    #expect(try await driver.element(notice).exists == false)
  }
}

/// The sample figures on a disk that cannot be read for a while.
private final class DamagedFigures: StatisticsStore {
  let isBroken = Mutex(true)

  func latestReport() -> StatisticsReport { SampleStatistics().latestReport() }

  func history(of code: CountryCode) throws(ReadProblem) -> CountryHistory? {
    if isBroken.withLock(\.self) { throw ReadProblem("the disk does not answer") }
    return SampleStatistics().history(of: code)
  }
}
