import PortableUI

/// What commands say of an import as a whole.
enum ImportOutcome {
  static let nothingImported = Text("Nothing was imported.", bundle: .module)
  static let dryRun = Text("This was a dry run: nothing was changed.", bundle: .module)
}
