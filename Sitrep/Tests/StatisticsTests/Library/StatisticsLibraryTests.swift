import Domain
import Foundation
import SampleData
import TestTraits
import Testing

@testable import Statistics

@MainActor
@Suite struct StatisticsLibraryTests {
  private let clock = ManualClock()

  @Test(.proves(53)) func `a refresh changes the figures and says how many`() async throws {
    let mark = CacheValidator(tag: "1", modified: nil)
    let (library, feed) = try await library(
      answers: [.success(.text("new", mark: mark)), .success(.text("before")), .success(.unchanged)]
        + [.success(.text("before"))])
    #expect(library.refreshState == .idle && library.canRefresh)

    library.refresh()
    #expect(library.refreshState == .running(RefreshProgress(bytes: 0, expected: nil)))
    await library.waitForRefresh()

    #expect(library.refreshState == .succeeded(at: clock.now, changedRows: 12))
    #expect(library.report.asOf == Day("2022-01-01") && library.shown.origin == .feed)
    #expect(await feed.questions == [.figures(unlike: nil), .previousDay])

    library.refresh()
    await library.waitForRefresh()
    #expect(await feed.questions.suffix(2) == [.figures(unlike: mark), .previousDay])
    #expect(library.refreshState == .succeeded(at: clock.now, changedRows: 0))
  }

  @Test(.proves(50, "D42", "L3")) func `a refresh asks for the latest day and the day before, and shows both at once`()
    async throws
  {
    let (library, feed) = try await library(answers: ["new", "before"].map { .success(.text($0)) })
    let chile = try #require(CountryCode("CL"))

    library.refresh()
    await library.waitForRefresh()

    #expect(await feed.questions == [.figures(unlike: nil), .previousDay])
    #expect(library.report.asOf == Day("2022-01-01") && library.revision == 1)
    #expect(library.report[chile]?.confirmed.new == 7 && library.report[chile]?.confirmed.newBefore == 3)
  }

  @Test(
    .proves("D42", "L3"),
    arguments: [
      (Result<FeedAnswer, RefreshProblem>.failure(.timedOut), RefreshProblem.timedOut),
      (.failure(.status(500)), .status(500)),
      (.success(.text("half")), .cutOff), (.success(.text("few")), .tooFew(5, of: 12)),
      (.success(.text("old")), .wrongShape(path: "updated", reason: "figures of 2021-12-31 were expected")),
      (.success(.unchanged), .wrongShape(path: "", reason: "an answer was expected")),
    ])
  func `where the day before does not come, neither figure changes`(
    answer: Result<FeedAnswer, RefreshProblem>, problem: RefreshProblem
  ) async throws {
    let (library, feed) = try await library(answers: [.success(.text("new")), answer])
    let before = library.shown

    let failure = try #require(await refreshFailure(of: library))

    #expect(failure.problem == problem && library.shown == before && library.revision == 0)
    #expect(await feed.questions.count == 2)
  }

  @Test(.proves("D42", "L3")) func `where the latest day does not come, the day before is not asked for`() async throws
  {
    let (library, feed) = try await library(answers: [.failure(.offline("no route"))])

    library.refresh()
    await library.waitForRefresh()

    #expect(await feed.questions == [.figures(unlike: nil)])
  }

  @Test(.proves("L3")) func `a refresh that is stopped between its two requests changes nothing`() async throws {
    let (library, feed) = try await library(answers: ["new", "before"].map { .success(.text($0)) })
    let before = library.shown
    await feed.close(after: 1)
    library.refresh()
    while await feed.questions.count < 2 { await Task.yield() }

    library.cancelRefresh()
    await feed.open()
    await library.waitForRefresh()

    #expect(library.refreshState == .failed(RefreshFailure(problem: .cancelled, at: clock.now)))
    #expect(library.shown == before)
  }

  @Test(.proves(50, "L3")) func `what the feed does not tell of the day before is taken from the figures of that day`()
    async throws
  {
    let (library, _) = try await library(
      answers: ["new", "before", "tomorrow", "unknownDay"].map { .success(.text($0)) })
    for _ in 1...2 {
      library.refresh()
      await library.waitForRefresh()
    }

    let chile = try #require(CountryCode("CL"))
    #expect(library.report.asOf == Day("2022-01-02") && library.report[chile]?.confirmed.newBefore == 7)
  }

  @Test(.proves("L3")) func `the progress of a refresh is that of both answers`() async throws {
    let steps = Steps()
    let feed = FakeFeed([.success(.text("0123456789")), .success(.text("before"))])

    _ = try await RefreshAnswers(from: feed, unlike: nil) { steps.add($0) }

    #expect(
      steps.all == [RefreshProgress(bytes: 5, expected: 20), RefreshProgress(bytes: 15, expected: 20)])
  }

  @Test(
    .proves(53),
    arguments: [
      (Result<FeedAnswer, RefreshProblem>.failure(.offline("no route")), RefreshProblem.offline("no route")),
      (.failure(.timedOut), .timedOut), (.failure(.status(500)), .status(500)),
      (.success(.text("page")), .notJSON), (.success(.text("half")), .cutOff),
      (.success(.text("wrong")), .wrongShape(path: "[0].cases", reason: "expected a whole number")),
      (.success(.text("few")), .tooFew(5, of: 12)), (.success(.text("old")), .nothingNewer(Day("2021-08-03")!)),
      (.success(.text("unknown")), .notJSON),
      (.success(.text("future")), .wrongShape(path: "updated", reason: "the day 9999-01-01 has not come")),
      (.success(.text("dated")), .wrongShape(path: "", reason: "it names no day")),
    ])
  func `whatever goes wrong, the figures stay and the problem is told`(
    answer: Result<FeedAnswer, RefreshProblem>, problem: RefreshProblem
  ) async throws {
    let (library, _) = try await library(answers: [answer, .success(.text("before"))])
    let before = library.shown

    let failure = try #require(await refreshFailure(of: library))

    #expect(failure.problem == problem && failure.at == clock.now)
    #expect(library.shown == before)
    library.dismissRefresh()
    #expect(library.refreshState == .idle)
  }

  @Test func `figures without a day are of the day on which the feed sent them`() async throws {
    let (library, _) = try await library(
      answers: [.success(.text("dated", sent: Day("2022-01-01"))), .success(.text("before"))])

    library.refresh()
    await library.waitForRefresh()

    #expect(library.report.asOf == Day("2022-01-01"))
  }

  @Test func `figures that cannot be kept are not shown`() async throws {
    let store = InMemoryFiguresStore(problem: .diskFull)
    let (library, _) = try await library(answers: ["new", "before"].map { .success(.text($0)) }, store: store)

    library.refresh()
    await library.waitForRefresh()

    #expect(
      library.refreshState == .failed(RefreshFailure(problem: .cannotKeep(.diskFull), at: clock.now, retryAt: nil)))
    #expect(library.shown.origin == .program)
  }

  @Test func `a refresh that is stopped changes nothing, and only one runs at a time`() async throws {
    let (library, feed) = try await library(answers: ["new", "before"].map { .success(.text($0)) })
    await feed.close()
    library.refresh()
    library.refresh()
    while await feed.questions.isEmpty { try await Task.sleep(for: .milliseconds(1)) }

    library.cancelRefresh()
    #expect(library.refreshState == .failed(RefreshFailure(problem: .cancelled, at: clock.now)))
    await feed.open()
    library.cancelRefresh()
    library.refresh()
    await library.waitForRefresh()

    #expect(library.refreshState == .succeeded(at: clock.now, changedRows: 12))
    #expect(await feed.questions.count == 3)
  }

  @Test(.proves(57, "D42"))
  func `three refreshes a minute are six requests, and no more are made, nor while the feed is closed`()
    async throws
  {
    let until = clock.now.addingTimeInterval(120)
    let pair: [Result<FeedAnswer, RefreshProblem>] = [.success(.unchanged), .success(.text("shown"))]
    let (library, feed) = try await library(
      answers: pair + pair + pair + [.failure(.askedToWait(until: until))])
    for _ in 1...4 {
      library.refresh()
      await library.waitForRefresh()
    }
    let end = clock.now.addingTimeInterval(60)
    #expect(
      library.refreshState == .failed(RefreshFailure(problem: .tooOften(until: end), at: clock.now, retryAt: end)))
    #expect(await feed.questions.count == 6)

    clock.advance(60)
    for _ in 1...2 {
      library.refresh()
      await library.waitForRefresh()
      #expect(
        library.refreshState
          == .failed(RefreshFailure(problem: .askedToWait(until: until), at: clock.now, retryAt: until)))
    }
    #expect(await feed.questions.count == 7)
  }

  @Test func `without a feed nothing can be refreshed`() async throws {
    let library = StatisticsLibrary(
      snapshot: await InMemoryFiguresStore().snapshot, store: InMemoryFiguresStore(), feed: nil,
      files: FakeReader(meanings: [:]))

    library.refresh()

    #expect(!library.canRefresh && library.refreshState == .idle)
    await #expect(throws: RefreshFailure.self) { try await library.loadHistory(of: #require(CountryCode("CL"))) }
  }

  @Test func `an import is planned, taken and undone`() async throws {
    let (library, _) = try await library()
    let plan = try await library.plan([FiguresFile(name: "a.csv", bytes: Data("new".utf8))])
    #expect(library.shown.origin == .program)

    #expect(await library.take(plan))
    #expect(library.shown.origin == .file(name: "file") && library.undoableImport?.countries == 12)
    #expect(library.revision == 1)

    #expect(await library.undoImport())
    #expect(library.shown.origin == .program && library.undoableImport == nil)
    await #expect(throws: FiguresFileProblem(file: "b", .unknownForm)) {
      try await library.plan([FiguresFile(name: "b", bytes: Data("?".utf8))])
    }
  }

  @Test func `an import that cannot be kept says why until that was read`() async throws {
    let store = InMemoryFiguresStore(problem: .notWritable)
    let (library, _) = try await library(store: store)

    let plan = try FiguresImport.made(on: "2022-01-01", adding: 1)
    #expect(await !library.take(plan))
    #expect(library.importProblem == .notWritable && library.shown.origin == .program)
    #expect(await !library.undoImport())
    library.dismissImportProblem()
    #expect(library.importProblem == nil)
  }

  @Test func `a country's series is asked for once and kept`() async throws {
    let chile = try #require(CountryCode("CL"))
    let (library, feed) = try await library(
      answers: [.success(.text("series")), .success(.text("new")), .success(.unchanged), .failure(.timedOut)])
    #expect(try await library.history(of: chile)?.history.lastDay == Day("2021-08-04"))

    let loaded = try await library.loadHistory(of: chile)

    #expect(loaded.history.lastDay == Day("2022-01-02") && library.revision == 1)
    #expect(try await library.history(of: chile) == loaded)
    #expect(await feed.questions == [.history(chile)])
    for problem in [
      RefreshProblem.wrongShape(path: "", reason: "it is not the series of CL"),
      .wrongShape(path: "", reason: "an answer was expected"), .timedOut,
    ] {
      let failure = await #expect(throws: RefreshFailure.self) { try await library.loadHistory(of: chile) }
      #expect(failure?.problem == problem)
    }
    #expect(try await library.history(of: chile) == loaded)
  }

  /// Refreshes; nil where that did not fail.
  private func refreshFailure(of library: StatisticsLibrary) async -> RefreshFailure? {
    library.refresh()
    await library.waitForRefresh()
    if case .failed(let failure) = library.refreshState { return failure }
    return nil
  }

  private func library(
    answers: [Result<FeedAnswer, RefreshProblem>] = [], store: InMemoryFiguresStore? = nil
  ) async throws -> (StatisticsLibrary, FakeFeed) {
    let feed = FakeFeed(answers)
    let store = store ?? InMemoryFiguresStore()
    let chile = try #require(CountryCode("CL"))
    let first = try #require(Day("2022-01-01"))
    let series = CountryHistory(
      code: chile, firstDay: first, confirmed: [1, 2], recovered: [nil, nil], deaths: [0, 0])
    let wrong = FiguresFileProblem.Cause.wrongShape(.expected(.wholeNumber), at: .path("[0].cases"))
    let reader = FakeReader(meanings: [
      "new": .success(try .made(on: "2022-01-01", adding: 7)),
      "tomorrow": .success(try .made(on: "2022-01-02", adding: 9)),
      "before": .success(try .made(on: "2021-12-31", adding: 3)),
      "shown": .success(try .made(on: "2021-08-03", adding: 0)),
      "unknownDay": .success(try .made(on: "2022-01-01", adding: nil)),
      "few": .success(try .made(on: "2022-01-01", adding: 1, keeping: 5)),
      "future": .success(try .made(on: "9999-01-01", adding: 1)),
      "old": .success(try .made(on: "2021-08-03", adding: 1)),
      "dated": .success(try .made(on: "2022-01-01", adding: 1)),
      "series": .success(try .made(on: "2022-01-02", adding: 1, histories: [chile: series])),
      "page": .failure(FiguresFileProblem(file: "figures", .mistaken(.webPage))),
      "half": .failure(FiguresFileProblem(file: "figures", .cutOff)),
      "wrong": .failure(FiguresFileProblem(file: "figures", wrong)),
    ])
    let clock = clock
    let library = StatisticsLibrary(snapshot: await store.snapshot, store: store, feed: feed, files: reader) {
      clock.now
    }
    return (library, feed)
  }
}

/// What was told of a progress, in order.
private final class Steps: @unchecked Sendable {
  private let lock = NSLock()
  private var steps: [RefreshProgress] = []

  var all: [RefreshProgress] { lock.withLock { steps } }

  func add(_ step: RefreshProgress) { lock.withLock { steps.append(step) } }
}
