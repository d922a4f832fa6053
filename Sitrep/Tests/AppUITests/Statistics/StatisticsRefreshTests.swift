import AppPages
import Domain
import Foundation
import PortableUITesting
import Statistics
import Synchronization
import TestTraits
import Testing

/// Refresh as a person meets it, with a feed that answers what the test wants.
@Suite(.timeLimit(.minutes(10))) struct StatisticsRefreshTests {
  @Test(.proves(53, "D26"))
  func `the first press asks whether it may; then the newest figures are shown, with a stamp`()
    async throws
  {
    let feed = FeedFixture([.success(FeedFixture.figures(of: "2022-11-05", cases: 21_000_000))])
    let (card, driver) = try await card(feed)
    #expect(try await card.outcome.exists == false)

    try await card.refreshButton.tap()
    try await driver.waitUntil("it asks") { try await driver.element(StatisticsID.refreshAllow).isVisible }
    #expect(feed.questions == [], "nothing is asked before the person agrees")
    try await driver.element(.button, named: "Cancel").tap()
    try await driver.waitUntil("the question is gone") {
      try await !driver.element(StatisticsID.refreshAllow).exists
    }
    #expect(feed.questions == [])

    try await card.refresh(agreeing: true)

    try await driver.waitUntil("it tells how it ended") { try await card.outcome.exists }
    #expect(try await card.outcome.text == "Updated: figures as of November 5, 2022, disease.sh (Worldometers).")
    #expect(try await card.figures[0...2] == ["5", "4", "21,000,000"])
    #expect(try await card.origin.text.hasPrefix("As of Nov 5, 2022 · "))
    #expect(feed.questions == [.figures(unlike: nil), .previousDay])

    try await card.refreshButton.tap()
    try await driver.waitUntil("it asked again, without a question") { feed.questions.count == 3 }
  }

  @Test(.proves(53, 56)) func `a feed that is down leaves the figures as they are, and says so in words`() async throws
  {
    let (card, driver) = try await card(FeedFixture([.failure(.offline("refused"))]))
    let before = try await card.figures

    try await card.refresh(agreeing: true)

    try await driver.waitUntil("it tells how it ended") { try await card.outcome.exists }
    #expect(
      try await card.outcome.text
        == "disease.sh can’t be reached. Check your network connection. The earlier figures are still shown. "
        + "Try again in 5 seconds.")
    #expect(try await card.figures == before)
  }

  @Test(.proves(50, "D42", "L3")) func `where the day before does not come, neither figure changes, and it is told`()
    async throws
  {
    let feed = FeedFixture(
      [.success(FeedFixture.figures(of: "2022-11-05", cases: 21_000_000))], dayBefore: .failure(.timedOut))
    let (card, driver) = try await card(feed)
    let (figures, origin) = (try await card.figures, try await card.origin.text)

    try await card.refresh(agreeing: true)

    try await driver.waitUntil("it tells how it ended") { try await card.outcome.exists }
    #expect(try await card.outcome.text.hasPrefix("disease.sh took too long to answer. The earlier figures"))
    #expect(try await card.figures == figures)
    #expect(try await card.origin.text == origin)
    #expect(feed.questions.count == 2)
  }

  @Test(.proves("D26", "L3")) func `the question says whom it asks, and that it is two requests`() async throws {
    let (card, driver) = try await card(FeedFixture([]))

    try await card.refreshButton.tap()
    try await driver.waitUntil("it asks") { try await driver.element(StatisticsID.refreshAllow).isVisible }

    let page = try await driver.textSnapshot
    #expect(page.contains("Get newer figures from disease.sh?") && page.contains("two requests"))
    #expect(!page.contains("flag") && page.contains("never does this on its own"))
  }

  @Test(.proves(58, "L6")) func `flags are offered with the consent, and stand in the list, the card and the detail`()
    async throws
  {
    let feed = FeedFixture([.success(FeedFixture.figures(of: "2022-11-05", cases: 21_000_000))], flag: FlagSample.png)
    let flags = await FlagLibrary(store: InMemoryFlagStore(), feed: feed)
    let app = try await AppFixture.responder(
      figures: AppFixture.figures(of: FeedFixture.before, feed: feed), flags: flags,
      flagURL: { URL(string: "/media/somewhere/" + $0.rawValue) })
    let driver = InProcessDriver(app, runsScript: true)
    let card = try await CountryCardPage.open(on: driver)
    #expect(feed.flagsAsked == [])

    try await card.refresh(agreeing: true, withFlags: true)

    let picture = /src="\/media\/somewhere\/RU"/
    try await driver.waitUntil("the picture has come") { await flags.pictures.count == 1 }
    try await driver.waitUntil("so have the figures") { try await card.outcome.exists }
    #expect(feed.questions.count == 2 && feed.flagsAsked.map(\.rawValue) == ["RU"])
    _ = try await CountryPage.open("RU", on: driver)
    for identifier in [StatisticsID.cellFlag, StatisticsID.cardFlag, StatisticsID.detailFlag] {
      #expect(await driver.page(from: identifier).firstMatch(of: picture) != nil, "\(identifier)")
    }
  }

  @Test(.proves(53)) func `a refresh can be stopped`() async throws {
    let (card, driver) = try await card(FeedFixture([]))

    try await card.refresh(agreeing: true)
    try await driver.waitUntil("it is under way") { try await driver.element(StatisticsID.refreshCancel).isVisible }
    #expect(try await driver.textSnapshot.contains("Getting figures from disease.sh…"))
    try await driver.element(StatisticsID.refreshCancel).tap()

    try await driver.waitUntil("it tells how it ended") { try await card.outcome.exists }
    #expect(try await card.outcome.text == "Stopped. The figures haven’t changed.")
  }

  @Test(.proves(53)) func `what one window refreshes, the others show by themselves`() async throws {
    let feed = FeedFixture([.success(FeedFixture.figures(of: "2022-11-05", cases: 21_000_000))])
    let app = try await AppFixture.responder(figures: AppFixture.figures(of: FeedFixture.before, feed: feed))
    let (mine, other) = (InProcessDriver(app, runsScript: true), InProcessDriver(app, runsScript: true))
    let (card, shown) = (try await CountryCardPage.open(on: mine), try await CountryCardPage.open(on: other))

    try await card.refresh(agreeing: true)

    try await other.waitUntil("the other window follows") { try await shown.figures[2] == "21,000,000" }
  }

  @Test(.proves(53)) func `without a feed nothing can be asked`() async throws {
    let (card, _) = try await card(nil)

    #expect(try await card.refreshButton.isDisabled)
  }

  @Test(.proves(53), arguments: RefreshProblem.examples) func `each problem has words of its own`(
    problem: RefreshProblem
  )
    async throws
  {
    let (card, driver) = try await card(FeedFixture([.failure(problem)]))

    try await card.refresh(agreeing: true)

    try await driver.waitUntil("it tells how it ended") { try await card.outcome.exists }
    let text = try await card.outcome.text
    #expect(text.hasPrefix("disease.sh") || text.hasPrefix("The answer from disease.sh"))
    #expect(text.contains("The earlier figures are still shown."))
  }

  @Test func `without curl the message says how to install it`() async throws {
    let (card, driver) = try await card(FeedFixture([.failure(.noCurl)]))

    try await card.refresh(agreeing: true)

    try await driver.waitUntil("it tells how it ended") { try await card.outcome.exists }
    #expect(try await card.outcome.text.contains("apt install curl"))
  }

  private func card(_ feed: FeedFixture?) async throws -> (CountryCardPage, InProcessDriver) {
    let figures = try await AppFixture.figures(of: FeedFixture.before, feed: feed)
    let driver = InProcessDriver(try await AppFixture.responder(figures: figures), runsScript: true)
    return (try await CountryCardPage.open(on: driver), driver)
  }
}

extension RefreshProblem {
  fileprivate static let examples: [RefreshProblem] = [
    .timedOut, .status(503), .askedToWait(until: .now.addingTimeInterval(600)), .redirected(to: "example.org"), .cutOff,
    .tooLarge(limit: 1),
  ]
}

/// A feed that gives its answers about the latest day one after the other, and then none, until it is cancelled.
private final class FeedFixture: FiguresFeed {
  typealias Reply = Result<Data, RefreshProblem>

  let host = "disease.sh"

  private let dayBefore: Reply
  private let flag: Data?
  private let state: Mutex<(questions: [FeedQuestion], replies: [Reply], flags: [CountryCode])>

  init(
    _ replies: [Reply], dayBefore: Reply = .success(FeedFixture.figures(of: "2022-11-04", cases: 20_999_995, new: 4)),
    flag: Data? = nil
  ) {
    self.dayBefore = dayBefore
    self.flag = flag
    state = Mutex(([], replies, []))
  }

  var questions: [FeedQuestion] { state.withLock(\.questions) }
  var flagsAsked: [CountryCode] { state.withLock(\.flags) }

  func answer(
    to question: FeedQuestion, progress: @escaping @Sendable (RefreshProgress) -> Void
  ) async throws(RefreshProblem) -> FeedAnswer {
    let reply: Reply? = state.withLock { state in
      state.questions.append(question)
      if question == .previousDay { return dayBefore }
      return state.replies.isEmpty ? nil : state.replies.removeFirst()
    }
    guard let reply else {
      progress(RefreshProgress(bytes: 10, expected: 100))
      try? await Task.sleep(for: .seconds(60))
      throw .cancelled
    }
    return .body(try reply.get(), mark: nil, sent: nil)
  }

  func flag(of code: CountryCode) async throws(RefreshProblem) -> Data? {
    state.withLock { $0.flags.append(code) }
    return flag
  }

  /// Russia alone, as it was.
  @MainActor static var before: StatisticsReport {
    get throws {
      let bundled = try AppFixture.figures().report
      return StatisticsReport(
        asOf: bundled.asOf, source: bundled.source, rows: bundled.rows.filter { $0.id.rawValue == "RU" }, leftOut: [])
    }
  }

  /// An answer as disease.sh gives it.
  static func figures(of day: String, cases: Int, new: Int = 5) -> Data {
    let moment = (Day(iso8601: day)?.daysSinceEpoch).map { Int($0) * 86_400_000 + 43_200_000 } ?? 0
    let text = """
      [{"updated":\(moment),"country":"Russia","countryInfo":{"_id":643,"iso2":"RU","iso3":"RUS"},"cases":\(cases),
      "todayCases":\(new),"deaths":10,"todayDeaths":1,"recovered":20,"todayRecovered":2,"active":30}]
      """
    return Data(text.utf8)
  }
}

extension InProcessDriver {
  /// The element of the identifier, and what comes after it.
  fileprivate func page(from identifier: String) -> String {
    let parts = source.components(separatedBy: "data-testid=\"\(identifier)\"")
    guard parts.count > 1, let start = parts[0].lastIndex(of: "<") else { return "" }
    return String(parts[0][start...] + parts[1].prefix(200))
  }
}

/// A picture that may be a flag: one red pixel.
private enum FlagSample {
  static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")
}
