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

  /// Returns when every job enqueued before the call has ended.
  func wait() async {
    await withCheckedContinuation { continuation in
      enqueue { continuation.resume() }
    }
  }
}
