import Domain
import Foundation
import Observation

/// Asks a publisher for an outbreak's newest counts, with one request, when a person calls for it.
///
/// What is shown changes only after the new counts are on disk; whatever goes wrong, those from before stay.
@Observable
package final class OutbreakRefresh {
  /// How the latest refresh stands.
  package private(set) var state = RefreshState.idle

  @ObservationIgnored private let feed: any OutbreakFeed
  @ObservationIgnored private let files: any OutbreakFiles
  @ObservationIgnored private let store: any OutbreakStore
  @ObservationIgnored private let current: () -> Outbreak?
  @ObservationIgnored private let show: (Outbreak) -> Void
  @ObservationIgnored private let now: @Sendable () -> Date

  @ObservationIgnored private var pace = RefreshPace()

  /// The refresh under way; one that was cancelled tells nothing any more.
  @ObservationIgnored private var running: Task<Void, Never>?

  /// - Parameters:
  ///   - feed: Who is asked.
  ///   - files: Reads what the feed answers.
  ///   - store: Where counts are kept.
  ///   - current: The outbreak that is refreshed, as it is shown; nil: it is the first time.
  ///   - show: Shows what was kept.
  ///   - now: The present moment.
  package init(
    from feed: any OutbreakFeed, files: any OutbreakFiles, store: any OutbreakStore,
    current: @escaping () -> Outbreak?, show: @escaping (Outbreak) -> Void,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.feed = feed
    self.files = files
    self.store = store
    self.current = current
    self.show = show
    self.now = now
  }

  nonisolated deinit {}

  /// The name of the server that is asked.
  package var host: String { feed.host }

  /// Asks for newer counts; nothing happens while a refresh is under way.
  package func refresh() {
    guard running == nil else { return }
    do throws(RefreshProblem) {
      try pace.begin(at: now())
    } catch {
      state = .failed(RefreshFailure(problem: error, at: now(), retryAt: error.end))
      return
    }
    state = .running(RefreshProgress(bytes: 0, expected: nil))
    let (steps, told) = AsyncStream.makeStream(of: RefreshProgress.self, bufferingPolicy: .bufferingNewest(1))
    let asking = Task.detached { [feed, mark = current()?.feed?.mark] () async -> Result<FeedAnswer, RefreshProblem> in
      defer { told.finish() }
      do throws(RefreshProblem) {
        return .success(try await feed.counts(unlike: mark) { told.yield($0) })
      } catch {
        return .failure(error)
      }
    }
    running = Task {
      await withTaskCancellationHandler {
        for await step in steps where !Task.isCancelled { state = .running(step) }
        await end(await asking.value)
      } onCancel: {
        asking.cancel()
      }
    }
  }

  /// Stops the refresh that is under way; the counts stay as they are.
  package func cancel() {
    guard let running else { return }
    running.cancel()
    self.running = nil
    state = .failed(RefreshFailure(problem: .cancelled, at: now()))
  }

  /// Forgets how the latest refresh ended.
  package func dismiss() {
    guard running == nil else { return }
    state = .idle
  }

  /// Returns when no refresh is under way.
  package func wait() async { await running?.value }
}

/// What becomes of the answer.
extension OutbreakRefresh {
  private func end(_ answer: Result<FeedAnswer, RefreshProblem>) async {
    do throws(RefreshProblem) {
      let changed = try await take(answer.get())
      pace.succeeded()
      guard !Task.isCancelled else { return }
      state = .succeeded(at: now(), changedRows: changed)
    } catch {
      guard !Task.isCancelled else { return }
      state = .failed(failure(error))
    }
    running = nil
  }

  /// Keeps the counts and shows them.
  ///
  /// - Returns: How many places have other counts than before.
  private func take(_ answer: FeedAnswer) async throws(RefreshProblem) -> Int {
    guard case .body(let bytes, let mark, let sent) = answer else { return 0 }
    let before = current()
    let today = Day.today(in: .gmt, now: now())
    let news = try await Self.read(
      FiguresFile(name: feed.fileName, bytes: bytes), by: files, over: before, in: store,
      RefreshTerms(
        feed: OutbreakFeedLink(feed.publisher, mark: mark), latest: max(today, sent ?? today), received: now())
    ).get()
    guard !Task.isCancelled, current()?.id == before?.id else { throw .cancelled }
    var outbreak = news.outbreak
    if let name = current()?.name { outbreak.name = name }
    do throws(SaveProblem) { try await store.keep(outbreak, news.counts) } catch { throw .cannotKeep(error) }
    show(outbreak)
    return news.changedPlaces
  }

  @concurrent
  private nonisolated static func read(
    _ file: FiguresFile, by files: any OutbreakFiles, over before: Outbreak?, in store: any OutbreakStore,
    _ terms: RefreshTerms
  ) async -> Result<RefreshedOutbreak, RefreshProblem> {
    do throws(RefreshProblem) {
      guard !file.bytes.endsInShortRow else { throw .cutOff }
      let counts = try await Self.counts(of: before, in: store)
      let plan: OutbreakImport
      do throws(OutbreakFileProblem) {
        plan = try files.read([file], OutbreakChoices(disease: .covid19))
      } catch {
        throw RefreshProblem(error.cause)
      }
      return .success(try plan.refreshing(before, counts, terms))
    } catch {
      return .failure(error)
    }
  }

  private nonisolated static func counts(
    of outbreak: Outbreak?, in store: any OutbreakStore
  ) async throws(RefreshProblem) -> OutbreakCounts? {
    guard let outbreak else { return nil }
    do throws(ReadProblem) {
      return try await store.counts(of: outbreak.id)
    } catch {
      throw .cannotKeep(.other(error.reason))
    }
  }

  private func failure(_ problem: RefreshProblem) -> RefreshFailure {
    switch problem {
    case .tooOften: RefreshFailure(problem: problem, at: now(), retryAt: problem.end)
    case .cancelled, .cannotKeep, .nothingNewer: RefreshFailure(problem: problem, at: now())
    default: RefreshFailure(problem: problem, at: now(), retryAt: pace.failed(problem, at: now()))
    }
  }
}
