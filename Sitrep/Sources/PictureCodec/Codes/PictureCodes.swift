import Domain
import Foundation
import PictureFormats

/// Reads the QR codes in a picture.
///
/// Pure functions over memory. As with ``PictureCheck``, the program calls them in a child process only.
package enum PictureCodes {
  /// Photos are larger than their codes need: a larger picture is made smaller first.
  private static let enough = 16_000_000

  /// A smaller one is made larger, if nothing is found: its modules may be too small.
  private static let few = 1_000_000

  /// - Parameter bytes: A PNG or a JPEG, all of it.
  /// - Returns: What each code holds, each once; none where there is no code that can be read.
  /// - Throws: ``PictureProblem``; for a PDF, which another program draws, ``PictureProblem/pdfNeedsTool``.
  package static func codes(in bytes: Data) throws(PictureProblem) -> [Data] {
    try PictureLimits.check(bytes)
    let picture: GreyPicture
    switch try FirstBytes.pictureKind(of: bytes) {
    case .png: picture = try PNGCheck.picture(of: Array(bytes))
    case .jpeg: picture = try JPEGCheck.picture(of: Array(bytes))
    case .pdf: throw .pdfNeedsTool
    }
    return codes(in: picture)
  }

  /// The picture as it is, then the sizes at which a code may be read better.
  private static func codes(in picture: GreyPicture) -> [Data] {
    var picture = picture
    while picture.pixels.count > enough { picture = picture.halved }
    let found = QRScanner.codes(in: picture, step: step(picture))
    guard found.isEmpty, min(picture.width, picture.height) > 1 else { return found }
    return QRScanner.codes(in: picture.pixels.count <= few ? picture.doubled : picture.halved, step: 1)
  }

  /// Of a large picture not every row is looked at, or it would take longer than anybody may: a second and more.
  private static func step(_ picture: GreyPicture) -> Int {
    switch picture.pixels.count {
    case ...3_000_000: 1
    case ...9_000_000: 2
    default: 3
    }
  }
}
