import ArgumentParser
import ChildProcesses
import Feeds
import Foundation
import Logging
import PortableUI
import PortableUIWeb
import ServiceLifecycle
import Storage
import UnixSignals

/// `sitrep serve`: serves the screens until it is asked to stop.
///
/// The first and only line on standard output is the address; everything else goes to standard error.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: Text("Serve the screens to browsers on this machine.", bundle: .module).inTerminal,
    discussion: Text(
      """
      The first line on standard output is the address to open. Control-C, SIGTERM or SIGHUP lets requests under way finish \
      and ends with exit code 0.
      """, bundle: .module
    ).inTerminal)

  @Option(
    help: ArgumentHelp(Text("The port on 127.0.0.1; 0 takes any free one.", bundle: .module), valueName: "number"))
  var port = 8080

  @OptionGroup var folder: DataFolderOption

  @Flag(
    help: ArgumentHelp(
      Text(
        """
        Begin anew if the database is damaged. The damaged file is kept beside the new one, as \
        sitrep.sqlite.damaged-<UTC>; a sound one is left alone.
        """, bundle: .module)))
  var startFresh = false

  @Option(
    help: ArgumentHelp(
      Text(
        """
        The server that Refresh asks for figures, which answers as disease.sh does; nothing is asked before somebody \
        presses Refresh.
        """, bundle: .module), valueName: "url"))
  var feed: FeedAddress = .standard

  @Option(
    help: ArgumentHelp(
      Text(
        """
        The file that Refresh asks for WHO’s figures, such as a copy of it in your network; nothing is asked before \
        somebody presses Refresh.
        """, bundle: .module), valueName: "url"))
  var whoURL: FeedAddress = .who

  @Flag(
    help: ArgumentHelp(
      Text(
        """
        Let nobody in without the token, not even you: the address that is printed has it, and the browser keeps it. \
        Without this option your own programs and those of root need none, and other users of the machine are refused.
        """, bundle: .module)))
  var requireToken = false

  @Flag(help: ArgumentHelp(Text("Count live windows, events and pushes at /live/status.", bundle: .module)))
  var showStatus = false

  @Option(
    help: ArgumentHelp(
      Text("What is reported on standard error, from this level on.", bundle: .module), valueName: "level"))
  var logLevel = LogLevel.warning

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError(Text("A port is a number from 0 to 65535.", bundle: .module))
    }
  }

  // On the main actor, so that no other thread has begun when the process is set up.
  @MainActor
  func run() async throws {
    WebServer.setUpProcess()
    let signals: [UnixSignal] = [.sigterm, .sigint] + (Interruption.isIgnored(SIGHUP) ? [] : [.sighup])
    LoggingSystem.bootstrap { [logLevel] label in
      var handler = StreamLogHandler.standardError(label: label)
      handler.logLevel = logLevel.level
      return handler
    }
    let logger = Logger(label: "sitrep")
    try InstalledFiles.check()
    if let warning = SandboxWarning.text { logger.warning("\(warning)") }
    let folder = try DataFolder(opening: folder.location())
    if let warning = folder.warning { logger.warning("\(warning)") }
    let (responder, changesAreStored) = try await openApp(in: folder, orFresh: startFresh, logger)
    let server = WebServer(
      port: port, responder: responder, access: try access(to: folder, logger), logger: logger,
      onListening: { Console.writeLine($0.entry, to: .standardOutput) })
    try await ServiceGroup(services: [server], gracefulShutdownSignals: signals, logger: logger).run()
    await changesAreStored()
    await LimitedChild.waitForAll()
    folder.deleteUploads()
    ArchiveFolder(in: folder).deleteUnfinished()
  }

  /// The screens over the database; damage may show only when they read their rows.
  private func openApp(
    in folder: DataFolder, orFresh isFresh: Bool, _ logger: Logger
  ) async throws -> (any WebResponder, changesAreStored: @MainActor @Sendable () async -> Void) {
    do {
      return try await openApp(in: folder, logger)
    } catch AppDatabaseError.damaged where isFresh {
      if let kept = try AppDatabase.setAside(in: folder, now: .now) {
        let text = Text("The damaged database was kept as \(kept.path(percentEncoded: false)).", bundle: .module)
        Console.writeLine(TerminalText.line(text), to: .standardError)
      }
      return try await openApp(in: folder, logger)
    }
  }

  private func openApp(
    in folder: DataFolder, _ logger: Logger
  ) async throws -> (any WebResponder, changesAreStored: @MainActor @Sendable () async -> Void) {
    let database = try AppDatabase.open(in: folder)
    return try await AppWiring.responder(
      on: database, in: folder, feeds: (feed, whoURL), showsStatus: showStatus, logger: logger)
  }

  /// Whom the server answers: the person, or whoever has the token of the data folder.
  private func access(to folder: DataFolder, _ logger: Logger) throws -> WebServerAccess {
    let text = try folder.token { logger.warning("\($0)") }
    let hint =
      "It is in the file '\(DataFolder.tokenFile)' of the data folder: add ?token=… to the address. "
      + "'sitrep --require-token' prints the whole address."
    let token = AccessToken(text, hint: hint)
    return requireToken ? .token(token) : .owner(orToken: token)
  }
}
