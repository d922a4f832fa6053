import Foundation

/// What has to be there beside the program: the texts of the screens, the guidance, the contacts, the sample of
/// workspaces, and the program that decodes.
enum InstalledFiles {
  /// One of them cannot be read: the program was not installed whole.
  struct Missing: Error, CustomStringConvertible {
    let path: String

    var description: String {
      """
      \(TerminalText.path(path)) is missing or cannot be \
      \(path.hasSuffix(DecoderProgram.name) ? "started" : "read"); it comes with sitrep. Install sitrep again, with \
      \(DecoderProgram.name) and the folders *.resources beside the program.
      """
    }
  }

  /// In the folder of the program; `Bundle.module` of each module finds its own.
  static let paths =
    [
      "AppShell", "Certificates", "DesignSystem", "Figures", "Guidance", "Reports", "Statistics", "Workspaces", "World",
      "sitrep",
    ]
    .map { "sitrep_\($0).resources/Localizable.xcstrings" }
    + ["Contacts", "Guidance", "Workspaces"].map { "sitrep_Storage.resources/\($0).json" } + [DecoderProgram.name]

  /// - Throws: ``Missing`` for the first that cannot be read. Without this, SwiftPM's accessor would take the folder in
  ///   which the program was built instead, or end the process without a word.
  static func check(in folder: URL = Bundle.main.bundleURL) throws(Missing) {
    for path in paths {
      let file = folder.appending(path: path).path(percentEncoded: false)
      guard access(file, path == DecoderProgram.name ? R_OK | X_OK : R_OK) == 0 else { throw Missing(path: file) }
    }
  }
}
