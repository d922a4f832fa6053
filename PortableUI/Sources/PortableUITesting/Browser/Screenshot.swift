import CLibpng

/// A picture of a page, with the colour of each pixel.
public struct Screenshot: Sendable {
  /// The file, for keeping.
  public let png: [UInt8]
  /// In device pixels.
  public let width: Int
  public let height: Int
  /// Four bytes a pixel, row by row: red, green, blue, opacity.
  private let pixels: [UInt8]

  /// Reads a PNG file by libpng's simplified interface: the other one reports errors by long jumps.
  init(png: [UInt8]) throws {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    pixels = try png.withUnsafeBytes { bytes in
      defer { png_image_free(&image) }
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        throw UITestError.browserFailed("no PNG came.")
      }
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      var pixels = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
      guard png_image_finish_read(&image, nil, &pixels, png_int_32(image.width * 4), nil) != 0 else {
        throw UITestError.browserFailed("the PNG cannot be decoded.")
      }
      return pixels
    }
    (width, height) = (Int(image.width), Int(image.height))
    self.png = png
  }

  /// The colour at a place counted from the top left; the nearest one inside if it lies outside.
  public subscript(x: Int, y: Int) -> PixelColor {
    let place = 4 * (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1))
    return PixelColor(red: pixels[place], green: pixels[place + 1], blue: pixels[place + 2])
  }

  /// The columns from the left edge in which a row has the colour, within a tolerance for each channel.
  public func columns(of color: PixelColor, inRow y: Int, tolerance: Int = 2) -> [Int] {
    (0..<width).filter { self[$0, y].isNear(color, tolerance: tolerance) }
  }
}

/// An opaque sRGB colour.
public struct PixelColor: Sendable, Hashable, CustomStringConvertible {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour written as 0xRRGGBB.
  public init(_ hexadecimal: UInt32) {
    self.init(
      red: UInt8(hexadecimal >> 16 & 0xFF), green: UInt8(hexadecimal >> 8 & 0xFF), blue: UInt8(hexadecimal & 0xFF))
  }

  /// Whether no channel is further off than the tolerance.
  public func isNear(_ other: PixelColor, tolerance: Int = 2) -> Bool {
    abs(Int(red) - Int(other.red)) <= tolerance && abs(Int(green) - Int(other.green)) <= tolerance
      && abs(Int(blue) - Int(other.blue)) <= tolerance
  }

  public var description: String {
    let number = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - number.count) + number
  }
}
