import HTTPTypes
import NIOCore

/// One answer of a ``WebResponder``, whole or in pieces.
///
/// The server adds `Date`, `Content-Length`, compression and the common security headers; a field that the
/// responder has set itself stays as it is.
public struct WebResponse: Sendable {
  /// The status, for example `.ok` or `.seeOther`.
  public var status: HTTPResponse.Status
  /// The header fields, the content type among them.
  public var headers: HTTPFields
  /// The body as the client shall see it: not compressed, and also given for a HEAD request.
  ///
  /// Empty where there is a ``stream``. Each look at it copies it.
  public var body: [UInt8] {
    get { Array(buffer.readableBytesView) }
    set { buffer = ByteBuffer(bytes: newValue) }
  }
  /// The ``body`` as it is sent: all who are sent the same share its bytes.
  var buffer: ByteBuffer { didSet { compressedBuffer = nil } }
  /// The body in the gzip format where it was made beforehand, because it is sent again and again.
  private(set) var compressedBuffer: ByteBuffer?
  /// How long the body is.
  var byteCount: Int { buffer.readableBytes }
  /// What is sent piece by piece instead of a ``body``, never compressed; the connection ends with it.
  public private(set) var stream: WebStream?
  /// What the connection becomes instead of an answer, where the request is a WebSocket's handshake by a page of ours.
  public private(set) var socket: WebSocket?

  /// False where it comes in pieces, or the connection becomes something else.
  var isWhole: Bool { stream == nil && socket == nil }

  /// Creates an answer.
  public init(status: HTTPResponse.Status, headers: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    buffer = ByteBuffer(bytes: body)
  }

  /// The same with its body compressed, once for all who are sent it.
  func compressedBeforehand(_ level: Gzip.Level = .best) -> WebResponse {
    var response = self
    response.compressedBuffer = Gzip.compress(buffer, level)
    return response
  }
}

extension WebResponse {
  /// Server-sent events: a comment leaves at once, then each piece as it comes.
  ///
  /// The stream stays open until it ends, the client goes or the server stops.
  /// The limits of time do not hold for it. A client that does not take a piece within ``WebServerLimits/sendingTime`` is
  /// cut off. To be heard of by whatever stands between, let a comment come about every 20 seconds.
  public static func stream(
    headers: HTTPFields = [:], _ events: some AsyncSequence<[UInt8], Never> & Sendable
  ) -> WebResponse {
    var response = WebResponse(status: .ok, headers: headers)
    response.headers[.contentType] = "text/event-stream"
    response.headers[.cacheControl] = "no-store"
    response.headers[.accelBuffering] = "no"
    response.stream = WebStream(events)
    return response
  }

  /// A WebSocket: `answer` gives the answer to each message, one after the other.
  ///
  /// A request that isn't a handshake of version 13 is answered 426; a handshake of another site's page never gets to a
  /// responder. The connection ends when either side wants it, and when nothing came for ``WebServerLimits/idleTime``.
  ///
  /// - Parameters:
  ///   - messageBytes: The longest message that is taken, in bytes.
  ///   - answer: Answers one message, within ``WebServerLimits/responseTime``; nil ends the connection.
  /// - Returns: what stands for it.
  public static func webSocket(
    messageBytes: Int, answer: @escaping @Sendable (_ message: [UInt8]) async -> [UInt8]?
  ) -> WebResponse {
    var response = WebResponse(status: .switchingProtocols)
    response.socket = WebSocket(messageBytes: messageBytes, answer: answer)
    return response
  }
}
