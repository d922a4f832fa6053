import ArgumentParser

/// `sitrep import`: one subcommand for each kind of file.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take in files, without opening the screens.",
    subcommands: [
      ImportStatisticsCommand.self, ImportWorldCommand.self, ImportWorkspacesCommand.self, ImportGuidanceCommand.self,
      ImportTrustListCommand.self,
    ])
}
