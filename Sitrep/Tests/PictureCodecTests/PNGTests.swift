import Domain
import Foundation
import PictureCodec
import PictureSamples
import TestTraits
import Testing

@Suite struct PNGTests {
  @Test(.proves("D35"), arguments: [(1, 1), (32, 24), (300, 2)])
  func `a PNG is taken with its size`(width: Int, height: Int) throws {
    let facts = try PictureCheck.facts(of: PNGSample(width: width, height: height).data)

    #expect(facts == PictureFacts(kind: .png, width: width, height: height, hasLocation: false))
  }

  @Test func `a picture of 64 million pixels is taken`() throws {
    let facts = try PictureCheck.facts(of: PNGSample.plain(width: 8_000, height: 8_000).data)

    #expect(facts.width == 8_000 && facts.height == 8_000)
  }

  @Test func `zeros behind the end, and chunks that nobody knows, do no harm`() throws {
    let sample = PNGSample().adding(.init("prVt", [1, 2, 3]), .init("tEXt", Array("Comment\0<html>".utf8)))

    #expect(try PictureCheck.facts(of: sample.data + Data(count: 9)).hasLocation == false)
  }

  @Test func `what a cropping program left of an older picture does no harm, another file does`() throws {
    let rest = Data(PNGSample(width: 90, height: 80).data.suffix(200))

    #expect(try PictureCheck.facts(of: PNGSample().data + rest).width == 32)
    for mark in ["PK\u{3}\u{4}", "<HTML>", "%PDF-1.7"] {
      #expect(throws: PictureProblem.trailingData(.png)) {
        try PictureCheck.facts(of: PNGSample().data + Data(mark.utf8) + rest)
      }
    }
  }

  @Test(arguments: [
    PNGSample.Chunk("eXIf", ExifSample().bytes), PNGSample.Chunk("eXIf", ExifSample(isLittleEndian: false).bytes),
    PNGSample.Chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0<exif:GPSLatitude>1,2N".utf8)),
  ])
  func `where a picture was taken is noticed`(chunk: PNGSample.Chunk) throws {
    #expect(try PictureCheck.facts(of: PNGSample().adding(chunk).data).hasLocation)
  }

  @Test func `a camera's other notes are no location`() throws {
    let sample = PNGSample().adding(.init("eXIf", ExifSample(hasLocation: false).bytes))

    #expect(try !PictureCheck.facts(of: sample.data).hasLocation)
  }

  @Test func `a chunk that claims to be longer than the file is damage`() throws {
    var bytes = PNGSample().bytes
    bytes.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])

    #expect(throws: PictureProblem.damaged(.png)) { try PictureCheck.facts(of: Data(bytes)) }
  }

  @Test func `a second header, a missing one and a short one are damage`() throws {
    let header = PNGSample().chunks[0]
    var without = PNGSample()
    without.chunks.removeFirst()
    var short = PNGSample()
    short.chunks[0].content.removeLast()

    for sample in [PNGSample().adding(header), without, short] {
      #expect(throws: PictureProblem.damaged(.png)) { try PictureCheck.facts(of: sample.data) }
    }
  }

  @Test func `whatever is cut off or changed in one byte is taken or refused, and never ends the process`() {
    let bytes = PNGSample(width: 8, height: 8).adding(.init("eXIf", ExifSample().bytes)).bytes
    for place in bytes.indices {
      #expect(throws: PictureProblem.self) { try PictureCheck.facts(of: Data(bytes[..<place])) }
      var changed = bytes
      changed[place] ^= 0xFF
      #expect(throws: PictureProblem.self) { try PictureCheck.facts(of: Data(changed)) }
    }
  }
}
