import Synchronization
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(10))) struct WriteQueueTests {
  @Test func `waiting ends when all that was enqueued before has ended, also where nothing was`() async throws {
    let queue = WriteQueue()
    let ended = Mutex<[Int]>([])
    await queue.wait()

    for round in 0..<2 {
      for number in 0..<3 {
        queue.enqueue {
          for _ in 0..<10 { await Task.yield() }
          ended.withLock { $0.append(3 * round + number) }
        }
      }
      await queue.wait()
      #expect(ended.withLock(\.self) == Array(0..<(3 * round + 3)))
      await queue.wait()
    }
  }

  @Test func `a job that failed is one that has ended`() async {
    struct Refused: Error {}
    let queue = WriteQueue()

    await #expect(throws: Refused.self) { try await queue.run { throw Refused() } }
    await queue.wait()
  }
}
