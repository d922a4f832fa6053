#if canImport(ImageIO)
  import CoreGraphics
  import Domain
  import Foundation
  import ImageIO
  import PDFKit
  import PortableUI

  /// Lets Apple's frameworks look at pictures.
  struct SystemPictureInspector: PictureInspector {
    /// The longer side of the picture of a PDF's first page, in pixels.
    private static let pageSide: CGFloat = 2_400

    func inspect(_ bytes: Data) async throws(PictureProblem) -> PictureFacts {
      try PictureLimits.check(bytes)
      return bytes.starts(with: Data("%PDF-".utf8)) ? try Self.page(of: bytes) : try Self.picture(of: bytes)
    }

    private static func picture(of bytes: Data) throws(PictureProblem) -> PictureFacts {
      guard let source = CGImageSourceCreateWithData(bytes as CFData, nil) else { throw .notAPicture(found: .unknown) }
      guard let kind = kind(of: source) else { throw .notAPicture(found: format(of: source)) }
      guard CGImageSourceGetStatus(source) == .statusComplete else { throw .damaged(kind) }
      guard CGImageSourceGetCount(source) == 1 else { throw .animated }
      guard let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
        let width = properties[kCGImagePropertyPixelWidth] as? Int,
        let height = properties[kCGImagePropertyPixelHeight] as? Int
      else { throw .damaged(kind) }
      guard PictureLimits.allows(width: width, height: height) else {
        throw .tooManyPixels(width: width, height: height)
      }
      let decoding = [kCGImageSourceShouldCacheImmediately: true] as CFDictionary
      guard CGImageSourceCreateImageAtIndex(source, 0, decoding) != nil,
        CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete
      else { throw .damaged(kind) }
      // The orientations from the fifth on turn the picture by a quarter.
      let isTurned = (properties[kCGImagePropertyOrientation] as? Int ?? 1) > 4
      return PictureFacts(
        kind: kind, width: isTurned ? height : width, height: isTurned ? width : height,
        hasLocation: properties[kCGImagePropertyGPSDictionary] != nil)
    }

    private static func type(of source: CGImageSource) -> UTType? {
      guard let name = CGImageSourceGetType(source) else { return nil }
      return UTType(name as String)
    }

    private static func kind(of source: CGImageSource) -> PictureKind? {
      guard let type = type(of: source) else { return nil }
      return switch type {
      case .png: .png
      case .jpeg: .jpeg
      default: nil
      }
    }

    /// What a picture is that is neither PNG nor JPEG.
    private static func format(of source: CGImageSource) -> FileFormat {
      guard let type = type(of: source) else { return .unknown }
      return switch type {
      case .gif: .gif
      case .webP: .webP
      case .heic, .heif: .heic
      case .tiff: .tiff
      case .bmp: .bmp
      case .ico: .icon
      case .svg: .svg
      default: .unknown
      }
    }

    private static func page(of bytes: Data) throws(PictureProblem) -> PictureFacts {
      guard let document = PDFDocument(data: bytes) else { throw .damaged(.pdf) }
      guard !document.isLocked else { throw .pdfProtected }
      guard let page = document.page(at: 0), let drawn = drawing(of: page), let preview = png(of: drawn) else {
        throw .damaged(.pdf)
      }
      return PictureFacts(
        kind: .pdf, width: drawn.width, height: drawn.height, hasLocation: false, preview: preview)
    }

    /// The page on white, as large as it is looked at.
    static func drawing(of page: PDFPage) -> CGImage? {
      let bounds = page.bounds(for: .cropBox)
      let isTurned = page.rotation % 180 != 0
      let size = CGSize(
        width: isTurned ? bounds.height : bounds.width, height: isTurned ? bounds.width : bounds.height)
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
      let scale = pageSide / max(size.width, size.height)
      let (width, height) = (max(1, Int(size.width * scale)), max(1, Int(size.height * scale)))
      guard
        let context = CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
      else { return nil }
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      context.scaleBy(x: scale, y: scale)
      page.draw(with: .cropBox, to: context)
      return context.makeImage()
    }

    private static func png(of image: CGImage) -> Data? {
      let data = NSMutableData()
      guard let file = CGImageDestinationCreateWithData(data, UTType.png.identifier as CFString, 1, nil) else {
        return nil
      }
      CGImageDestinationAddImage(file, image, nil)
      return CGImageDestinationFinalize(file) ? data as Data : nil
    }
  }
#endif
