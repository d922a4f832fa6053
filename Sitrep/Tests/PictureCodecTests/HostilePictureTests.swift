import Domain
import Foundation
import PictureCodec
import PictureFormats
import PictureSamples
import TestTraits
import Testing

@Suite struct HostilePictureTests {
  @Test(.proves("D35"), arguments: HostilePicture.all)
  func `a file that is no sound picture is refused with its reason`(picture: HostilePicture) {
    #expect(throws: picture.problem) { try PictureCheck.facts(of: picture.bytes) }
  }

  @Test func `a PDF is drawn by another program`() {
    #expect(throws: PictureProblem.pdfNeedsTool) { try PictureCheck.facts(of: PDFSample.page) }
  }

  @Test func `a PDF ends with its end mark`() throws {
    try PDFCheck.check(PDFSample.page)
    try PDFCheck.check(PDFSample.page + Data("\r\n\0".utf8))

    #expect(throws: PictureProblem.damaged(.pdf)) { try PDFCheck.check(PDFSample.page.dropLast(10)) }
    #expect(throws: PictureProblem.trailingData(.pdf)) { try PDFCheck.check(PDFSample.page + Data(count: 2_000)) }
  }

  @Test(.proves("S8"), arguments: HostilePicture.pdfs)
  func `a PDF that is another file too is refused`(picture: HostilePicture) {
    #expect(throws: PictureProblem.trailingData(.pdf)) { try PDFCheck.check(picture.bytes) }
  }

  @Test(
    .proves("S8"),
    arguments: [
      "", "\r\n", "\n\0\0", " \n5 0 obj\nnull\nendobj\nxref\n0 0\nstartxref\n9\n%%EOF\n", "\nxref\n%%EOF",
      "\n% made by\n%%EOF\r",
      "\nendstream\nendobj\nstartxref\n9\n%%EOF\n", "\n\n%%EOF\n",
    ])
  func `a PDF that was changed, or is padded, is one file`(more: String) throws {
    try PDFCheck.check(PDFSample.page.dropLast() + Data(more.utf8))
  }

  @Test(.proves("S8")) func `letters that an archive's end begins with are no archive`() throws {
    let mark = Data([0x50, 0x4B, 5, 6])
    let listTooLong = mark + Data(repeating: 0xFF, count: 18)
    let object = Data("\n5 0 obj\n".utf8) + listTooLong + Data("\nendobj\nstartxref\n9\n%%EOF\n".utf8)

    try PDFCheck.check(PDFSample.page.dropLast() + object)
    #expect(throws: PictureProblem.trailingData(.pdf)) { try PDFCheck.check(PDFSample.page + mark) }
  }

  @Test func `a PDF that cannot be opened asks for a password or is damaged`() {
    #expect(PDFCheck.problem(ofUnreadable: PDFSample.protected) == .pdfProtected)
    #expect(PDFCheck.problem(ofUnreadable: PDFSample.page) == .damaged(.pdf))
  }

  @Test(.proves("D35"), .enabled(if: SharedPictures.exist, "the pictures are not at ../shared/data"))
  func `real certificates are taken`() throws {
    let files = SharedPictures.files
    var refused: [String] = []
    for file in files {
      do {
        _ = try PictureCheck.facts(of: Data(contentsOf: file))
      } catch {
        refused.append("\(file.lastPathComponent): \(error)")
      }
    }

    #expect(files.count > 500)
    // That file holds a single new line.
    #expect(refused == ["Test.png: notAPicture(found: Domain.FileFormat.unknown)"])
  }
}

/// Pictures of certificates that issuers published for tests.
private enum SharedPictures {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../../shared/data/certificates").standardizedFileURL

  static let exist = FileManager.default.fileExists(atPath: folder.path)

  static var files: [URL] {
    let all =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return all.filter { ["png", "jpg", "jpeg"].contains($0.pathExtension.lowercased()) }
  }
}
