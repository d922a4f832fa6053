import CLibpng

/// Reads PNG files by libpng's simplified interface: the other one reports errors by long jumps.
enum PNGDecoder {
  /// - Returns: The size and four bytes a pixel, row by row.
  static func decode(_ png: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt8]) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, png, png.count) != 0 else {
      throw UITestError.browserFailed("no PNG came.")
    }
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    let (width, height) = (Int(image.width), Int(image.height))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &pixels, png_int_32(width * 4), nil) != 0 else {
      throw UITestError.browserFailed("the PNG cannot be decoded.")
    }
    return (width, height, pixels)
  }
}
