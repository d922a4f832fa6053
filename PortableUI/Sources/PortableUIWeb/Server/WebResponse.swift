import HTTPTypes

/// One answer of a ``WebResponder``, whole or in pieces.
///
/// The server adds `Date`, `Content-Length`, compression and the common security headers; a field that the
/// responder has set itself stays as it is.
public struct WebResponse: Sendable, Equatable {
  /// The status, for example `.ok` or `.seeOther`.
  public var status: HTTPResponse.Status
  /// The header fields, the content type among them.
  public var headers: HTTPFields
  /// The body as the client shall see it: not compressed, and also given for a HEAD request.
  ///
  /// Empty where there is a ``stream``.
  public var body: [UInt8]
  /// What is sent piece by piece instead of a ``body``, never compressed; the connection ends with it.
  public private(set) var stream: WebStream?

  /// Creates an answer.
  public init(status: HTTPResponse.Status, headers: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension WebResponse {
  /// Server-sent events: each piece leaves at once, and the stream stays open until it ends, the client goes or the
  /// server stops.
  ///
  /// The limits of time do not hold for it. A client that does not take a piece within ``WebServerLimits/sendingTime`` is
  /// cut off. To be heard of by whatever stands between, let a comment come about every 20 seconds.
  public static func stream(
    headers: HTTPFields = [:], _ events: some AsyncSequence<[UInt8], Never> & Sendable
  ) -> WebResponse {
    var response = WebResponse(status: .ok, headers: headers)
    response.headers[.contentType] = "text/event-stream"
    response.headers[.cacheControl] = "no-store"
    response.headers[.accelBuffering] = "no"
    response.stream = WebStream(events, byteCount: nil)
    return response
  }

  /// A file's bytes, read as the client takes them.
  public static func file(_ file: TemporaryFile, headers: HTTPFields) -> WebResponse {
    var response = WebResponse(status: .ok, headers: headers)
    response.stream = WebStream(FileChunks(file: file), byteCount: file.byteCount)
    return response
  }
}
