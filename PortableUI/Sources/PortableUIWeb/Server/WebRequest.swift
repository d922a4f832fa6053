import HTTPTypes

/// One request that has passed every check of the server, complete when it is to be answered.
public struct WebRequest: Sendable {
  /// GET, HEAD or POST; the server refuses every other method.
  public var method: HTTPRequest.Method
  /// The path and, after a `?`, the query, percent-encoded as they were sent; begins with `/`.
  public var target: String
  /// The header fields as sent, `Host` among them.
  public var headers: HTTPFields
  /// The body; empty when there is none and when it is a ``file``.
  public var body: [UInt8]
  /// The body, where the responder wanted it in a file (``BodyPlan``); it goes with the request.
  public var file: UploadedFile?

  /// Creates a request, for the server and for tests that need no socket.
  public init(
    method: HTTPRequest.Method, target: String, headers: HTTPFields = [:], body: [UInt8] = [],
    file: UploadedFile? = nil
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.file = file
  }
}

extension HTTPFields {
  /// The body's media type in small letters, without its parameters (RFC 9110, section 8.3); empty where none was said.
  var mediaType: String { (self[.contentType] ?? "").prefix { $0 != ";" }.trimmed.lowercased() }
}
