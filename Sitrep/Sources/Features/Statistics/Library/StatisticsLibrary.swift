import Domain
import Foundation
import Observation

/// The figures of a profile, shared by all its windows.
///
/// What is shown changes only after the new figures are on disk, and all at once; whatever goes wrong, the figures from
/// before stay. Nothing is asked of the network unless a person calls for it (D26).
@Observable
package final class StatisticsLibrary {
  /// The figures to show, with how they came.
  package private(set) var shown: KeptFigures

  /// How the latest refresh stands.
  package private(set) var refreshState = RefreshState.idle

  /// The import that ``undoImport()`` takes back; nil where there is none.
  package private(set) var undoableImport: ImportedFigures?

  /// Why the latest import, or its undoing, was not kept; nil once that was read.
  package private(set) var importProblem: SaveProblem?

  /// The days of which figures can be shown.
  package private(set) var days: KnownDays

  /// Grows with each change of what is kept: whoever shows a history asks for it again.
  package private(set) var revision = 0

  @ObservationIgnored private let store: any FiguresStore
  @ObservationIgnored private let feed: (any FiguresFeed)?
  /// Reads what the feed answers, and what people choose.
  @ObservationIgnored package let files: any FiguresFiles
  @ObservationIgnored private let now: @Sendable () -> Date

  @ObservationIgnored private var mark: CacheValidator?
  @ObservationIgnored private var pace = RefreshPace()

  /// The refresh under way; one that was cancelled tells nothing any more.
  @ObservationIgnored private var current: Task<Void, Never>?

  /// - Parameters:
  ///   - snapshot: What the store has.
  ///   - store: Where figures are kept.
  ///   - feed: Where new ones come from; nil: ``canRefresh`` is false.
  ///   - files: Reads what the feed answers, and files.
  ///   - now: The present moment.
  package init(
    snapshot: FiguresSnapshot, store: any FiguresStore, feed: (any FiguresFeed)?, files: any FiguresFiles,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    shown = snapshot.shown
    undoableImport = snapshot.undoable
    mark = snapshot.mark
    days = snapshot.days
    self.store = store
    self.feed = feed
    self.files = files
    self.now = now
  }

  nonisolated deinit {}

  package var report: StatisticsReport { shown.report }

  package var canRefresh: Bool { feed != nil }

  /// The name of the server that is asked for figures; empty where there is none.
  package var feedHost: String { feed?.host ?? "" }

  // MARK: Refresh

  /// Asks the feed for newer figures, with two requests: the latest day, and then the day before it.
  ///
  /// Both are kept and shown at once, or neither. Nothing happens while a refresh is under way.
  package func refresh() {
    guard let feed, current == nil else { return }
    do throws(RefreshProblem) {
      try pace.begin(requests: 2, at: now())
    } catch {
      refreshState = .failed(RefreshFailure(problem: error, at: now(), retryAt: error.end))
      return
    }
    refreshState = .running(RefreshProgress(bytes: 0, expected: nil))
    let (steps, told) = AsyncStream.makeStream(of: RefreshProgress.self, bufferingPolicy: .bufferingNewest(1))
    let asking = Task.detached { [mark] () async -> Result<RefreshAnswers, RefreshProblem> in
      defer { told.finish() }
      do throws(RefreshProblem) {
        return .success(try await RefreshAnswers(from: feed, unlike: mark) { told.yield($0) })
      } catch {
        return .failure(error)
      }
    }
    current = Task {
      await withTaskCancellationHandler {
        for await step in steps where !Task.isCancelled { refreshState = .running(step) }
        await end(await asking.value)
      } onCancel: {
        asking.cancel()
      }
    }
  }

  /// Stops the refresh that is under way; the figures stay as they are.
  package func cancelRefresh() {
    guard let current else { return }
    current.cancel()
    self.current = nil
    refreshState = .failed(RefreshFailure(problem: .cancelled, at: now()))
  }

  /// Forgets how the latest refresh ended.
  package func dismissRefresh() {
    guard current == nil else { return }
    refreshState = .idle
  }

  /// Returns when no refresh is under way.
  package func waitForRefresh() async { await current?.value }

  // MARK: Files

  /// Looks through files; nothing is changed until ``take(_:)``.
  package func plan(
    _ files: [FiguresFile], _ choices: FiguresChoices = FiguresChoices()
  ) async throws(FiguresFileProblem) -> FiguresImport {
    try await Self.read(files, choices, by: self.files).get()
  }

  /// Keeps what files hold; ``importProblem`` tells if that cannot be.
  ///
  /// - Returns: True if it is kept.
  @discardableResult package func take(_ plan: FiguresImport) async -> Bool {
    await change { [store, now] () async throws(SaveProblem) in
      try await store.keep(plan.set, named: plan.name, received: now())
    }
  }

  /// Forgets the newest import; ``importProblem`` tells if that cannot be.
  ///
  /// - Returns: True if it is forgotten.
  @discardableResult package func undoImport() async -> Bool {
    await change { [store] () async throws(SaveProblem) in try await store.undoImport() }
  }

  package func dismissImportProblem() { importProblem = nil }

  // MARK: Histories

  /// Everything that is kept about one country; nil where there is nothing.
  package func history(of code: CountryCode) async throws(ReadProblem) -> SourcedHistory? {
    try await store.history(of: code)
  }

  /// A country's series up to a day that was chosen, by the publisher's release that has the day; everything without one.
  package func history(of code: CountryCode, upTo day: Day?) async throws(ReadProblem) -> SourcedHistory? {
    guard let day else { return try await history(of: code) }
    return try await store.history(of: code, asOf: day).map {
      SourcedHistory(history: $0.history.upTo(day), source: $0.source)
    }
  }

  /// The series by which the figures of a day are told, of all countries, whole.
  package func series(asOf day: Day) async throws(ReadProblem) -> SeriesOfDay { try await store.series(asOf: day) }

  /// Asks the feed for a country's whole series, with one request, and keeps it.
  package func loadHistory(of code: CountryCode) async throws(RefreshFailure) -> SourcedHistory {
    do throws(RefreshProblem) {
      guard let feed else { throw RefreshProblem.offline("there is no feed") }
      try pace.begin(at: now())
      let answer = try await feed.answer(to: .history(code)) { _ in }
      let set = try await figures(in: answer, of: "\(code)").set
      guard let history = set.histories[code] else {
        throw RefreshProblem.wrongShape(path: "", reason: "it is not the series of \(code)")
      }
      let sourced = SourcedHistory(history: history, source: set.report.source)
      do throws(SaveProblem) { try await store.keep(sourced) } catch { throw RefreshProblem.cannotKeep(error) }
      pace.succeeded()
      days = KnownDays(history.firstDay...history.lastDay, days.stretches)
      revision += 1
      return sourced
    } catch {
      throw failure(error)
    }
  }
}

/// What becomes of the feed's answers.
extension StatisticsLibrary {
  private func end(_ answers: Result<RefreshAnswers, RefreshProblem>) async {
    do throws(RefreshProblem) {
      let changed = try await take(answers.get())
      pace.succeeded()
      guard !Task.isCancelled else { return }
      refreshState = .succeeded(at: now(), changedRows: changed)
    } catch {
      guard !Task.isCancelled else { return }
      refreshState = .failed(failure(error))
    }
    current = nil
  }

  /// Keeps both answers and shows them.
  ///
  /// - Returns: How many countries have other figures than before.
  private func take(_ answers: RefreshAnswers) async throws(RefreshProblem) -> Int {
    let dayBefore = try await figures(in: answers.dayBefore, of: "figures of the day before").set.report
    let before = report
    let (news, newMark) = try await newest(in: answers.latest, dayBefore)
    guard !Task.isCancelled else { throw .cancelled }
    guard news != before else { return 0 }
    let snapshot: FiguresSnapshot
    do throws(SaveProblem) {
      snapshot = try await store.keep(FiguresSet(report: news), mark: newMark, received: now())
    } catch {
      throw .cannotKeep(error)
    }
    show(snapshot)
    return snapshot.shown.report.rows.count { before[$0.country.code] != $0 }
  }

  /// The figures to keep, with the mark by which the feed knows them.
  private func newest(
    in answer: FeedAnswer, _ dayBefore: StatisticsReport
  ) async throws(RefreshProblem) -> (StatisticsReport, CacheValidator?) {
    guard case .body(_, let newMark, _) = answer else {
      // Nothing is newer than what the feed sent before; where that is not what is shown, it is left as it is.
      return (shown.origin == .feed ? try report.completed(by: dayBefore) : report, mark)
    }
    let news = try await figures(in: answer, of: "figures").set.report
    try checkDay(news.asOf, in: answer)
    return (try report.followed(by: news, dayBefore: dayBefore), newMark)
  }

  /// Figures of a day that has not come would keep out all that come before it.
  ///
  /// The clock of either side may be wrong.
  private func checkDay(_ day: Day, in answer: FeedAnswer) throws(RefreshProblem) {
    guard case .body(_, _, let sent) = answer else { return }
    let today = Day.today(in: .gmt, now: now())
    guard day <= max(today, sent ?? today).advanced(by: 1) else {
      throw .wrongShape(path: "updated", reason: "the day \(day) has not come")
    }
  }

  private func figures(in answer: FeedAnswer, of name: String) async throws(RefreshProblem) -> FiguresImport {
    guard case .body(let bytes, _, let sent) = answer else {
      throw .wrongShape(path: "", reason: "an answer was expected")
    }
    let file = FiguresFile(name: name, bytes: bytes)
    var choices = FiguresChoices(disease: .covid19)
    var result = await Self.read([file], choices, by: files)
    if case .failure(let problem) = result, problem.cause == .noDay, let sent {
      choices.asOf = sent
      result = await Self.read([file], choices, by: files)
    }
    switch result {
    case .success(let figures): return figures
    case .failure(let problem): throw RefreshProblem(problem.cause)
    }
  }

  private func failure(_ problem: RefreshProblem) -> RefreshFailure {
    switch problem {
    case .tooOften: RefreshFailure(problem: problem, at: now(), retryAt: problem.end)
    case .cancelled, .cannotKeep, .nothingNewer: RefreshFailure(problem: problem, at: now())
    default: RefreshFailure(problem: problem, at: now(), retryAt: pace.failed(problem, at: now()))
    }
  }

  @concurrent
  private nonisolated static func read(
    _ files: [FiguresFile], _ choices: FiguresChoices, by reader: any FiguresFiles
  ) async -> Result<FiguresImport, FiguresFileProblem> {
    Result { () throws(FiguresFileProblem) in try reader.read(files, choices) }
  }
}

/// What is shown after a change.
extension StatisticsLibrary {
  private func change(_ make: () async throws(SaveProblem) -> FiguresSnapshot) async -> Bool {
    do throws(SaveProblem) {
      show(try await make())
      importProblem = nil
      return true
    } catch {
      importProblem = error
      return false
    }
  }

  private func show(_ snapshot: FiguresSnapshot) {
    if shown != snapshot.shown { shown = snapshot.shown }
    undoableImport = snapshot.undoable
    mark = snapshot.mark
    if days != snapshot.days { days = snapshot.days }
    revision += 1
  }
}
