#if canImport(Vision)
  import CoreGraphics
  import Domain
  import Foundation
  import ImageIO
  import PDFKit
  import Vision

  /// Lets Apple's Vision find the codes in pictures.
  struct SystemCodeReader: CodeReader {
    @concurrent func codes(in picture: Data) async throws(PictureProblem) -> [Data] {
      try PictureLimits.check(picture)
      guard let image = Self.image(of: picture) else { throw .notCheckable }
      let request = VNDetectBarcodesRequest()
      request.symbologies = [.qr]
      do {
        try VNImageRequestHandler(cgImage: image).perform([request])
      } catch {
        throw .notCheckable
      }
      return (request.results ?? []).compactMap { $0.payloadStringValue.map { Data($0.utf8) } }
    }

    /// The picture, or a PDF's first page.
    private static func image(of bytes: Data) -> CGImage? {
      guard !bytes.starts(with: Data("%PDF-".utf8)) else {
        return PDFDocument(data: bytes)?.page(at: 0).flatMap(SystemPictureInspector.drawing)
      }
      return CGImageSourceCreateWithData(bytes as CFData, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    }
  }
#endif
