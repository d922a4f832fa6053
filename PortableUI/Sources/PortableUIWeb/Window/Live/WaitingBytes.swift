import Synchronization

/// How many bytes wait in all streams of a program.
final class WaitingBytes: Sendable {
  private let bytes = Atomic(0)
  private let freed = Atomic(0)

  var count: Int { bytes.load(ordering: .relaxed) }

  /// How many bytes no longer wait since this was last asked.
  func dequeueFreed() -> Int { freed.exchange(0, ordering: .relaxed) }

  func add(_ count: Int) {
    bytes.add(count, ordering: .relaxed)
    if count < 0 { freed.subtract(count, ordering: .relaxed) }
  }
}
