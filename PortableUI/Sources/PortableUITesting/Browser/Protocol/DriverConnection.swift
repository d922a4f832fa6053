import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// How chromedriver is asked: a request, then its answer.
///
/// URLSession cannot be used: on Linux it refuses answers like chromedriver's, whose header fields have no space after
/// the colon.
struct DriverConnection: Sendable {
  /// Where it listens on this machine.
  let port: Int

  /// Sends a request and waits for its answer, three minutes at most: on a busy machine axe needs one for a crowded map.
  ///
  /// Cancelling the caller's task does not cancel it: the browser would start anyway, and nobody would know of it.
  func request(_ method: String, _ path: String, _ body: Data) async throws -> Data {
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
    request.method = HTTPMethod(rawValue: method)
    request.headers.add(name: "Content-Type", value: "application/json; charset=utf-8")
    request.body = .bytes(Array(body))
    do {
      return try await Task { [request] in
        let answer = try await HTTPClient.shared.execute(request, timeout: .minutes(3))
        return Data(try await answer.body.collect(upTo: 256 * 1024 * 1024).readableBytesView)
      }.value
    } catch {
      throw UITestError.browserFailed("chromedriver: \(error).")
    }
  }
}
