import ArgumentParser
import Domain
import Foundation
import Interchange
import PortableUI
import Storage

/// `sitrep import workspaces`: makes an archive of each file, of all of them or of none.
struct ImportWorkspacesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workspaces",
    abstract: "Take workspaces, channels and messages from JSON files.",
    discussion: """
      A file is [{"id", "name", "channels": [{"id", "name", "messages": [{"id", "content", "posted", "member": {"id", \
      "name"}}]}]}], or what 'sitrep export workspaces' writes. Without ids, and with "user": {"name", "email"} and \
      "date" instead of "member" and "posted", it is read too. Dates are as in 2022-10-19T02:06:11Z.

      Each file becomes an archive of its own, beside those that are there. All files are taken or none: if one cannot \
      be read, or the disk is full, nothing changes.

      The exit code is 0 if every file was taken, and 1 if none was.
      """)

  @Argument(help: ArgumentHelp("The JSON files.", valueName: "file"))
  var files: [String]

  @OptionGroup var folder: DataFolderOption

  func run() async throws {
    try InstalledFiles.check()
    let opened = files.map { path in (path, Result { () throws(CommandFailure) in try InputFile.open(path) }) }
    let data = try DatabaseAccess.folder(
      folder.location(),
      hint: Text("While it runs, you can import the file on its Workspaces tab instead.", bundle: .module))
    let archives = ArchiveFolder(in: data)
    archives.deleteLeftovers()
    let line = ProgressLine()
    var built: [(path: String, archive: ArchiveFolder.Ready)] = []
    for (path, file) in opened {
      do {
        let name = URL(filePath: path).lastPathComponent
        let archive = try await archives.build(from: file.get(), named: name, with: WorkspaceFileCodec()) { step in
          line.show(TerminalText.line(step.text.about(path)))
        }
        built.append((path, archive))
      } catch let problem as ArchiveImportProblem {
        line.tell(TerminalText.line(await ProblemText.text(problem).about(path)))
      } catch {
        line.tell("\(error)")
      }
    }
    line.clear()
    guard built.count == files.count else {
      for (_, archive) in built { archives.discard(archive) }
      line.tell(TerminalText.line(ImportOutcome.nothingImported))
      throw ExitCode.failure
    }
    for (path, archive) in built { try await publish(archive, of: path, in: archives) }
  }

  private func publish(_ archive: ArchiveFolder.Ready, of path: String, in archives: ArchiveFolder) async throws {
    do {
      let entry = try await archives.publish(archive)
      Console.writeLine(
        Text("archive \(entry.id) with \(archive.counts.text).", bundle: .module).about(path), to: .standardOutput)
    } catch {
      throw CommandFailure(await ProblemText.text(error).about(path))
    }
  }
}
