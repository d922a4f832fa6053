import ArgumentParser
import Foundation

/// Where an export goes: options that every kind of export has.
struct ExportOutput: ParsableArguments {
  @Argument(help: ArgumentHelp("The file; without one, standard output.", valueName: "file"))
  var file: String?

  @Flag(help: "Replace the file if it exists.")
  var force = false

  /// The named file, which may be written to; nil for standard output.
  func checked() throws(CommandFailure) -> OutputFile? {
    let output = file.map { OutputFile($0, replaces: force) }
    try output?.check()
    return output
  }
}
