import ArgumentParser
import CSandbox

/// The program beside `sitrep` in which strangers' files are decoded, one in each process.
///
/// It alone has the libraries that decode them, so `sitrep` itself neither loads them nor can be harmed through them.
@main
struct SitrepDecode: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sitrep-decode",
    abstract: "Decodes one file from standard input; sitrep starts it.",
    subcommands: [DecodePictureCommand.self, DecodeExportCommand.self, DecodeSheetCommand.self])

  static func main() {
    // A crash must not write a stranger's file to the disk.
    sandbox_forbid_core_dumps()
    main(nil)
  }
}
