import Foundation
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// Serves a ``WebResponder`` over HTTP/1.1 on the loopback address, to this machine's own browsers.
///
/// It lets through what comes from the responder's own pages or from a link that a person followed, and from whom
/// ``WebServerAccess`` says; it keeps the ``WebServerLimits``, compresses, and adds the header fields that every answer
/// carries. Run it in a `ServiceGroup`: on graceful shutdown it stops listening, closes idle connections, lets requests
/// under way finish within ``WebServerLimits/shutdownTime`` and returns.
///
/// ```swift
/// WebServer.setUpProcess()
/// let server = WebServer(port: 8080, responder: app, access: .everyone, logger: logger) { print($0.entry) }
/// try await ServiceGroup(services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger).run()
/// ```
public struct WebServer: Service, CustomStringConvertible {
  /// How many connections may wait in the system's queue; the system may set a lower limit of its own.
  private static let backlog = 4096

  /// Said in logs; without it all that the server holds would be looked through for a name.
  public var description: String { "the web server" }

  private let port: Int
  private let responder: any WebResponder
  private let access: WebServerAccess
  private let limits: WebServerLimits
  private let logger: Logger
  private let onListening: @Sendable (WebServerAddress) async -> Void
  /// Who tells whose connections are; tests ask another one.
  var owners: any PeerOwners = SystemOwners()

  /// Describes a server; no port is opened before ``run()``.
  ///
  /// - Parameters:
  ///   - port: The port on 127.0.0.1, 0 for any free one.
  ///   - responder: What answers the requests.
  ///   - access: Whom it answers.
  ///   - limits: What is taken from a client at most.
  ///   - logger: Receives what went wrong inside; never anything that a client typed.
  ///   - onListening: Called once, when browsers can connect, with the actual address.
  public init(
    port: Int,
    responder: any WebResponder,
    access: WebServerAccess,
    limits: WebServerLimits = WebServerLimits(),
    logger: Logger,
    onListening: @escaping @Sendable (WebServerAddress) async -> Void = { _ in }
  ) {
    self.port = port
    self.responder = responder
    self.access = access
    self.limits = limits
    self.logger = logger
    self.onListening = onListening
  }

  /// Sets the process up for a server: how it takes memory from the system, and when it gives it back.
  ///
  /// Call it before anything else; threads that run already keep to what they began with.
  public static func setUpProcess() {
    Memory.setUp()
  }

  /// Listens and serves until graceful shutdown or cancellation.
  ///
  /// - Throws: ``WebServerError`` if it cannot listen.
  public func run() async throws {
    guard UInt16(exactly: port) != nil else { throw WebServerError.invalidPort(port) }
    let listener = Listener(service: listener(connections: try possibleConnections()))
    var configuration = ServiceGroupConfiguration(services: [listener], logger: logger)
    configuration.maximumGracefulShutdownDuration = limits.shutdownTime
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch let error as IOError {
      throw typed(error)
    }
  }

  private func possibleConnections() throws(WebServerError) -> Int {
    let (limit, open) = (OpenFiles.raiseLimit(), OpenFiles.count())
    let needed = open + OpenFiles.fewest(threads: System.coreCount)
    if let limit, limit < needed { throw .tooFewFiles(limit: limit, needed: needed) }
    let connections = OpenFiles.connections(limits.connections, within: limit, beside: open)
    if connections < limits.connections {
      logger.warning(
        """
        The system permits \(limit ?? 0) open files, enough for \(connections) connections at a time instead of \
        \(limits.connections); further ones wait. To permit more, raise the limit before the start (ulimit -n).
        """)
    }
    return connections
  }

  private func listener(connections: Int) -> any Service {
    let exchange = Exchange(responder: responder, access: access, limits: limits, logger: logger)
    return GuardedHTTPChannel(exchange: exchange, owners: owners).server(
      configuration: ServerConfiguration(
        address: .hostname("127.0.0.1", port: port),
        backlog: Self.backlog,
        availableConnectionsDelegate: .maximum(connections, logger: logger)),
      onServerRunning: { channel in await onListening(address(of: channel)) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
      logger: logger)
  }

  /// Where it listens; with the token where somebody who owns the program needs it.
  private func address(of channel: any Channel) -> WebServerAddress {
    let needsToken =
      access.asksEverybody || !(ConnectionEnds.End(channel.localAddress).map { owners.canTell(of: $0) } ?? false)
    return WebServerAddress(
      port: channel.localAddress?.port ?? port, token: needsToken ? access.token : nil)
  }

  private func typed(_ error: IOError) -> WebServerError {
    switch error.errnoCode {
    case EADDRINUSE: .portInUse(port)
    case EACCES, EPERM: .portNotPermitted(port)
    default: .cannotListen(port: port, reason: String(cString: strerror(error.errnoCode)))
    }
  }
}

/// What takes the connections, under a name that is quickly said.
private struct Listener: Service, CustomStringConvertible {
  let service: any Service

  var description: String { "the listener" }

  func run() async throws { try await service.run() }
}
