import NIOCore
import NIOPosix
import Synchronization

/// A feed on 127.0.0.1 that answers what a test wants, and notes what it was asked.
package final class StubFeed: Sendable {
  /// What is sent for a request.
  package enum Answer: Sendable {
    /// An answer with the right length.
    case http(status: Int = 200, fields: [String] = [], body: [UInt8])

    /// Exactly these bytes; then the connection is closed.
    case raw([UInt8])

    /// These pieces, with so many milliseconds between them; then the connection is closed.
    case slow([[UInt8]], milliseconds: Int64)

    /// Nothing, ever.
    case silence

    package static func json(_ text: String, fields: [String] = []) -> Answer {
      .http(fields: ["Content-Type: application/json"] + fields, body: Array(text.utf8))
    }
  }

  /// A request as it came.
  package struct Request: Hashable, Sendable {
    /// For example `GET /v3/covid-19/countries HTTP/1.1`.
    package let startLine: String

    /// The header fields, by lower-case name.
    package let fields: [String: String]

    /// The path with its query.
    package var path: String {
      let parts = startLine.split(separator: " ")
      return parts.count > 1 ? String(parts[1]) : ""
    }
  }

  private struct State {
    var requests: [Request] = []
    var answers: [(path: String, answer: Answer)] = []
  }

  private let state = Mutex(State())
  private let channel: any Channel

  package let port: Int

  /// Listens on a free port; without answers everything is 404.
  package init() async throws {
    let box = StubFeedBox()
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(StubFeedHandler(feed: box))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = channel.localAddress?.port ?? 0
    box.put(self)
  }

  package var url: String { "http://127.0.0.1:\(port)" }

  /// What it was asked so far.
  package var requests: [Request] { state.withLock(\.requests) }

  /// From now on, requests whose path begins so are answered with this.
  package func answer(_ path: String = "/", with answer: Answer) {
    state.withLock { state in
      state.answers.removeAll { $0.path == path }
      state.answers.append((path, answer))
    }
  }

  /// Listens no more: connections are refused.
  package func stop() async throws {
    try await channel.close().get()
  }

  /// Notes a request and finds its answer: that of the longest path.
  func answer(_ request: Request) -> Answer {
    state.withLock { state in
      state.requests.append(request)
      let fitting = state.answers.filter { request.path.hasPrefix($0.path) }
      return fitting.max { $0.path.count < $1.path.count }?.answer ?? .http(status: 404, body: [])
    }
  }
}
