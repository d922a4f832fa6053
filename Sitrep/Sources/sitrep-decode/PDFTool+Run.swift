import Foundation
import PictureFormats

extension PDFTool {
  /// Becomes the tool: draws a page of the PDF on standard input, 2,000 pixels long, to standard output.
  ///
  /// Before that it gives up all other rights. It returns where the tool cannot be started.
  ///
  /// - Parameters:
  ///   - path: Where the tool is.
  ///   - page: Which page, counted from 1.
  /// - Throws: As ``Confinement/draw(with:)``.
  static func run(_ path: String, page: Int) throws {
    let words = [path, "-q", "-png", "-singlefile", "-f", "\(page)", "-l", "\(page)", "-scale-to", "2000", "-"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard let tool = arguments[0] else { return }
    try Confinement.draw(with: tool)
    execv(tool, &arguments)
  }
}
