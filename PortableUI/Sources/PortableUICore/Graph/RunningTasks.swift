/// The tasks that the views of one window started, and who waits for their end.
@MainActor
final class RunningTasks {
  private(set) var count = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func begin() { count += 1 }

  func end() {
    count -= 1
    if count == 0 { releaseWaiters() }
  }

  /// Returns when none runs any more, or the patience is over.
  func ended(within patience: Duration) async {
    guard count > 0 else { return }
    let timeout = Task {
      do {
        try await Task.sleep(for: patience)
        releaseWaiters()
      } catch {
        // Cancelled: the tasks ended first.
      }
    }
    await withCheckedContinuation { waiters.append($0) }
    timeout.cancel()
  }

  private func releaseWaiters() {
    let released = waiters
    waiters = []
    for waiter in released { waiter.resume() }
  }
}
