import CertificateSamples
import Domain
import Testing

@testable import CertificateCodec

@Suite struct CBORDecoderTests {
  @Test func `whole numbers of RFC 8949's appendix`() throws {
    let expected: [([UInt8], CBORValue)] = [
      ([0x00], .unsigned(0)), ([0x17], .unsigned(23)), ([0x18, 0x18], .unsigned(24)),
      ([0x19, 0x03, 0xE8], .unsigned(1_000)),
      ([0x1A, 0x00, 0x0F, 0x42, 0x40], .unsigned(1_000_000)),
      ([0x1B] + [UInt8](repeating: 0xFF, count: 8), .unsigned(.max)),
      ([0x20], .negative(0)), ([0x38, 0x63], .negative(99)),
    ]
    for (bytes, value) in expected { #expect(try CBORDecoder.value(of: bytes) == value) }
    #expect(CBORValue.negative(99).integer == -100)
    #expect(CBORValue.unsigned(.max).integer == nil)
    #expect(CBORValue.negative(.max).integer == nil)
    #expect(CBORValue.null.integer == nil)
  }

  @Test func `fractions of 16, 32 and 64 bits`() throws {
    let expected: [([UInt8], Double)] = [
      ([0xF9, 0x00, 0x00], 0), ([0xF9, 0x3C, 0x00], 1), ([0xF9, 0x3E, 0x00], 1.5), ([0xF9, 0x7B, 0xFF], 65_504),
      ([0xF9, 0x00, 0x01], 5.960464477539063e-8), ([0xF9, 0x04, 0x00], 0.00006103515625), ([0xF9, 0xC4, 0x00], -4),
      ([0xF9, 0x7C, 0x00], .infinity), ([0xF9, 0xFC, 0x00], -.infinity), ([0xFA, 0x47, 0xC3, 0x50, 0x00], 100_000),
      ([0xFB, 0x3F, 0xF1, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9A], 1.1),
    ]
    for (bytes, number) in expected { #expect(try CBORDecoder.value(of: bytes) == .float(number)) }
    guard case .float(let number) = try CBORDecoder.value(of: [0xF9, 0x7E, 0x00]) else { return #expect(Bool(false)) }
    #expect(number.isNaN)
  }

  @Test func `texts, bytes, lists, maps and tags, also of a length that isn't told`() throws {
    let expected: [([UInt8], CBORValue)] = [
      ([0xF4], .boolean(false)), ([0xF5], .boolean(true)), ([0xF6], .null), ([0xF7], .null),
      ([0x62, 0xC3, 0xBC], .text("ü")), ([0x43, 1, 2, 3], .bytes([1, 2, 3])),
      ([0x82, 0x01, 0x81, 0x02], .array([.unsigned(1), .array([.unsigned(2)])])),
      ([0xA1, 0x01, 0x02], .map([CBORValue.Entry(key: .unsigned(1), value: .unsigned(2))])),
      ([0xC1, 0x01], .tagged(1, .unsigned(1))),
      ([0x5F, 0x41, 1, 0x42, 2, 3, 0xFF], .bytes([1, 2, 3])), ([0x7F, 0x61, 0x61, 0xFF], .text("a")),
      ([0x9F, 0x01, 0xFF], .array([.unsigned(1)])),
      ([0xBF, 0x01, 0x02, 0xFF], .map([CBORValue.Entry(key: .unsigned(1), value: .unsigned(2))])),
    ]
    for (bytes, value) in expected { #expect(try CBORDecoder.value(of: bytes) == value) }
    #expect(CBORValue.tagged(61, .tagged(18, .null)).untagged == .null)
    #expect(CBORValue.null[1] == nil)
  }

  @Test(
    arguments: [
      [], [0x18], [0x1C], [0x1F], [0x3F], [0x62, 0x61], [0x61, 0xFF], [0x5F, 0x61, 0x61, 0xFF],
      [0x5F, 0x5F, 0xFF, 0xFF],
      [0x9F, 0x01], [0x82, 0x01], [0xA1, 0x01], [0xBF, 0x01, 0xFF], [0xDF, 0x01], [0xE0], [0xF8, 0x20], [0xFF],
      [0x00, 0x00],
      [0xA2, 0x01, 0x02, 0x01, 0x03], [0x5B] + [UInt8](repeating: 0xFF, count: 8),
      [0x9B] + [UInt8](repeating: 0xFF, count: 8),
    ] as [[UInt8]]) func `what is no CBOR is refused`(_ bytes: [UInt8])
  {
    #expect(throws: CBORDecoder.Fault.self) { try CBORDecoder.value(of: bytes) }
  }

  @Test func `depth and number are limited`() throws {
    let deep = [UInt8](repeating: 0x81, count: CBORDecoder.deepest)
    #expect(try CBORDecoder.value(of: deep + [0x00]) != .null)
    #expect(throws: CBORDecoder.Fault(byte: 17)) { try CBORDecoder.value(of: deep + [0x81, 0x00]) }
    let many = [UInt8](repeating: 0, count: CBORDecoder.mostValues - 1)
    #expect(try CBORDecoder.value(of: CBORWriter.head(4, many.count) + many) != .null)
    #expect(throws: CBORDecoder.Fault.self) {
      try CBORDecoder.value(of: CBORWriter.head(4, many.count + 1) + many + [0])
    }
  }
}
