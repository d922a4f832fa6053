import CLibpng
import Domain

/// Checks a PNG: every chunk, then every pixel by libpng.
enum PNGCheck {
  static func facts(of bytes: [UInt8]) throws(PictureProblem) -> PictureFacts {
    let structure = try PNGStructure(bytes)
    _ = try picture(of: bytes, structure)
    return PictureFacts(
      kind: .png, width: structure.width, height: structure.height, hasLocation: structure.hasLocation)
  }

  /// - Parameter bytes: The whole file.
  /// - Returns: What is displayed.
  /// - Throws: ``PictureProblem``.
  static func picture(of bytes: [UInt8]) throws(PictureProblem) -> GreyPicture {
    try picture(of: bytes, try PNGStructure(bytes))
  }

  private static func picture(of bytes: [UInt8], _ structure: PNGStructure) throws(PictureProblem) -> GreyPicture {
    let (width, height) = (structure.width, structure.height)
    var isDecoded = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { pixels, count in
      isDecoded = decodes(bytes, structure, into: pixels)
      count = isDecoded ? width * height : 0
    }
    guard isDecoded else { throw .damaged(.png) }
    return GreyPicture(width: width, height: height, pixels: pixels)
  }

  /// Decodes to one byte a pixel, by libpng's simplified interface: the other one reports errors by long jumps.
  private static func decodes(
    _ bytes: [UInt8], _ structure: PNGStructure, into pixels: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return bytes.withUnsafeBytes { file in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0,
        Int(image.width) == structure.width, Int(image.height) == structure.height
      else { return false }
      image.format = 0  // grey, eight bits
      // What is transparent lies on white, as on a page.
      var white = png_color(red: 255, green: 255, blue: 255)
      return png_image_finish_read(&image, &white, pixels.baseAddress, png_int_32(structure.width), nil) != 0
    }
  }
}
