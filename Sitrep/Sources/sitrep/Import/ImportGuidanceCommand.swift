import ArgumentParser
import Domain
import Foundation
import Interchange
import PortableUI
import Storage

/// `sitrep import guidance`: puts a file's symptoms, advice and sources in place of the present ones, or only checks it.
struct ImportGuidanceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guidance",
    abstract: Text("Import symptoms, advice and sources from a JSON file.", bundle: .module).inTerminal,
    discussion: Text(
      """
      “sitrep export guidance” writes the file to begin with. Everything that is wrong is named on standard error, with \
      its place as in symptoms.groups[1].items[3].text.ru, counted from 0. If anything is wrong, nothing changes.

      With --dry-run the file is only checked; that needs no data folder and disturbs no sitrep that runs. With \
      --bundled the guidance that comes with sitrep is used again.

      The exit code is 0 if the file is right and was kept, and 1 if not.
      """, bundle: .module
    ).inTerminal)

  @Argument(help: ArgumentHelp(Text("The file; - is standard input.", bundle: .module), valueName: "file"))
  var file: String?

  @OptionGroup var folder: DataFolderOption

  @Flag(help: ArgumentHelp(Text("Only check the file.", bundle: .module)))
  var dryRun = false

  @Flag(help: ArgumentHelp(Text("Use the guidance that comes with sitrep again.", bundle: .module)))
  var bundled = false

  func validate() throws {
    guard (file == nil) == bundled else {
      throw ValidationError(Text("Name a file, or --bundled, and not both.", bundle: .module))
    }
    guard !(bundled && dryRun) else {
      throw ValidationError(Text("With --bundled there is no file to check.", bundle: .module))
    }
  }

  func run() async throws {
    try InstalledFiles.check()
    var content: GuidanceContent?
    if let file { content = try await checked(file) }
    if dryRun { return tell(ImportOutcome.dryRun, of: content) }
    let database = try DatabaseAccess.open(
      folder.location(),
      hint: Text("While it runs, you can import the file on its Guidance tab instead.", bundle: .module))
    do throws(SaveProblem) {
      try await database.guidanceStore(by: GuidanceFileCodec()).save(content)
    } catch {
      throw CommandFailure(await ProblemText.text(error))
    }
    tell(
      content == nil
        ? Text("The guidance that comes with sitrep is used.", bundle: .module)
        : Text("The guidance was imported.", bundle: .module), of: content)
  }

  /// Says what the file holds, and what became of it.
  private func tell(_ outcome: Text, of content: GuidanceContent?) {
    if let file, let content {
      Console.writeLine(content.summary().about(file), to: .standardOutput)
    }
    Console.writeLine(outcome, to: .standardOutput)
  }

  /// The guidance of a file that is right; else names what is wrong and ends.
  private func checked(_ path: String) async throws -> GuidanceContent {
    let data = try InputFile.read(path, limit: GuidanceFileCodec().largestFile)
    do {
      let file = try GuidanceFileCodec().read(data, latest: .newest(at: .now))
      for warning in file.warnings {
        Console.writeLine(await ProblemText.text(warning).about(path), to: .standardError)
      }
      return file.content
    } catch {
      for problem in error.problems {
        Console.writeLine(await ProblemText.text(problem).about(path), to: .standardError)
      }
      Console.writeLine(ImportOutcome.nothingImported, to: .standardError)
      throw ExitCode.failure
    }
  }
}
