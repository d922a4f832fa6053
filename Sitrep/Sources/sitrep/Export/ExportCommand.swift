import ArgumentParser

/// `sitrep export`: one subcommand for each kind of file.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write what you entered to a file.",
    subcommands: [ExportWorldCommand.self, ExportWorkspacesCommand.self, ExportGuidanceCommand.self])
}
