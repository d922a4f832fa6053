import ArgumentParser
import CSandbox
import Foundation
import PortableUI
import SitrepApp

/// The program: one subcommand for each job, `serve` if none is named.
@main
struct Sitrep: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sitrep",
    abstract: Text("Follow an outbreak from your own machine.", bundle: .module).inTerminal,
    discussion: Text(
      """
      Without a subcommand it serves: open the address that it prints in any browser on this machine. It works \
      offline, needs no account and sends nothing anywhere.

      The exit code is 0 if the work was done, 1 if it failed, and 2 if the command wasn’t understood.
      """, bundle: .module
    ).inTerminal,
    version: SitrepVersion.text,
    subcommands: [
      ServeCommand.self, ImportCommand.self, ExportCommand.self, ReportCommand.self, SearchCommand.self,
      VerifyCommand.self,
    ],
    defaultSubcommand: ServeCommand.self)

  /// The exit code for a command that isn't understood, as shells and most programs have it.
  private static let notUnderstood: Int32 = 2

  /// Runs the command that was asked for, and says in the terminal's language why it could not do its work.
  static func main() async {
    // What is in memory, certificates among it, must not be written to the disk by a crash.
    sandbox_forbid_core_dumps()
    if let unknown = UnknownCommand(in: Array(CommandLine.arguments.dropFirst())) {
      end(notUnderstood: unknown.message)
    }
    do {
      var command = try parseAsRoot()
      if command is any InterruptibleCommand {
        try await Interruption.wait(for: Task { try await runParsed() })
      } else if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      if exitCode(for: error) == .validationFailure { end(notUnderstood: fullMessage(for: error)) }
      exit(withError: VerifyCommand.end(after: error) ?? CommandFailure(error) ?? error)
    }
  }

  private static func end(notUnderstood message: String) -> Never {
    Console.writeLine(message, to: .standardError)
    Foundation.exit(notUnderstood)
  }

  /// Parses the arguments anew, because a command can't be handed to another task.
  private static func runParsed() async throws {
    if var command = try parseAsRoot() as? any AsyncParsableCommand { try await command.run() }
  }
}
