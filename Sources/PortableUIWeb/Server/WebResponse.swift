import HTTPTypes

/// One whole answer of a ``WebResponder``.
///
/// The server adds `Date`, `Content-Length`, compression and the common security headers; a field that the
/// responder has set itself stays as it is.
public struct WebResponse: Sendable, Equatable {
  /// The status, for example `.ok` or `.seeOther`.
  public var status: HTTPResponse.Status
  /// The header fields, the content type among them.
  public var headers: HTTPFields
  /// The body as the reader shall see it: not compressed, and also given for a HEAD request.
  public var body: [UInt8]

  /// Creates an answer.
  public init(status: HTTPResponse.Status, headers: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
