import ArgumentParser
import PortableUI

/// `sitrep search`: a command for each thing that can be searched; workspaces if none is named.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: Text("Search what was imported.", bundle: .module).inTerminal,
    subcommands: [SearchWorkspacesCommand.self],
    defaultSubcommand: SearchWorkspacesCommand.self)
}
