import CZlib
import Foundation

/// A PNG put together chunk by chunk, so that each of them can be left out, changed or added.
package struct PNGSample {
  package struct Chunk {
    package var name: String
    package var content: [UInt8]

    package init(_ name: String, _ content: [UInt8] = []) {
      self.name = name
      self.content = content
    }

    /// The chunk as it stands in the file.
    package var bytes: [UInt8] {
      let covered = Array(name.utf8) + content
      return number(content.count) + covered + number(Int(crc32(0, covered, UInt32(covered.count))))
    }
  }

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package var chunks: [Chunk]

  /// A grey picture with a pattern.
  package init(width: Int = 32, height: Int = 24) {
    let rows: [UInt8] = (0..<height).flatMap { y in
      [UInt8(0)] + (0..<width).map { x in UInt8(truncatingIfNeeded: x * 7 + y * 13) }
    }
    chunks = [
      Chunk("IHDR", Self.header(width: width, height: height)), Chunk("IDAT", deflated(rows)), Chunk("IEND"),
    ]
  }

  /// A picture of these grey bytes, row by row.
  package init(width: Int, pixels: [UInt8]) {
    let height = pixels.count / width
    let rows = (0..<height).flatMap { [UInt8(0)] + pixels[$0 * width..<($0 + 1) * width] }
    chunks = [
      Chunk("IHDR", Self.header(width: width, height: height)), Chunk("IDAT", deflated(rows)), Chunk("IEND"),
    ]
  }

  /// Only a header's claim, with hardly anything behind it.
  package static func claiming(width: Int, height: Int) -> PNGSample {
    var sample = PNGSample()
    sample.chunks[0].content = header(width: width, height: height)
    return sample
  }

  /// A picture of one colour: small in the file and large in memory.
  package static func plain(width: Int, height: Int) -> PNGSample {
    var sample = claiming(width: width, height: height)
    sample.chunks[1].content = deflated([UInt8](repeating: 0, count: (width + 1) * height))
    return sample
  }

  /// The same with chunks between the header and the pixels.
  package func adding(_ chunks: Chunk...) -> PNGSample {
    var sample = self
    sample.chunks.insert(contentsOf: chunks, at: 1)
    return sample
  }

  package var bytes: [UInt8] {
    Self.signature + chunks.flatMap(\.bytes)
  }

  package var data: Data { Data(bytes) }

  /// Eight bits of grey, not interlaced.
  private static func header(width: Int, height: Int) -> [UInt8] {
    number(width) + number(height) + [8, 0, 0, 0, 0]
  }
}

/// Four bytes, the most important one first.
func number(_ value: Int) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
}

private func deflated(_ bytes: [UInt8]) -> [UInt8] {
  var length = compressBound(UInt(bytes.count))
  var result = [UInt8](repeating: 0, count: Int(length))
  compress(&result, &length, bytes, UInt(bytes.count))
  return Array(result.prefix(Int(length)))
}
