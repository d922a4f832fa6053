import CertificateSamples
import Domain
import Testing

@testable import CertificateCodec

@Suite struct InflationTests {
  @Test func `what was packed is unpacked`() throws {
    for count in [0, 1, 100, 16_384, 16_385, 1_000_000] {
      let bytes = [UInt8](repeating: 7, count: count)
      #expect(try Inflation.inflate(SampleCertificate.packed(bytes), .zlib) == bytes)
    }
  }

  @Test func `what is not packed is told from what is damaged`() {
    #expect(throws: CheckReason.notCompressed) { try Inflation.inflate([0xD2, 0x84], .zlib) }
    #expect(throws: CheckReason.notCompressed) { try Inflation.inflate([0x78], .zlib) }
    let packed = SampleCertificate.packed(Array("some text that is packed".utf8))
    #expect(throws: CheckReason.damagedCompression) { try Inflation.inflate(packed.dropLast(1) + [0], .zlib) }
    #expect(throws: CheckReason.damagedCompression) { try Inflation.inflate(Array(packed.dropLast(1)), .zlib) }
    #expect(throws: CheckReason.damagedCompression) { try Inflation.inflate(packed + [0], .zlib) }
  }

  @Test func `what needs a dictionary that nobody has is damaged`() {
    let bytes: [UInt8] = [0x78, 0xBB, 0, 0, 0, 1, 3, 0, 0, 0, 0, 1]
    #expect(throws: CheckReason.damagedCompression) { try Inflation.inflate(bytes, .zlib) }
  }

  @Test func `a bomb stops at the limit`() {
    let bomb = SampleCertificate.packed([UInt8](repeating: 0, count: 50_000_000))
    #expect(throws: CheckReason.tooLarge(limit: Inflation.limit)) { try Inflation.inflate(bomb, .zlib) }
  }
}
