/// A body that is sent while it is made.
///
/// The pieces are asked for one after the other, the next one when the client can take it. The task that asks is
/// cancelled and the sequence let go as soon as the client has gone or the server stops; it has to end then, as an
/// `AsyncStream` does, whose `onTermination` is the place to hear of it.
public struct WebStream: Sendable {
  private final class Token: Sendable {}

  /// The pieces, none of them empty.
  public let chunks: any AsyncSequence<[UInt8], Never> & Sendable
  private let token = Token()

  init(_ chunks: some AsyncSequence<[UInt8], Never> & Sendable) {
    self.chunks = chunks
  }
}

extension WebStream: Equatable {
  /// The same stream: it can be read once.
  public static func == (first: WebStream, second: WebStream) -> Bool { first.token === second.token }
}
