import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// How chromedriver is asked: a connection, a request, its answer.
///
/// URLSession cannot be used: on Linux it refuses answers like chromedriver's, whose header fields have no space after
/// the colon.
struct DriverConnection: Sendable {
  private typealias Exchange = NIOAsyncChannel<NIOHTTPClientResponseFull, HTTPClientRequestPart>

  /// Where it listens on this machine.
  let port: Int

  /// Sends a request and waits for its answer, three minutes at most: on a busy machine axe needs one for a crowded map.
  ///
  /// Cancelling the caller's task does not cancel it: the browser would start anyway, and nobody would know of it.
  func request(_ method: String, _ path: String, _ body: Data) async throws -> Data {
    do {
      return try await Task { try await exchange(method, path, body) }.value
    } catch {
      throw UITestError.browserFailed("chromedriver: \(error).")
    }
  }

  private func exchange(_ method: String, _ path: String, _ body: Data) async throws -> Data {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandlers(
            NIOHTTPClientResponseAggregator(maxContentLength: 256 * 1024 * 1024))
          return try Exchange(wrappingChannelSynchronously: channel)
        }
      }
    let limit = channel.channel.eventLoop.scheduleTask(in: .minutes(3)) { channel.channel.close(promise: nil) }
    defer { limit.cancel() }
    return try await channel.executeThenClose { answers, requests in
      let fields = [
        ("Host", "127.0.0.1:\(port)"), ("Connection", "close"), ("Content-Type", "application/json; charset=utf-8"),
        ("Content-Length", "\(body.count)"),
      ]
      let head = HTTPRequestHead(
        version: .http1_1, method: HTTPMethod(rawValue: method), uri: path, headers: HTTPHeaders(fields))
      try await requests.write(
        contentsOf: [.head(head), .body(.byteBuffer(ByteBuffer(bytes: body))), .end(nil)])
      for try await answer in answers { return answer.body.map { Data($0.readableBytesView) } ?? Data() }
      throw UITestError.browserFailed("no answer within three minutes")
    }
  }
}
