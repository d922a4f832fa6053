import Foundation

/// The program `pdftoppm` of Poppler, which draws a page of a PDF; Sitrep works without it.
package enum PDFTool {
  /// Only here: what `PATH` names may be anybody's.
  private static let places = ["/usr/bin/pdftoppm", "/usr/local/bin/pdftoppm", "/opt/homebrew/bin/pdftoppm"]

  /// Its exit code where the document has fewer pages.
  package static let noSuchPage: Int32 = 99

  /// Where it is; nil if it is not installed.
  package static var path: String? {
    places.first { access($0, X_OK) == 0 }
  }
}
