import HTTPTypes

/// One request, complete: the whole body has arrived and every check of the server has passed.
public struct WebRequest: Sendable, Equatable {
  /// GET, HEAD or POST; the server refuses every other method.
  public var method: HTTPRequest.Method
  /// The path and, after a `?`, the query, percent-encoded as they were sent; begins with `/`.
  public var target: String
  /// The header fields as sent, `Host` among them.
  public var headers: HTTPFields
  /// The body; empty when there is none.
  public var body: [UInt8]

  /// Creates a request, for the server and for tests that need no socket.
  public init(method: HTTPRequest.Method, target: String, headers: HTTPFields = [:], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }
}
