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
  /// Before that it gives up all other rights.
  ///
  /// - Returns: Nothing, unless it cannot be started: true then, and false where rights could not be given up.
  static func run(_ path: String) -> Bool {
    let words = [path, "-q", "-png", "-singlefile", "-f", "1", "-l", "1", "-scale-to", "2000", "-"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard let tool = arguments[0], Confinement.draw(with: tool) else { return false }
    execv(tool, &arguments)
    return true
  }
}
