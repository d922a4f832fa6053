import Synchronization

/// What goes down to a page that listens; what it has not taken yet is bounded, in messages and in bytes.
final class LiveStream: Sendable {
  /// The messages as the server takes them, once.
  struct Messages: AsyncSequence, Sendable {
    fileprivate let messages: AsyncStream<[UInt8]>
    fileprivate let waiting: ByteCount

    func makeAsyncIterator() -> Iterator {
      Iterator(messages: messages.makeAsyncIterator(), waiting: waiting)
    }

    struct Iterator: AsyncIteratorProtocol {
      fileprivate var messages: AsyncStream<[UInt8]>.Iterator
      fileprivate let waiting: ByteCount

      mutating func next() async -> [UInt8]? {
        await next(isolation: nil)
      }

      mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> [UInt8]? {
        let message = await messages.next(isolation: actor)
        if let message { waiting.bytes.subtract(message.count, ordering: .relaxed) }
        return message
      }
    }
  }

  fileprivate final class ByteCount: Sendable {
    let bytes = Atomic(0)
  }

  let messages: Messages
  private let end: AsyncStream<[UInt8]>.Continuation
  private let waiting = ByteCount()
  private let byteLimit: Int

  /// - Parameters:
  ///   - limits: how much may wait.
  ///   - onEnd: called once when nobody takes messages any more, or ``finish()`` was called.
  init(limits: LiveLimits, onEnd: @escaping @Sendable () -> Void) {
    let (messages, end) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingOldest(limits.waitingMessages))
    self.messages = Messages(messages: messages, waiting: waiting)
    self.end = end
    byteLimit = limits.waitingBytes
    end.onTermination = { _ in onEnd() }
  }

  /// The messages of a stream that ends before there is one.
  static var ended: Messages {
    let stream = LiveStream(limits: LiveLimits()) {}
    stream.finish()
    return stream.messages
  }

  /// Sends a message; to be called by one after the other.
  ///
  /// - Returns: false where too much waits already, and the message is lost.
  func send(_ message: [UInt8]) -> Bool {
    let bytes = waiting.bytes.load(ordering: .relaxed)
    guard bytes == 0 || bytes + message.count <= byteLimit else { return false }
    waiting.bytes.add(message.count, ordering: .relaxed)
    if case .dropped = end.yield(message) { return false }
    return true
  }

  func finish() { end.finish() }
}
