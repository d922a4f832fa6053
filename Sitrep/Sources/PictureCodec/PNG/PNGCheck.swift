import CLibpng
import Domain

/// Checks a PNG: every chunk, then every pixel by libpng.
enum PNGCheck {
  static func facts(of bytes: [UInt8]) throws(PictureProblem) -> PictureFacts {
    let structure = try PNGStructure(bytes)
    guard decodes(bytes, structure) else { throw .damaged(.png) }
    return PictureFacts(
      kind: .png, width: structure.width, height: structure.height, hasLocation: structure.hasLocation)
  }

  /// Decodes to one byte a pixel, by libpng's simplified interface: the other one reports errors by long jumps.
  private static func decodes(_ bytes: [UInt8], _ structure: PNGStructure) -> Bool {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return bytes.withUnsafeBytes { file in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0,
        Int(image.width) == structure.width, Int(image.height) == structure.height
      else { return false }
      image.format = 0  // grey, eight bits
      let pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: structure.width * structure.height, alignment: 16)
      defer { pixels.deallocate() }
      return png_image_finish_read(&image, nil, pixels.baseAddress, png_int_32(structure.width), nil) != 0
    }
  }
}
