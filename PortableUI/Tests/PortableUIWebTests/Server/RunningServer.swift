import HTTPTypes
import Logging
import RawHTTP
import ServiceLifecycle
import Synchronization
import Testing

@testable import PortableUIWeb

/// A responder made of closures.
struct Answering: WebResponder {
  private let plan: @Sendable (WebRequest) -> BodyPlan
  private let present: @Sendable (WebRequest) -> WebResponse?
  private let answer: @Sendable (WebRequest) async -> WebResponse

  init(
    plan: @escaping @Sendable (WebRequest) -> BodyPlan = { _ in .memory() },
    present: @escaping @Sendable (WebRequest) -> WebResponse? = { _ in nil },
    answer: @escaping @Sendable (WebRequest) async -> WebResponse
  ) {
    self.plan = plan
    self.present = present
    self.answer = answer
  }

  func bodyPlan(for head: WebRequest) -> BodyPlan {
    plan(head)
  }

  func respondAtOnce(to request: WebRequest) -> WebResponse? {
    present(request)
  }

  func respond(to request: WebRequest) async -> WebResponse {
    await answer(request)
  }
}

extension Answering {
  /// Repeats method, target and body, so that a test sees what got through.
  static let echo = Answering { request in
    .text("\(request.method) \(request.target) \(String(decoding: request.body, as: UTF8.self))")
  }
}

extension WebResponse {
  static func text(_ text: String, type: String = "text/plain; charset=utf-8") -> WebResponse {
    WebResponse(status: .ok, headers: [.contentType: type], body: Array(text.utf8))
  }
}

/// Keeps what is logged.
struct LogLines: LogHandler {
  private final class Lines: Sendable {
    let texts = Mutex<[String]>([])
  }

  private let lines = Lines()
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.error

  var texts: [String] { lines.texts.withLock { $0 } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let details = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    lines.texts.withLock { $0.append("\(event.level): \(event.message)\(details)") }
  }
}

/// Every connection is one owner's.
private struct FixedOwner: PeerOwners {
  let owner: PeerOwner

  func owner(of connection: ConnectionEnds) -> PeerOwner { owner }

  func canTell(of listener: ConnectionEnds.End) -> Bool { owner != .unknown }
}

/// A server on a free port, running while `body` does.
struct RunningServer {
  let address: WebServerAddress
  private let group: ServiceGroup

  var port: Int { address.port }

  static func with<Value>(
    _ responder: Answering = .echo,
    access: WebServerAccess = .everyone,
    owner: PeerOwner = .unknown,
    limits: WebServerLimits = WebServerLimits(),
    log: LogLines? = nil,
    body: (RunningServer) async throws -> Value
  ) async throws -> Value {
    let (addresses, listening) = AsyncStream.makeStream(of: WebServerAddress.self)
    var logger =
      log.map { log in Logger(label: "server under test") { _ in log } } ?? Logger(label: "server under test")
    logger.logLevel = log?.logLevel ?? .critical
    var server = WebServer(port: 0, responder: responder, access: access, limits: limits, logger: logger) {
      listening.yield($0)
    }
    server.owners = FixedOwner(owner: owner)
    let group = ServiceGroup(services: [server], logger: logger)
    async let running: Void = group.run()
    var iterator = addresses.makeAsyncIterator()
    guard let address = await iterator.next() else { throw CancellationError() }
    do {
      let value = try await body(RunningServer(address: address, group: group))
      await group.triggerGracefulShutdown()
      try await running
      return value
    } catch {
      await group.triggerGracefulShutdown()
      try await running
      throw error
    }
  }

  func connect(reads: Bool = true) async throws -> RawConnection {
    try await RawConnection(port: port, reads: reads)
  }

  /// Asks the server to stop; returns at once.
  func stop() async {
    await group.triggerGracefulShutdown()
  }

  /// One request over a connection of its own.
  func request(_ startLine: String, _ fields: [String] = [], body: String = "") async throws -> RawResponse {
    let connection = try await connect()
    await connection.request(startLine, fields, body: body)
    return try await connection.response(toHead: startLine.hasPrefix("HEAD"))
  }

  /// A plain request over a new connection is answered.
  func expectAlive(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    #expect(try await request("GET /alive HTTP/1.1").status == 200, sourceLocation: sourceLocation)
  }

  /// Waits until a new connection is taken and answered, however long that takes.
  ///
  /// The short limits of a test also cut a connection that a busy machine serves too late; that one is tried again.
  func waitForRoom() async throws {
    while true {
      do {
        _ = try await request("GET /alive HTTP/1.1")
        return
      } catch is RawConnection.Ended {}
    }
  }
}
