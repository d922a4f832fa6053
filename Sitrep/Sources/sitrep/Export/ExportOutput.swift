import ArgumentParser
import PortableUI

/// Where an export goes: options that every kind of export has.
struct ExportOutput: ParsableArguments {
  static let standardOutput = "-"

  @Argument(help: ArgumentHelp(Text("The file; - or none is standard output.", bundle: .module), valueName: "file"))
  var file: String?

  @Flag(help: ArgumentHelp(Text("Replace the file if it exists.", bundle: .module)))
  var force = false

  /// The named file, which may be written to; nil for standard output, on which nothing else is printed then.
  func checked() throws(CommandFailure) -> OutputFile? {
    guard let file, file != Self.standardOutput else { return nil }
    let output = OutputFile(file, replaces: force)
    try output.check()
    return output
  }
}
