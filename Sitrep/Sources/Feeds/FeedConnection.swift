import AsyncHTTPClient
import Domain
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// A connection for one request.
enum FeedConnection {
  /// Asks and reads the whole answer.
  static func reply(
    to request: FeedRequest, _ limits: FeedLimits, _ progress: @Sendable (RefreshProgress) -> Void
  ) async throws -> FeedReply {
    let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration(limits, request.most))
    let reply: Result<FeedReply, any Error>
    do {
      reply = .success(try await self.reply(to: request, from: client, limits, progress))
    } catch {
      reply = .failure(error)
    }
    try await client.shutdown()
    return try reply.get()
  }

  private static func reply(
    to request: FeedRequest, from client: HTTPClient, _ limits: FeedLimits,
    _ progress: @Sendable (RefreshProgress) -> Void
  ) async throws -> FeedReply {
    var message = HTTPClientRequest(url: request.url)
    for field in request.fields { message.headers.add(name: field.name, value: field.value) }
    let response = try await client.execute(message, timeout: TimeAmount(limits.whole))
    let isWhole = response.headers["content-encoding"].isEmpty
    let expected = isWhole ? response.headers.first(name: "content-length").flatMap { Int($0) } : nil
    guard expected ?? 0 <= request.most else { throw RefreshProblem.tooLarge(limit: request.most) }
    var body = Data()
    for try await piece in response.body {
      guard body.count + piece.readableBytes <= request.most else { throw RefreshProblem.tooLarge(limit: request.most) }
      body.append(contentsOf: piece.readableBytesView)
      progress(RefreshProgress(bytes: body.count, expected: expected))
    }
    if let expected, body.count < expected { throw RefreshProblem.cutOff }
    let names = ["etag", "last-modified", "date", "location", "retry-after"]
    let fields = names.compactMap { name in response.headers.first(name: name).map { (name, $0) } }
    return FeedReply(
      status: Int(response.status.code), body: body, fields: Dictionary(fields) { first, _ in first })
  }

  private static func configuration(_ limits: FeedLimits, _ most: Int) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: HTTPClient.Configuration.Timeout(connect: TimeAmount(limits.connect), read: TimeAmount(limits.whole)),
      decompression: .enabled(limit: .size(most)))
    configuration.httpVersion = .http1Only
    configuration.connectionPool.retryConnectionEstablishment = false
    return configuration
  }
}

extension RefreshProblem {
  /// Whatever a connection can throw.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - most: The most bytes of the answer.
  init(_ error: any Error, most: Int) {
    switch error {
    case let problem as RefreshProblem: self = problem
    case NIOHTTPDecompression.DecompressionError.limit: self = .tooLarge(limit: most)
    case is NIOHTTPDecompression.DecompressionError: self = .cutOff
    case is HTTPParserError: self = .cutOff
    case let error as HTTPClientError: self.init(error)
    case is CancellationError: self = .cancelled
    default: self = .offline(Self.words(error))
    }
  }

  private init(_ error: HTTPClientError) {
    switch error {
    case .connectTimeout, .readTimeout, .deadlineExceeded, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
      self = .timedOut
    case .remoteConnectionClosed, .uncleanShutdown: self = .cutOff
    case .cancelled: self = .cancelled
    default: self = .offline(Self.words(error))
    }
  }

  private static func words(_ error: any Error) -> String {
    String("\(error)".prefix(200))
  }
}
