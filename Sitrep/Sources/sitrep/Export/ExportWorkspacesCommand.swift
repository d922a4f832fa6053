import ArgumentParser
import Domain
import Foundation
import Interchange
import PortableUI
import Storage

/// `sitrep export workspaces`: writes an archive to a file or to standard output.
struct ExportWorkspacesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workspaces",
    abstract: "Write an archive of workspaces as JSON.",
    discussion: """
      'sitrep import workspaces' reads it back. Without --archive it is the only archive that there is; if nothing was \
      imported, the one that comes with the program.
      """)

  @OptionGroup var destination: ExportOutput

  @Option(help: ArgumentHelp("The archive, as the import named it.", valueName: "id"))
  var archive: String?

  @OptionGroup var folder: DataFolderOption

  func run() async throws {
    try InstalledFiles.check()
    let location = try folder.location()
    guard DatabaseAccess.exists(location) else { throw CommandFailure(noFolder: location) }
    let output = try destination.checked()
    let data = try DatabaseAccess.folder(
      location, hint: Text("While it runs, you can export from its Workspaces tab instead.", bundle: .module))
    let entry = try ChosenArchives(archive, in: ArchiveFolder(in: data)).only
    do {
      try write(entry.archive, to: output)
    } catch let problem as ArchiveImportProblem {
      throw CommandFailure(await ProblemText.text(problem))
    }
    if let output {
      Console.writeLine(Text("archive \(entry.id).", bundle: .module).about(output.path), to: .standardOutput)
    }
  }

  private func write(_ archive: any MessageArchive, to output: OutputFile?) throws {
    guard let output else {
      return try WorkspaceFileCodec().write(archive) { try OutputFile.writeToStandardOutput($0) }
    }
    try output.write { sink in try WorkspaceFileCodec().write(archive, to: sink) }
  }
}
