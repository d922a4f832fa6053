import ArgumentParser
import Domain
import Foundation
import Interchange
import PortableUI
import Storage
import Workspaces

/// `sitrep export workspaces`: writes an archive to a file or to standard output, or as pages to a folder.
struct ExportWorkspacesCommand: InterruptibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "workspaces",
    abstract: Text("Write an archive of workspaces as JSON or as HTML.", bundle: .module).inTerminal,
    discussion: Text(
      """
      “sitrep import workspaces” reads the JSON back. Without --archive it is the only archive that there is; if \
      nothing was imported, the sample messages that come with sitrep.

      With --html the archive becomes a new folder of pages that any browser shows without a server, a connection or a \
      script: index.html leads to them. Days begin and end as they do in this machine’s time zone.
      """, bundle: .module
    ).inTerminal)

  @OptionGroup var destination: ExportOutput

  @Option(
    help: ArgumentHelp(Text("Write HTML to this folder, which must not exist.", bundle: .module), valueName: "folder"))
  var html: String?

  @Option(help: ArgumentHelp(Text("The archive, as the import named it.", bundle: .module), valueName: "id"))
  var archive: String?

  @OptionGroup var folder: DataFolderOption

  func validate() throws {
    if html != nil, destination.file != nil || destination.force {
      throw ValidationError(Text("--html names the folder; leave out the file and --force.", bundle: .module))
    }
    guard html != ExportOutput.standardOutput else {
      throw ValidationError(
        Text("Pages can’t be written to standard output. Name a folder with --html.", bundle: .module))
    }
  }

  func run() async throws {
    try InstalledFiles.check()
    let location = try folder.location()
    guard DatabaseAccess.exists(location) else { throw CommandFailure(noFolder: location) }
    let output = try destination.checked()
    let pages = html.map { OutputFolder(path: $0) }
    try pages?.check()
    let data = try DatabaseAccess.folder(
      location, hint: Text("While it runs, you can export from its Workspaces tab instead.", bundle: .module))
    let entry = try ChosenArchives(archive, in: ArchiveFolder(in: data)).only
    do {
      if let pages { try await write(entry, to: pages) } else { try write(entry.archive, to: output) }
    } catch let problem as ArchiveImportProblem {
      throw CommandFailure(await ProblemText.text(problem))
    }
    if let path = html ?? output?.path {
      Console.writeLine(Text("archive \(entry.id).", bundle: .module).about(path), to: .standardOutput)
    }
  }

  private func write(_ archive: any MessageArchive, to output: OutputFile?) throws {
    guard let output else {
      return try WorkspaceFileCodec().write(archive) { try OutputFile.writeToStandardOutput($0) }
    }
    try output.write { sink in
      try WorkspaceFileCodec().write(archive) { piece in
        try Task.checkCancellation()
        try sink(piece)
      }
    }
  }

  private func write(_ entry: ArchiveEntry, to folder: OutputFolder) async throws {
    let language = TerminalLanguage.current
    let options = ArchivePageOptions(
      texts: await ArchivePageTexts(for: language), timeZone: .current, locale: language)
    let line = ProgressLine()
    defer { line.clear() }
    var count = 0
    try folder.write { file in
      try WorkspaceFileCodec().writePages(of: entry, options) { path, content in
        try Task.checkCancellation()
        try file(path, content)
        count += 1
        if count.isMultiple(of: 20) { line.show(TerminalText.line(Text("\(count) pages", bundle: .module))) }
      }
    }
  }
}
