import Foundation

/// The program `pdftoppm` of Poppler, which draws a page of a PDF; Sitrep works without it.
enum PDFTool {
  /// Only here: what `PATH` names may be anybody's.
  private static let places = ["/usr/bin/pdftoppm", "/usr/local/bin/pdftoppm", "/opt/homebrew/bin/pdftoppm"]

  /// Where it is; nil if it is not installed.
  static var path: String? {
    places.first { access($0, X_OK) == 0 }
  }

  /// Becomes the tool: draws the first page of the PDF on standard input, 2,000 pixels long, to standard output.
  ///
  /// - Returns: Never, unless it cannot be started.
  static func run(_ path: String) {
    let words = [path, "-q", "-png", "-singlefile", "-f", "1", "-l", "1", "-scale-to", "2000", "-"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    execv(path, &arguments)
  }
}
