import ArgumentParser
import CSandbox

/// The program: one subcommand for each job, `serve` if none is named.
@main
struct Sitrep: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sitrep",
    abstract: "Follows an outbreak from your own machine.",
    discussion: """
      Without a subcommand it serves: open the address that it prints in any browser on this machine. It works \
      offline, needs no account and sends nothing anywhere.
      """,
    version: "0.1.0",
    subcommands: [
      ServeCommand.self, ImportCommand.self, ExportCommand.self, SearchCommand.self, VerifyCommand.self,
    ],
    defaultSubcommand: ServeCommand.self)

  /// Runs the command that was asked for, and says in the terminal's language why it could not do its work.
  static func main() async {
    // What is in memory, certificates among it, must not be written to the disk by a crash.
    sandbox_forbid_core_dumps()
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      exit(withError: VerifyCommand.end(after: error) ?? CommandFailure(error) ?? error)
    }
  }
}
