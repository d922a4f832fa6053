import CZbar
import Foundation

/// Finds QR codes in a decoded picture, by ZBar.
enum QRScanner {
  /// The format that ZBar calls Y800.
  private static let grey = "Y800".utf8.reversed().reduce(0) { $0 << 8 | UInt($1) }

  /// What each code holds, byte for byte, each once, in the order in which ZBar finds them.
  ///
  /// - Parameters:
  ///   - picture: Where to look.
  ///   - step: Every so many rows and columns are looked at. Three must cross the middle of a code's corner, so its
  ///     modules are as large at least.
  /// - Returns: None where there is no code that can be read.
  static func codes(in picture: GreyPicture, step: Int) -> [Data] {
    guard let scanner = zbar_image_scanner_create(), let image = zbar_image_create() else { return [] }
    defer {
      zbar_image_destroy(image)
      zbar_image_scanner_destroy(scanner)
    }
    set(ZBAR_CFG_ENABLE, of: ZBAR_NONE, to: 0, scanner)
    set(ZBAR_CFG_ENABLE, of: ZBAR_QRCODE, to: 1, scanner)
    // Without it texts in UTF-8 are taken for Shift JIS.
    set(ZBAR_CFG_BINARY, of: ZBAR_QRCODE, to: 1, scanner)
    set(ZBAR_CFG_TEST_INVERTED, of: ZBAR_NONE, to: 1, scanner)
    for density in [ZBAR_CFG_X_DENSITY, ZBAR_CFG_Y_DENSITY] { set(density, of: ZBAR_NONE, to: Int32(step), scanner) }
    zbar_image_set_format(image, grey)
    zbar_image_set_size(image, UInt32(picture.width), UInt32(picture.height))
    return picture.pixels.withUnsafeBytes { pixels in
      zbar_image_set_data(image, pixels.baseAddress, UInt(pixels.count), nil)
      guard zbar_scan_image(scanner, image) > 0 else { return [] }
      return codes(in: image)
    }
  }

  private static func set(
    _ option: zbar_config_t, of kind: zbar_symbol_type_t, to value: Int32, _ scanner: OpaquePointer
  ) {
    zbar_image_scanner_set_config(scanner, kind, option, value)
  }

  private static func codes(in image: OpaquePointer) -> [Data] {
    var codes: [Data] = []
    var symbol = zbar_image_first_symbol(image)
    while let found = symbol {
      if let bytes = zbar_symbol_get_data(found) {
        let code = Data(bytes: bytes, count: Int(zbar_symbol_get_data_length(found)))
        if !codes.contains(code) { codes.append(code) }
      }
      symbol = zbar_symbol_next(found)
    }
    return codes
  }
}
