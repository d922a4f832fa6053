import Domain
import Foundation

/// Checks what can be told of a PDF without drawing it; another program draws it.
package enum PDFCheck {
  /// Bytes at the end in which the end mark stands, as other readers look for it.
  private static let tail = 1_024

  /// Refuses what is cut off, or carries something behind its end.
  ///
  /// - Throws: ``PictureProblem``.
  package static func check(_ bytes: Data) throws(PictureProblem) {
    guard bytes.suffix(tail).range(of: Data("%%EOF".utf8)) == nil else { return }
    throw bytes.range(of: Data("%%EOF".utf8)) == nil ? .damaged(.pdf) : .trailingData(.pdf)
  }

  /// Why a PDF could not be opened: what tells of a password is never itself encrypted.
  package static func problem(ofUnreadable bytes: Data) -> PictureProblem {
    bytes.range(of: Data("/Encrypt".utf8)) == nil ? .damaged(.pdf) : .pdfProtected
  }
}
