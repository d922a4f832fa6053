#if canImport(Vision)
  import CoreGraphics
  import Domain
  import Foundation
  import ImageIO
  import PDFKit
  import Vision

  /// Lets Apple's Vision find the codes in pictures.
  struct SystemCodeReader: CodeReader {
    @concurrent func codes(in picture: Data) async throws(PictureProblem) -> FoundCodes {
      try PictureLimits.check(picture)
      guard picture.starts(with: Data("%PDF-".utf8)) else {
        guard let source = CGImageSourceCreateWithData(picture as CFData, nil),
          let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { throw .notCheckable }
        return FoundCodes(try Self.codes(in: image))
      }
      guard let document = PDFDocument(data: picture) else { throw .notCheckable }
      var found = FoundCodes()
      for number in 0..<min(document.pageCount, PictureLimits.pages) {
        guard let image = document.page(at: number).flatMap(SystemPictureInspector.drawing) else { throw .notCheckable }
        found.add(try Self.codes(in: image), page: number + 1)
      }
      if document.pageCount > PictureLimits.pages { found.firstPageLeftOut = PictureLimits.pages + 1 }
      return found
    }

    private static func codes(in image: CGImage) throws(PictureProblem) -> [Data] {
      let request = VNDetectBarcodesRequest()
      request.symbologies = [.qr, .aztec]
      do {
        try VNImageRequestHandler(cgImage: image).perform([request])
      } catch {
        throw .notCheckable
      }
      return (request.results ?? []).compactMap { $0.payloadStringValue.map { Data($0.utf8) } }
    }
  }
#endif
