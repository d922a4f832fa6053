import Domain
import Foundation
import TestTraits
import Testing

@Suite struct InMemoryCertificateWalletTests {
  private struct Inspector: PictureInspector {
    func inspect(_ bytes: Data) async throws(PictureProblem) -> PictureFacts {
      guard bytes.first != 0 else { throw .damaged(.png) }
      return PictureFacts(
        kind: bytes.first == 1 ? .pdf : .png, width: 4, height: 3, hasLocation: true,
        preview: bytes.first == 1 ? Data([9]) : nil)
    }
  }

  private let wallet = InMemoryCertificateWallet(inspector: Inspector()) { Date(timeIntervalSince1970: 5) }

  @Test(.proves(62)) func `what is added is shown`() async throws {
    let picture = try await wallet.add(Data([2, 3]), named: "a.png")
    let document = try await wallet.add(Data([1]), named: "b.pdf")

    #expect(await wallet.pictures() == [picture, document])
    #expect(picture.name == "a" && picture.kind == .png && picture.byteCount == 2)
    #expect(picture.width == 4 && picture.height == 3 && picture.hasLocation)
    #expect(picture.added == Date(timeIntervalSince1970: 5))
    #expect(await wallet.original(document.id) == Data([1]))
    #expect(await wallet.display(picture.id) == PictureBytes(bytes: Data([2, 3]), mediaType: "image/png"))
    #expect(await wallet.display(document.id) == PictureBytes(bytes: Data([9]), mediaType: "image/png"))
    #expect(await wallet.display("nothing") == nil)
    #expect(try await wallet.add(Data([2, 3]), named: "other") == picture)
  }

  @Test(.proves(65)) func `the last ones removed can be brought back`() async throws {
    let one = try await wallet.add(Data([2]), named: "1")
    let two = try await wallet.add(Data([3]), named: "2")
    var others: [CertificatePicture] = []
    for number in 0..<9 { others.append(try await wallet.add(Data([4, UInt8(number)]), named: "other")) }

    await wallet.remove(one.id)
    try await wallet.restore(one.id)
    await wallet.remove("nothing")
    await wallet.remove(one.id)
    await wallet.remove(two.id)
    for other in others { await wallet.remove(other.id) }

    await #expect(throws: PictureProblem.gone) { try await wallet.restore(one.id) }
    #expect(try await wallet.add(Data([3]), named: "3") == two)
  }

  @Test func `names change, and what is not there is told`() async throws {
    let picture = try await wallet.add(Data([2]), named: "1")

    try await wallet.rename(picture.id, to: PictureName("New"))

    #expect(await wallet.pictures().map(\.name) == ["New"])
    await #expect(throws: PictureProblem.gone) { try await wallet.rename("nothing", to: PictureName("New")) }
  }

  @Test func `what is not to be kept is not`() async throws {
    await #expect(throws: PictureProblem.empty) { try await wallet.add(Data(), named: "a") }
    await #expect(throws: PictureProblem.damaged(.png)) { try await wallet.add(Data([0]), named: "a") }
    for number in 0..<50 { _ = try await wallet.add(Data([2, UInt8(number)]), named: "a") }
    await #expect(throws: PictureProblem.tooMany(limit: 50)) { try await wallet.add(Data([2]), named: "a") }
  }

  @Test func `formats have names where all languages have the same`() {
    #expect(PictureKind.allCases.map(\.mediaType) == ["image/png", "image/jpeg", "application/pdf"])
    #expect(PictureKind.allCases.map(\.fileEnding) == ["png", "jpg", "pdf"])
    #expect(FileFormat.allCases.filter { $0.name == nil } == [.icon, .archive, .video, .program, .text, .unknown])
    #expect(FileFormat.webP.name == "WebP" && FileFormat.jpegXL.name == "JPEG XL" && FileFormat.heic.name == "HEIC")
    #expect(FileFormat.jpeg2000.name == "JPEG 2000")
  }
}
