/// A connection on which a client's messages are answered one after the other (WebSocket, RFC 6455).
///
/// The answer is called for one message at a time; its task is cancelled when the time for an answer is over or the
/// client has gone. What it gives is sent as text; nil ends the connection.
public struct WebSocket: Sendable {
  typealias Answer = @Sendable ([UInt8]) async -> [UInt8]?

  /// The longest message that is taken, in bytes; a longer one ends the connection with code 1009.
  public let messageBytes: Int
  let answer: Answer
}
