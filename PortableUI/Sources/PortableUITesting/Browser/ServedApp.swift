import Logging
import PortableUIWeb
import ServiceLifecycle

/// An app behind the real server on a free port, for as long as this is referenced.
public final class ServedApp: Sendable {
  /// Where it is served, for example `http://127.0.0.1:41233/`.
  public let address: String
  private let services: ServiceGroup

  /// Starts the server; it listens on return.
  package init(_ responder: any WebResponder) async throws {
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    let logger = Logger(label: "app under test") { _ in SwiftLogNoOpLogHandler() }
    let server = WebServer(port: 0, responder: responder, access: .everyone, logger: logger) {
      continuation.yield($0.url)
    }
    let services = ServiceGroup(services: [server], logger: logger)
    self.services = services
    let running = Task {
      defer { continuation.finish() }
      try await services.run()
    }
    guard let address = await addresses.first(where: { _ in true }) else {
      try await running.value
      throw UITestError.badAnswer("the server ended at once")
    }
    self.address = address
  }

  /// Stops as the program does: a server whose task is cancelled traps over a connection that has just come (swift-nio
  /// issue 3481).
  deinit {
    Task { [services] in await services.triggerGracefulShutdown() }
  }
}
