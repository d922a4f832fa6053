import Domain
import Foundation
import PictureCodec
import PictureSamples
import Testing

@Suite struct HostilePictureTests {
  @Test(arguments: HostilePicture.all)
  func `D35 a file that is no sound picture is refused with its reason`(picture: HostilePicture) {
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

  @Test func `a PDF that cannot be opened asks for a password or is damaged`() {
    #expect(PDFCheck.problem(ofUnreadable: PDFSample.protected) == .pdfProtected)
    #expect(PDFCheck.problem(ofUnreadable: PDFSample.page) == .damaged(.pdf))
  }

  @Test(.enabled(if: SharedPictures.exist, "the shared data is not here"))
  func `D35 real certificates are taken`() throws {
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
    .appending(path: "../../../../shared/data/certificates").standardizedFileURL

  static let exist = FileManager.default.fileExists(atPath: folder.path)

  static var files: [URL] {
    let all =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return all.filter { ["png", "jpg", "jpeg"].contains($0.pathExtension.lowercased()) }
  }
}
