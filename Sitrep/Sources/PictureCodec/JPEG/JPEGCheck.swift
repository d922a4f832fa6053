import CTurboJPEG
import Domain

/// Checks a JPEG: every segment, then every pixel by TurboJPEG.
enum JPEGCheck {
  static func facts(of bytes: [UInt8]) throws(PictureProblem) -> PictureFacts {
    let exif = try JPEGStructure(bytes).exif
    let picture = try decoded(bytes)
    return PictureFacts(
      kind: .jpeg, width: exif.isSideways ? picture.height : picture.width,
      height: exif.isSideways ? picture.width : picture.height, hasLocation: exif.hasLocation)
  }

  /// - Parameter bytes: The whole file.
  /// - Returns: What is displayed; one that lies on its side lies on its side.
  /// - Throws: ``PictureProblem``.
  static func picture(of bytes: [UInt8]) throws(PictureProblem) -> GreyPicture {
    _ = try JPEGStructure(bytes)
    return try decoded(bytes)
  }

  private static func decoded(_ bytes: [UInt8]) throws(PictureProblem) -> GreyPicture {
    guard let decoder = tjInitDecompress() else { throw .notCheckable }
    defer { tjDestroy(decoder) }
    return try decode(bytes, try size(bytes, decoder), decoder)
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
  private static func decode(_ bytes: [UInt8], _ size: Size, _ decoder: tjhandle) throws(PictureProblem) -> GreyPicture
  {
    let (format, width) = size.isForPrint ? (TJPF_CMYK, 4 * size.width) : (TJPF_GRAY, size.width)
    var code: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: width * size.height) { room, count in
      code = tjDecompress2(
        decoder, bytes, UInt(bytes.count), room.baseAddress, Int32(size.width), Int32(width), Int32(size.height),
        Int32(format.rawValue), 0)
      count = room.count
    }
    guard code == 0 || isHarmless(decoder) else {
      throw says("Insufficient memory", decoder) ? .notCheckable : .damaged(.jpeg)
    }
    return GreyPicture(
      width: size.width, height: size.height, pixels: size.isForPrint ? Self.grey(print: pixels) : pixels)
  }

  /// Four bytes a pixel, 255 where there is no ink: as dark as its darkest ink over black.
  private static func grey(print pixels: [UInt8]) -> [UInt8] {
    stride(from: 0, to: pixels.count, by: 4).map { (index: Int) -> UInt8 in
      let darkest = Int(min(pixels[index], pixels[index + 1], pixels[index + 2]))
      return UInt8(darkest * Int(pixels[index + 3]) / 255)
    }
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
