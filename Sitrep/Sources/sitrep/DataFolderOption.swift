import ArgumentParser
import Foundation
import PortableUI
import Storage

/// The option `--data`, as every subcommand that needs a data folder has it.
struct DataFolderOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Text(
        """
        The folder for everything you enter, created if missing; one sitrep can use it at a time. (default: sitrep in \
        the system’s folder for data: $XDG_DATA_HOME or ~/.local/share, on macOS ~/Library/Application Support)
        """, bundle: .module), valueName: "folder"))
  var data: String?

  func validate() throws {
    guard data?.isEmpty != true else {
      throw ValidationError(Text("The name of the data folder is empty.", bundle: .module))
    }
  }

  func location() throws -> URL {
    try data.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? DataFolder.standardLocation()
  }
}
