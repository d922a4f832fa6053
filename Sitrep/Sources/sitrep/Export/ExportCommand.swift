import ArgumentParser
import PortableUI

/// `sitrep export`: one subcommand for each kind of file.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: Text("Write what you entered to a file.", bundle: .module).inTerminal,
    subcommands: [
      ExportWorldCommand.self, ExportWorkspacesCommand.self, ExportGuidanceCommand.self, ExportOutbreakCommand.self,
    ])
}
