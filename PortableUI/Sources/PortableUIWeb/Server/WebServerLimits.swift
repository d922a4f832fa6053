/// How much a ``WebServer`` takes from a client, and how long it waits for one.
///
/// The defaults suit forms and pages on the client's own machine.
public struct WebServerLimits: Sendable, Equatable {
  /// Longest body of a POST in bytes, where the responder sets no other limit; a longer one is refused with 413 (64 KB).
  public var bodyBytes = 64 * 1024
  /// Longest request target (path and query) in bytes; a longer one is refused with 414 (8 KB).
  ///
  /// A target that makes more than this and ``headerBytes`` together with the header section is cut off by the parser, with
  /// 431.
  public var targetBytes = 8 * 1024
  /// Longest header section in bytes, names and values; a longer one is refused with 431 (16 KB).
  public var headerBytes = 16 * 1024
  /// Most header fields in one request; more are refused with 431 (100).
  public var headerFields = 100
  /// Most connections at a time; further ones wait in the system's queue until one closes (4,096).
  ///
  /// Each open window of a browser holds one for its stream. Fewer are taken where the system gives fewer files.
  public var connections = 4096
  /// How long a new connection may take until the head of its first request has arrived (10 s).
  public var headTime: Duration = .seconds(10)
  /// How long a connection may stay silent between requests, and how long a request's head may take (60 s).
  public var idleTime: Duration = .seconds(60)
  /// How long a body may take after its head; a slower one is refused with 408 (15 s).
  ///
  /// For a body that goes to a file: how long nothing of it may come.
  public var bodyTime: Duration = .seconds(15)
  /// How long the responder may take; after that the answer is 503 and its task is cancelled (30 s).
  public var responseTime: Duration = .seconds(30)
  /// How long a client may take to receive an answer, or one piece of a stream, before the connection is cut (30 s).
  public var sendingTime: Duration = .seconds(30)
  /// How long a WebSocket stays open, however much is said over it; it ends after the next answer (10 min).
  public var socketTime: Duration = .seconds(600)
  /// How long a refused client may go on sending, so that it can read why, before the connection is cut (2 s).
  public var lingerTime: Duration = .seconds(2)
  /// How long requests under way may take to finish after the server was asked to stop (5 s).
  public var shutdownTime: Duration = .seconds(5)

  /// Creates the default limits.
  public init() {}
}
