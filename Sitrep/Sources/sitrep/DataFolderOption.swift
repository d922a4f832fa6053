import ArgumentParser
import Foundation
import Storage

/// The option `--data`, as every subcommand that needs a data folder has it.
struct DataFolderOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder for everything you enter, made if it is missing; one sitrep at a time. (default: sitrep in the \
      system's folder for data: $XDG_DATA_HOME or ~/.local/share, on macOS ~/Library/Application Support)
      """, valueName: "folder"))
  var data: String?

  func validate() throws {
    guard data?.isEmpty != true else { throw ValidationError("The name of the data folder is empty.") }
  }

  func location() throws -> URL {
    try data.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? DataFolder.standardLocation()
  }
}
