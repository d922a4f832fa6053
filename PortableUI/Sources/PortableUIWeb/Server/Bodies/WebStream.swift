/// A body that is sent while it is made.
///
/// The pieces are asked for one after the other, the next one when the client can take it. The task that asks is
/// cancelled and the sequence let go as soon as the client has gone or the server stops; it has to end then, as an
/// `AsyncStream` does, whose `onTermination` is the place to hear of it.
public struct WebStream: Sendable {
  /// The pieces, none of them empty.
  public let chunks: any AsyncSequence<[UInt8], Never> & Sendable

  init(_ chunks: some AsyncSequence<[UInt8], Never> & Sendable) {
    self.chunks = chunks
  }
}
