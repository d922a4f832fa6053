/// Runs jobs one at a time, in the order in which they were enqueued, away from the caller.
final class WriteQueue: Sendable {
  typealias Job = @Sendable () async -> Void

  private let jobs: AsyncStream<Job>.Continuation
  /// How many jobs were enqueued and have not ended.
  private let unfinished = Locked(0)

  init() {
    let (stream, jobs) = AsyncStream.makeStream(of: Job.self)
    self.jobs = jobs
    Task {
      for await job in stream {
        await job()
      }
    }
  }

  /// Jobs enqueued before are still run.
  deinit {
    jobs.finish()
  }

  func enqueue(_ job: @escaping Job) {
    unfinished.withLock { $0 += 1 }
    jobs.yield { [unfinished] in
      await job()
      unfinished.withLock { $0 -= 1 }
    }
  }

  /// Runs a job in its turn and gives back what came of it.
  func run<Value: Sendable>(_ job: @escaping @Sendable () async throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      enqueue {
        do {
          continuation.resume(returning: try await job())
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  /// Returns when every job enqueued before the call has ended.
  nonisolated(nonsending) func wait() async {
    guard unfinished.withLock({ $0 > 0 }) else { return }
    await withCheckedContinuation { continuation in
      enqueue { continuation.resume() }
    }
  }
}
