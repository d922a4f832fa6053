import Foundation
import Logging
import PortableUIWeb
import ServiceLifecycle
import Storage
import UnixSignals

@main struct Sitrep {
  static func main() async throws {
    let logger = Logger(label: "sitrep")
    let folder = try DataFolder(opening: URL(fileURLWithPath: "/tmp/sitrep-data"))
    let database = try AppDatabase.open(in: folder)
    let responder = try await AppWiring.responder(for: database, logger: logger)
    let server = WebServer(port: 8090, responder: responder, logger: logger) { print($0) }
    try await ServiceGroup(services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger).run()
  }
}
