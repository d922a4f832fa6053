import Domain
import Foundation
import PictureFormats

/// Looks at a picture's bytes and decodes all of them, so that what is kept can be shown.
///
/// Pure functions over memory. Decoders are written in C and their input may be made to break them: the program calls
/// ``facts(of:)`` in a child process only.
package enum PictureCheck {
  /// Decodes a PNG or a JPEG.
  ///
  /// - Throws: ``PictureProblem``; for a PDF, which another program draws, ``PictureProblem/pdfNeedsTool``.
  package static func facts(of bytes: Data) throws(PictureProblem) -> PictureFacts {
    try PictureLimits.check(bytes)
    let facts: PictureFacts
    switch try FirstBytes.pictureKind(of: bytes) {
    case .png: facts = try PNGCheck.facts(of: Array(bytes))
    case .jpeg: facts = try JPEGCheck.facts(of: Array(bytes))
    case .pdf: throw .pdfNeedsTool
    }
    // Also one that is hidden inside, in a part that decoders pass over.
    guard !ArchiveEnd.occurs(in: bytes) else { throw .trailingData(facts.kind) }
    return facts
  }
}
