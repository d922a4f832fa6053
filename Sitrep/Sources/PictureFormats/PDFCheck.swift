import Domain
import Foundation

/// Checks what can be told of a PDF without drawing it; another program draws it.
package enum PDFCheck {
  private static let endMark = Data("%%EOF".utf8)

  /// As many blanks behind the last end mark as other readers pass over.
  private static let mostBlanks = 1_024

  /// What may stand behind an end mark that is not the last: a later version's objects or table, a comment, or the end of
  /// a document inside this one.
  private static let followers = ["%", "xref", "trailer", "startxref", "endstream"].map { Data($0.utf8) }

  /// Refuses what is cut off, or is another file too.
  ///
  /// Each version of a document ends with the end mark, and a document that was changed holds several versions.
  ///
  /// - Throws: ``PictureProblem``.
  package static func check(_ bytes: Data) throws(PictureProblem) {
    guard var mark = bytes.range(of: endMark) else { throw .damaged(.pdf) }
    while let next = bytes[mark.upperBound...].range(of: endMark) {
      guard continues(bytes[mark.upperBound..<next.lowerBound]) else { throw .trailingData(.pdf) }
      mark = next
    }
    let rest = bytes[mark.upperBound...]
    guard rest.count <= mostBlanks, rest.allSatisfy(isBlank), !ArchiveEnd.occurs(in: bytes) else {
      throw .trailingData(.pdf)
    }
  }

  private static func continues(_ part: Data) -> Bool {
    let start = part.drop(while: isBlank)
    let isObject = start.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? true
    return isObject || followers.contains { start.starts(with: $0) }
  }

  /// White space of PDF, to which zero belongs.
  private static func isBlank(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

  /// Why a PDF could not be opened: what tells of a password is never itself encrypted.
  package static func problem(ofUnreadable bytes: Data) -> PictureProblem {
    bytes.range(of: Data("/Encrypt".utf8)) == nil ? .damaged(.pdf) : .pdfProtected
  }
}
