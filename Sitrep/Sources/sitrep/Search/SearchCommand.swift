import ArgumentParser

/// `sitrep search`: a command for each thing that can be searched.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Search in what was imported.", subcommands: [SearchWorkspacesCommand.self])
}
