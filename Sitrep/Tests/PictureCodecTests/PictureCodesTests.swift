import Domain
import Foundation
import PictureSamples
import Testing

@testable import PictureCodec

@Suite struct PictureCodesTests {
  private func texts(in picture: Data) throws -> [String] {
    try PictureCodes.codes(in: picture).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [1, 2, 4, 40]) func `a code is read at any size`(_ scale: Int) throws {
    #expect(try texts(in: QRSample.prefixed.png(scale: scale)) == ["HC1:NOT A CERTIFICATE"])
  }

  @Test func `a code is read from a JPEG, from one for print, in white on black, and in UTF-8`() throws {
    #expect(try texts(in: QRSample.prefixed.jpeg()) == ["HC1:NOT A CERTIFICATE"])
    #expect(try texts(in: QRSample.prefixed.jpeg(isForPrint: true)) == ["HC1:NOT A CERTIFICATE"])
    #expect(try texts(in: QRSample.prefixed.png(isInverted: true)) == ["HC1:NOT A CERTIFICATE"])
    #expect(try texts(in: QRSample.cyrillic.png()) == ["Привет"])
  }

  @Test func `an Aztec code is read, and bytes that are no text stay as they are`() throws {
    #expect(try texts(in: QRSample.aztec.png()) == ["HC1:AZTEC"])
    #expect(try PictureCodes.codes(in: QRSample.binary.png()) == [Data([0xE9, 1, 0xFF, 0x93])])
  }

  @Test(
    arguments: [
      (0, 30, 30), (225, 255, 255), (100, 140, 140), (30, 0, 0), (255, 240, 240), (255, 90, 90),
    ] as [(UInt8, UInt8, UInt8)])
  func `dark, pale, grey and inverted codes are read`(dark: UInt8, light: UInt8, ground: UInt8) throws {
    #expect(try texts(in: QRSample.prefixed.png(dark: dark, light: light, ground: ground)) == ["HC1:NOT A CERTIFICATE"])
  }

  @Test(arguments: [(0, 255, 0), (60, 255, 0), (50, 200, 10), (0, 255, 90), (0, 255, 150)] as [(UInt8, UInt8, UInt8)])
  func `a code without a light margin is read`(dark: UInt8, light: UInt8, ground: UInt8) throws {
    #expect(try texts(in: QRSample.prefixed.png(dark: dark, light: light, ground: ground)) == ["HC1:NOT A CERTIFICATE"])
  }

  @Test(arguments: [0.0, 22, 45, 70, 190]) func `a code is read that is turned and seen at an angle`(_ degrees: Double)
    throws
  {
    #expect(try texts(in: QRSample.prefixed.photo(turned: degrees)) == ["HC1:NOT A CERTIFICATE"])
  }

  @Test func `several codes of a picture are read`() throws {
    #expect(Set(try texts(in: QRSample.both())) == ["HC1:NOT A CERTIFICATE", "Привет"])
  }

  @Test func `a picture larger than a code needs is made smaller first`() throws {
    #expect(try texts(in: QRSample.prefixed.png(scale: 150)) == ["HC1:NOT A CERTIFICATE"])
  }

  @Test func `a picture without a code has none`() throws {
    #expect(try PictureCodes.codes(in: PNGSample().data) == [])
    #expect(try PictureCodes.codes(in: PNGSample(width: 1, pixels: [0]).data) == [])
    #expect(try PictureCodes.codes(in: JPEGSample(width: 1_200, height: 1_000).data) == [])
  }

  @Test func `what is no sound picture is refused with its reason`() {
    #expect(throws: PictureProblem.empty) { try PictureCodes.codes(in: Data()) }
    #expect(throws: PictureProblem.pdfNeedsTool) { try PictureCodes.codes(in: PDFSample.page) }
    for picture in HostilePicture.all {
      _ = try? PictureCodes.codes(in: picture.bytes)
    }
    #expect(throws: PictureProblem.damaged(.png)) { try PictureCodes.codes(in: PNGSample().data.dropLast(20)) }
  }
}
