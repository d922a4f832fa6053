import Domain
import Foundation

/// A file that somebody might choose by mistake, or to do harm, with what is said of it.
package struct HostilePicture: Sendable, CustomStringConvertible {
  package let name: String
  package let bytes: Data
  package let problem: PictureProblem

  package var description: String { name }

  private init(_ name: String, _ bytes: [UInt8], _ problem: PictureProblem) {
    self.name = name
    self.bytes = Data(bytes)
    self.problem = problem
  }

  /// Files that are told to be none of ours, or are refused before anything is decoded, and those that do not decode.
  package static let all: [HostilePicture] = pngs + jpegs + others

  private static let zip: [UInt8] = Array("PK".utf8) + [5, 6] + [UInt8](repeating: 0, count: 18)
  private static let page = Array("<!doctype html><script>alert(1)</script>".utf8)

  private static var pngs: [HostilePicture] {
    let png = PNGSample()
    var broken = png.bytes
    broken[50] ^= 0x40
    var short = png
    short.chunks[1].content.removeLast(20)
    var fewRows = PNGSample(width: 32, height: 4)
    fewRows.chunks[0] = png.chunks[0]
    return [
      HostilePicture("cut-off.png", png.bytes.dropLast(20), .damaged(.png)),
      HostilePicture("without-its-end.png", png.bytes.dropLast(12), .damaged(.png)),
      HostilePicture("only-the-signature.png", PNGSample.signature, .damaged(.png)),
      HostilePicture("sent-as-text.png", [0x89] + Array("PNG\n\u{1A}\n".utf8), .damaged(.png)),
      HostilePicture("one-bit-wrong.png", broken, .damaged(.png)),
      HostilePicture("compressed-data-cut-off.png", short.bytes, .damaged(.png)),
      HostilePicture("too-few-rows.png", fewRows.bytes, .damaged(.png)),
      HostilePicture("no-pixels.png", PNGSample.claiming(width: 0, height: 5).bytes, .damaged(.png)),
      HostilePicture(
        "50000x50000.png", PNGSample.claiming(width: 50_000, height: 50_000).bytes,
        .tooManyPixels(width: 50_000, height: 50_000)),
      HostilePicture(
        "65-megapixels.png", PNGSample.claiming(width: 10_000, height: 6_500).bytes,
        .tooManyPixels(width: 10_000, height: 6_500)),
      HostilePicture("with-a-zip.png", png.bytes + zip, .trailingData(.png)),
      HostilePicture("with-a-page.png", png.bytes + page, .trailingData(.png)),
      HostilePicture("with-a-zip-inside.png", png.adding(.init("zIPs", zip)).bytes, .trailingData(.png)),
      HostilePicture("animated.png", png.adding(.init("acTL", number(2) + number(0))).bytes, .animated),
    ]
  }

  private static var jpegs: [HostilePicture] {
    let jpeg = JPEGSample()
    var huge = jpeg.bytes
    if let frame = huge.indices.dropLast().first(where: { huge[$0] == 0xFF && huge[$0 + 1] == 0xC0 }) {
      huge.replaceSubrange((frame + 5)..<(frame + 9), with: [0xC3, 0x50, 0xC3, 0x50])
    }
    let noScans: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]
    return [
      HostilePicture("cut-off.jpg", jpeg.bytes.dropLast(100), .damaged(.jpeg)),
      HostilePicture("without-its-end.jpg", jpeg.bytes.dropLast(2), .damaged(.jpeg)),
      HostilePicture(
        "scan-cut-off.jpg", jpeg.bytes.dropLast(jpeg.bytes.count / 3) + [0xFF, 0xD9], .damaged(.jpeg)),
      HostilePicture("two-bytes.jpg", [0xFF, 0xD8], .damaged(.jpeg)),
      HostilePicture("without-a-scan.jpg", noScans, .damaged(.jpeg)),
      HostilePicture("one-in-the-other.jpg", [0xFF, 0xD8] + jpeg.bytes, .damaged(.jpeg)),
      HostilePicture("50000x50000.jpg", huge, .tooManyPixels(width: 50_000, height: 50_000)),
      HostilePicture("with-a-zip.jpg", jpeg.bytes + zip, .trailingData(.jpeg)),
      HostilePicture(
        "with-a-zip-inside.jpg", Array(jpeg.bytes.prefix(2)) + [0xFF, 0xFE, 0, 24] + zip + jpeg.bytes.dropFirst(2),
        .trailingData(.jpeg)),
      HostilePicture("with-a-page.jpg", jpeg.bytes + page, .trailingData(.jpeg)),
      HostilePicture("two-pictures.jpg", jpeg.bytes + jpeg.bytes, .trailingData(.jpeg)),
    ]
  }

  /// PDFs that are something else too; they are refused before another program draws them.
  package static let pdfs: [HostilePicture] = {
    let pdf = Array(PDFSample.page)
    let comment = Array("\nstartxref\n9\n%%EOF\n".utf8)
    let commented = zip.dropLast(2) + [UInt8(comment.count), 0] + comment
    let later = Array("5 0 obj\nnull\nendobj\nstartxref\n9\n%%EOF\n".utf8)
    return [
      HostilePicture("with-a-zip.pdf", pdf + zip, .trailingData(.pdf)),
      HostilePicture("with-a-zip-that-ends-as-a-pdf.pdf", pdf + commented, .trailingData(.pdf)),
      HostilePicture("with-a-zip-in-a-comment.pdf", pdf + Array("%".utf8) + commented, .trailingData(.pdf)),
      HostilePicture("with-a-zip-in-a-stream.pdf", pdf + Array("5 0 obj ".utf8) + zip + later, .trailingData(.pdf)),
      HostilePicture("with-a-rar-between.pdf", pdf + Array("Rar!\u{1A}\u{7}".utf8) + later, .trailingData(.pdf)),
      HostilePicture("with-a-page.pdf", pdf + page, .trailingData(.pdf)),
      HostilePicture("with-a-page-between.pdf", pdf + page + later, .trailingData(.pdf)),
      HostilePicture("with-a-word.pdf", pdf + Array("more".utf8), .trailingData(.pdf)),
    ]
  }()

  private static var others: [HostilePicture] {
    [
      HostilePicture("zip-before.pdf", Array("PK".utf8) + [3, 4] + Array(PDFSample.page), .notAPicture(found: .zip)),
      HostilePicture("nothing.png", [], .empty),
      HostilePicture(
        "large.png", [UInt8](repeating: 0, count: PictureLimits.bytes + 1),
        .tooLarge(bytes: PictureLimits.bytes + 1, limit: PictureLimits.bytes)),
      HostilePicture("page.png", page, .notAPicture(found: .html)),
      HostilePicture("archive.jpg", zip, .notAPicture(found: .zip)),
      HostilePicture("animation.png", Array("GIF89a".utf8) + [1, 0, 1, 0], .notAPicture(found: .gif)),
      HostilePicture("drawing.png", Array("<svg xmlns=\"a\"/>".utf8), .notAPicture(found: .svg)),
      HostilePicture("notes.pdf", Array("Hello".utf8), .notAPicture(found: .text)),
      HostilePicture("page-before.pdf", page + Array("%PDF-1.4".utf8), .notAPicture(found: .html)),
    ]
  }
}
