/// Runs jobs one at a time, in the order in which they were enqueued, away from the caller.
final class WriteQueue: Sendable {
  typealias Job = @Sendable () async -> Void

  private let jobs: AsyncStream<Job>.Continuation

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
    jobs.yield(job)
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
  func wait() async {
    await withCheckedContinuation { continuation in
      enqueue { continuation.resume() }
    }
  }
}
