import ArgumentParser
import PortableUI

/// `sitrep import`: one subcommand for each kind of file.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: Text("Import files.", bundle: .module).inTerminal,
    subcommands: [
      ImportOutbreakCommand.self, ImportStatisticsCommand.self, ImportWorldCommand.self, ImportWorkspacesCommand.self,
      ImportGuidanceCommand.self, ImportTrustListCommand.self,
    ])
}
