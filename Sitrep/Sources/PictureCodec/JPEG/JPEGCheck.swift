import CTurboJPEG
import Domain

/// Checks a JPEG: every segment, then every pixel by TurboJPEG.
enum JPEGCheck {
  static func facts(of bytes: [UInt8]) throws(PictureProblem) -> PictureFacts {
    let structure = try JPEGStructure(bytes)
    guard let decoder = tjInitDecompress() else { throw .notCheckable }
    defer { tjDestroy(decoder) }
    let size = try size(bytes, decoder)
    try decode(bytes, size, decoder)
    let isSideways = structure.exif.isSideways
    return PictureFacts(
      kind: .jpeg, width: isSideways ? size.height : size.width, height: isSideways ? size.width : size.height,
      hasLocation: structure.exif.hasLocation)
  }

  private struct Size {
    var width = 0
    var height = 0
    var isForPrint = false
  }

  private static func size(_ bytes: [UInt8], _ decoder: tjhandle) throws(PictureProblem) -> Size {
    var (width, height, subsampling, colours): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let code = tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colours)
    guard code == 0 || isHarmless(decoder), width > 0, height > 0 else { throw .damaged(.jpeg) }
    let size = Size(
      width: Int(width), height: Int(height),
      isForPrint: colours == Int32(TJCS_CMYK.rawValue) || colours == Int32(TJCS_YCCK.rawValue))
    guard PictureLimits.allows(width: size.width, height: size.height) else {
      throw .tooManyPixels(width: size.width, height: size.height)
    }
    return size
  }

  /// Decodes to grey, one byte a pixel; colours for print only go to four.
  private static func decode(_ bytes: [UInt8], _ size: Size, _ decoder: tjhandle) throws(PictureProblem) {
    let (format, width) = size.isForPrint ? (TJPF_CMYK, 4 * size.width) : (TJPF_GRAY, size.width)
    let pixels = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: width * size.height)
    defer { pixels.deallocate() }
    let code = tjDecompress2(
      decoder, bytes, UInt(bytes.count), pixels.baseAddress, Int32(size.width), Int32(width), Int32(size.height),
      Int32(format.rawValue), 0)
    guard code != 0, !isHarmless(decoder) else { return }
    throw says("Insufficient memory", decoder) ? .notCheckable : .damaged(.jpeg)
  }

  /// Some cameras leave bytes between two segments; every decoder skips them and says so.
  private static func isHarmless(_ decoder: tjhandle) -> Bool {
    tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) && says("extraneous bytes before marker", decoder)
  }

  /// The decoder tells its errors apart only in words.
  private static func says(_ words: String, _ decoder: tjhandle) -> Bool {
    tjGetErrorStr2(decoder).map { String(cString: $0).contains(words) } ?? false
  }
}
