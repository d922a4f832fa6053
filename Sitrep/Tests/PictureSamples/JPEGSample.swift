import CTurboJPEG
import Foundation

/// A JPEG as TurboJPEG writes it, with further segments of our own.
package struct JPEGSample {
  package var bytes: [UInt8]

  /// A picture with a pattern.
  package init(width: Int = 40, height: Int = 24, isProgressive: Bool = false, isForPrint: Bool = false) {
    let channels = isForPrint ? 4 : 3
    let pixels = (0..<(width * height * channels)).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 5) }
    self.init(
      width: width, pixels: pixels, format: isForPrint ? TJPF_CMYK : TJPF_RGB, isProgressive: isProgressive)
  }

  /// A picture of these grey bytes, row by row; for print it has as much ink of each colour.
  package init(width: Int, grey: [UInt8], isForPrint: Bool = false) {
    let pixels = isForPrint ? grey.flatMap { [$0, $0, $0, 255] } : grey
    self.init(width: width, pixels: pixels, format: isForPrint ? TJPF_CMYK : TJPF_GRAY, isProgressive: false)
  }

  private init(width: Int, pixels: [UInt8], format: TJPF, isProgressive: Bool) {
    let isGrey = format == TJPF_GRAY
    let channels = isGrey ? 1 : format == TJPF_CMYK ? 4 : 3
    let height = pixels.count / width / channels
    let sampling = Int32((isGrey ? TJSAMP_GRAY : TJSAMP_444).rawValue)
    var flags = isProgressive ? TJFLAG_PROGRESSIVE : 0
    flags |= TJFLAG_NOREALLOC
    var size = tjBufSize(Int32(width), Int32(height), sampling)
    bytes = [UInt8](repeating: 0, count: Int(size))
    let encoder = tjInitCompress()
    defer { tjDestroy(encoder) }
    bytes.withUnsafeMutableBufferPointer { buffer in
      var target = buffer.baseAddress
      tjCompress2(
        encoder, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &target, &size,
        sampling, 90, Int32(flags))
    }
    bytes.removeLast(bytes.count - Int(size))
  }

  /// The same with a segment right behind the first marker.
  package func adding(_ code: UInt8, _ content: [UInt8]) -> JPEGSample {
    var sample = self
    let length = content.count + 2
    sample.bytes.insert(contentsOf: [0xFF, code, UInt8(length >> 8), UInt8(length & 0xFF)] + content, at: 2)
    return sample
  }

  /// The same with what a camera tells.
  package func adding(_ exif: ExifSample) -> JPEGSample {
    adding(0xE1, Array("Exif\0\0".utf8) + exif.bytes)
  }

  package var data: Data { Data(bytes) }
}
