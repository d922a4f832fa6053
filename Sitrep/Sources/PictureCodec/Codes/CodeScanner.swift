import CZXing
import Domain
import Foundation

/// Finds QR and Aztec codes in a decoded picture, by ZXing-C++.
enum CodeScanner {
  /// What each code holds, byte for byte, each once.
  ///
  /// - Parameters:
  ///   - picture: Where to look for dark codes on a light ground.
  ///   - threshold: How its pixels become black and white.
  /// - Returns: None where there is no code that can be read.
  /// - Throws: ``PictureProblem/notCheckable`` where memory does not suffice.
  static func codes(
    in picture: GreyPicture, by threshold: zxing_threshold = ZXING_LOCAL_THRESHOLD
  ) throws(PictureProblem) -> [Data] {
    var codes: [Data] = []
    let isDone = withUnsafeMutablePointer(to: &codes) { codes in
      picture.pixels.withUnsafeBufferPointer { pixels in
        zxing_find_codes(
          pixels.baseAddress, Int32(picture.width), Int32(picture.height), threshold,
          { context, bytes, count in
            guard let bytes, let codes = context?.assumingMemoryBound(to: [Data].self) else { return }
            let code = Data(bytes: bytes, count: count)
            if !codes.pointee.contains(code) { codes.pointee.append(code) }
          }, codes)
      }
    }
    guard isDone else { throw .notCheckable }
    return codes
  }
}
