/// What a file seems to be by its first bytes, if it is none of ``PictureKind``.
package enum FileFormat: String, Codable, CaseIterable, Hashable, Sendable {
  case gif
  case webP
  case heic
  case avif
  case tiff
  case bmp
  case icon
  case jpegXL
  case jpeg2000
  case svg
  case html
  case xml
  case zip
  case gzip
  case archive
  case video
  case program
  case text
  case unknown

  /// The format's name, the same in every language; nil where only a word of the user's language tells.
  package var name: String? {
    switch self {
    case .gif, .heic, .avif, .tiff, .bmp, .svg, .html, .xml, .zip, .gzip: rawValue.uppercased()
    case .webP: "WebP"
    case .jpegXL: "JPEG XL"
    case .jpeg2000: "JPEG 2000"
    case .icon, .archive, .video, .program, .text, .unknown: nil
    }
  }
}
