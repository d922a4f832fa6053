import AppPages
import Domain
import Foundation
import PortableUITesting
import Statistics
import Synchronization
import TestTraits
import Testing

/// WHO's weekly counts, asked for on the card, by a publisher that answers what the test wants.
@Suite(.timeLimit(.minutes(10))) struct WHORefreshUITests {
  private func driver(
    _ who: PublisherFixture, feed: (any FiguresFeed)? = SilentFeed()
  ) async throws -> InProcessDriver {
    let figures = try await AppFixture.figures(feed: feed)
    let outbreaks = try OutbreakDependencies.fixture(feed: who)
    let driver = InProcessDriver(
      try await AppFixture.responder(figures: figures, outbreaks: outbreaks), runsScript: true)
    try await driver.open("/statistics")
    return driver
  }

  @Test(.proves(53, 57, "D26"))
  func `the first press offers WHO, one request brings an outbreak of its own, and the window goes there`() async throws
  {
    let who = PublisherFixture([.success(.body(PublisherFixture.table, mark: nil, sent: nil)), .success(.unchanged)])
    let driver = try await driver(who)

    try await driver.element(StatisticsID.refresh).tap()
    try await driver.waitUntil("it asks") { try await driver.element(StatisticsID.refreshAllowWHO).isVisible }
    #expect(who.requests == 0, "nothing is asked before the person agrees")
    try await driver.element(StatisticsID.refreshAllowWHO).tap()

    try await driver.waitUntil("the outbreak is open") { try await driver.title.contains("COVID-19 (WHO)") }
    #expect(who.requests == 1)
    #expect(try await driver.element(StatisticsID.asOf).text == "As of November 12, 2023")

    try await driver.element(StatisticsID.refreshWHO).tap()
    try await driver.waitUntil("it tells how it ended") {
      try await driver.element(StatisticsID.refreshOutcome).exists
    }
    #expect(who.requests == 2, "the second time it asks no question")
    #expect(try await driver.element(StatisticsID.asOf).text == "As of November 12, 2023")
  }

  @Test(.proves(53, 56)) func `a publisher that can't be reached leaves everything as it is, and says so`() async throws
  {
    let driver = try await driver(PublisherFixture([.failure(.offline("refused"))]))

    try await driver.element(StatisticsID.refresh).tap()
    try await driver.element(StatisticsID.refreshAllowWHO).tap()

    try await driver.waitUntil("it tells how it ended") {
      try await driver.element(StatisticsID.refreshOutcome).exists
    }
    #expect(try await driver.element(StatisticsID.refreshOutcome).text.hasPrefix("who.example can’t be reached."))
    #expect(try await driver.element(StatisticsID.asOf).text == "As of August 4, 2021")
  }

  @Test(.proves(53)) func `where the other feed is off, WHO has a button of its own`() async throws {
    let driver = try await driver(PublisherFixture([]), feed: nil)

    #expect(try await driver.element(StatisticsID.refresh).isDisabled)
    try await driver.element(StatisticsID.refreshWHO).tap()
    try await driver.waitUntil("it asks") { try await driver.element(StatisticsID.refreshAllowWHO).isVisible }
  }

  @Test func `a question that is cancelled asks nothing`() async throws {
    let who = PublisherFixture([])
    let driver = try await driver(who)

    try await driver.element(StatisticsID.refresh).tap()
    try await driver.element(.button, named: "Cancel").tap()

    try await driver.waitUntil("the question is gone") {
      try await !driver.element(StatisticsID.refreshAllowWHO).exists
    }
    #expect(who.requests == 0)
  }
}

/// A publisher that gives its answers one after the other.
private final class PublisherFixture: OutbreakFeed {
  let host = "who.example"
  let publisher = OutbreakFeedLink.Publisher.who
  let fileName = "WHO-COVID-19-global-data.csv"

  private let state: Mutex<(requests: Int, replies: [Result<FeedAnswer, RefreshProblem>])>

  init(_ replies: [Result<FeedAnswer, RefreshProblem>]) {
    state = Mutex((0, replies))
  }

  var requests: Int { state.withLock(\.requests) }

  func counts(
    unlike mark: CacheValidator?, progress: @escaping @Sendable (RefreshProgress) -> Void
  ) async throws(RefreshProblem) -> FeedAnswer {
    let reply = state.withLock { state in
      state.requests += 1
      return state.replies.isEmpty ? .failure(.timedOut) : state.replies.removeFirst()
    }
    return try reply.get()
  }

  /// Two weeks of all countries in WHO's form.
  static let table: Data = {
    var text = "Date_reported,Country_code,Country,WHO_region,New_cases,Cumulative_cases,New_deaths,Cumulative_deaths\n"
    for country in ISOCountry.all.prefix(234) {
      text += "2023-11-05,\(country.code),\(country.iso3),EURO,100,5000,1,50\n"
      text += "2023-11-12,\(country.code),\(country.iso3),EURO,107,5107,1,51\n"
    }
    return Data(text.utf8)
  }()
}

/// A feed that nobody asks in these tests.
private struct SilentFeed: FiguresFeed {
  let host = "disease.sh"

  func answer(
    to question: FeedQuestion, progress: @escaping @Sendable (RefreshProgress) -> Void
  ) async throws(RefreshProblem) -> FeedAnswer {
    throw .timedOut
  }

  func flag(of code: CountryCode) async throws(RefreshProblem) -> Data? { nil }
}
