import CZXing
import Domain
import Foundation
import PictureFormats

/// Reads the QR and Aztec codes in a picture.
///
/// Pure functions over memory. As with ``PictureCheck``, the program calls them in a child process only.
package enum PictureCodes {
  /// Photos are larger than their codes need: a larger picture is made smaller first.
  private static let enough = 16_000_000

  /// The same for all tries but the first, so that a picture without a code costs little more.
  private static let enoughForOtherTries = 4_000_000

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
    return try codes(in: picture)
  }

  private static func codes(in picture: GreyPicture) throws(PictureProblem) -> [Data] {
    guard !picture.isUniform else { return [] }
    let picture = picture.halved(downTo: enough)
    let found = try CodeScanner.codes(in: picture)
    guard found.isEmpty else { return found }
    let smaller = picture.halved(downTo: enoughForOtherTries)
    for attempt in Attempt.allCases {
      let found = try codes(in: smaller, by: attempt)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What is tried where the picture as it is shows no code, one after the other until there is one.
  private enum Attempt: CaseIterable {
    /// White on black.
    case inverted
    case globalThreshold
    /// Dark, or pale.
    case fullContrast
    /// Without a light margin.
    case margin
    case invertedWithMargin
    case darkSurroundings
    /// Too small, or too large and blurred.
    case otherSize
  }

  private static func codes(in picture: GreyPicture, by attempt: Attempt) throws(PictureProblem) -> [Data] {
    switch attempt {
    case .inverted: return try CodeScanner.codes(in: picture.inverted)
    case .globalThreshold: return try CodeScanner.codes(in: picture, by: ZXING_GLOBAL_THRESHOLD)
    case .fullContrast:
      guard let picture = picture.withFullContrast else { return [] }
      let found = try CodeScanner.codes(in: picture)
      return try found.isEmpty ? CodeScanner.codes(in: picture.inverted) : found
    case .margin: return try CodeScanner.codes(in: picture.withMargin)
    case .invertedWithMargin: return try CodeScanner.codes(in: picture.inverted.withMargin)
    case .darkSurroundings:
      guard let surroundings = DarkSurroundings(of: picture) else { return [] }
      let found = try CodeScanner.codes(in: surroundings.painted)
      return try found.isEmpty ? CodeScanner.codes(in: surroundings.cut.withMargin) : found
    case .otherSize:
      guard min(picture.width, picture.height) > 1 else { return [] }
      return try CodeScanner.codes(in: picture.pixels.count <= few ? picture.doubled : picture.halved)
    }
  }
}
