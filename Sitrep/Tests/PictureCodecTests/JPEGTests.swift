import Domain
import Foundation
import PictureCodec
import PictureSamples
import TestTraits
import Testing

@Suite struct JPEGTests {
  @Test(
    .proves("D35"),
    arguments: [
      JPEGSample(), JPEGSample(isProgressive: true), JPEGSample(isForPrint: true),
    ])
  func `a JPEG is taken with its size`(sample: JPEGSample) throws {
    let facts = try PictureCheck.facts(of: sample.data)

    #expect(facts == PictureFacts(kind: .jpeg, width: 40, height: 24, hasLocation: false))
  }

  @Test(arguments: [true, false], [UInt8(1), 3, 6, 8])
  func `where and how a photo was taken is noticed`(isLittleEndian: Bool, orientation: UInt8) throws {
    let exif = ExifSample(isLittleEndian: isLittleEndian, orientation: orientation)

    let facts = try PictureCheck.facts(of: JPEGSample().adding(exif).data)

    #expect(facts.hasLocation)
    #expect(facts.width == (orientation < 5 ? 40 : 24) && facts.height == (orientation < 5 ? 24 : 40))
  }

  @Test func `where a photo was taken is noticed in the other place for it, too`() throws {
    let notes = Array("http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>1,2N</exif:GPSLatitude>".utf8)

    #expect(try PictureCheck.facts(of: JPEGSample().adding(0xE1, notes).data).hasLocation)
    #expect(try !PictureCheck.facts(of: JPEGSample().adding(ExifSample(hasLocation: false)).data).hasLocation)
  }

  @Test func `broken notes of a camera do no harm`() throws {
    let exif = ExifSample().bytes
    for count in 0..<exif.count {
      let sample = JPEGSample().adding(0xE1, Array("Exif\0\0".utf8) + exif[..<count])
      #expect(try PictureCheck.facts(of: sample.data).width == 40)
    }
  }

  @Test func `further pictures that a phone's photo names are part of it`() throws {
    let photo = JPEGSample().adding(0xE2, Array("MPF\0II*\0".utf8))
    let more = JPEGSample(width: 8, height: 8).data

    #expect(try PictureCheck.facts(of: photo.data + more + Data(count: 5) + more + Data(count: 3)).width == 40)
    #expect(throws: PictureProblem.trailingData(.jpeg)) {
      try PictureCheck.facts(of: photo.data + more + Data("PK".utf8))
    }
    #expect(throws: PictureProblem.damaged(.jpeg)) {
      try PictureCheck.facts(of: photo.data + more.dropLast(10))
    }
  }

  @Test func `bytes between two segments are skipped, as every decoder does`() throws {
    var bytes = JPEGSample().adding(0xFE, Array("Comment".utf8)).bytes
    bytes.insert(contentsOf: [0, 0, 0, 0], at: 2 + 4 + 7)

    #expect(try PictureCheck.facts(of: Data(bytes)).width == 40)
  }

  @Test func `more scans than anybody writes are refused before they are decoded`() throws {
    let scan: [UInt8] = [0xFF, 0xDA, 0, 2]
    let bytes = JPEGSample().bytes
    let sample = bytes.dropLast(2) + Array(repeating: scan, count: 250).joined() + bytes.suffix(2)

    #expect(throws: PictureProblem.damaged(.jpeg)) { try PictureCheck.facts(of: Data(sample)) }
  }

  @Test func `whatever is cut off or changed in one byte is taken or refused, and never ends the process`() {
    let bytes = JPEGSample(width: 16, height: 16).adding(ExifSample()).bytes
    for place in bytes.indices {
      #expect(throws: PictureProblem.self) { try PictureCheck.facts(of: Data(bytes[..<place])) }
      var changed = bytes
      changed[place] ^= 0xFF
      let facts = Result { try PictureCheck.facts(of: Data(changed)) }
      if case .success(let facts) = facts { #expect(PictureLimits.allows(width: facts.width, height: facts.height)) }
    }
  }
}
