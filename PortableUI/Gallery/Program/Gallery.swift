import ArgumentParser
import Foundation
import GalleryScreens
import Logging
import PortableUIWeb
import ServiceLifecycle
import UnixSignals

/// `gallery --port N`: serves every control in every state, to look at and to test.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Serve every control in every state to browsers on this machine.")

  @Option(help: "The port on 127.0.0.1; 0 takes any free one.")
  var port = 8090

  func run() async throws {
    WebServer.setUpProcess()
    let logger = Logger(label: "gallery")
    let server = WebServer(port: port, responder: await GalleryApp.responder(), access: .everyone, logger: logger) {
      FileHandle.standardOutput.write(Data(($0.url + "\n").utf8))
    }
    try await ServiceGroup(services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger).run()
  }
}
