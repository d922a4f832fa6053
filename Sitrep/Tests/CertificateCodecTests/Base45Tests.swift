import CertificateSamples
import Domain
import Testing

@testable import CertificateCodec

@Suite struct Base45Tests {
  @Test(arguments: [
    ("BB8", "AB"), ("%69 VD92EX0", "Hello!!"), ("UJCLQE7W581", "base-45"), ("QED8WEX0", "ietf!"), ("", ""),
  ])
  func `the examples of RFC 9285 decode`(_ text: String, _ expected: String) throws {
    #expect(try Base45.decode(text.utf8, after: 0) == Array(expected.utf8))
  }

  @Test func `what was encoded decodes`() throws {
    for count in 0..<100 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + count) }
      #expect(try Base45.decode(SampleCertificate.base45(bytes).utf8, after: 0) == bytes)
    }
  }

  @Test func `a character that Base45 has not is found`() {
    #expect(throws: CheckReason.base45Character("a", position: 6)) { try Base45.decode("Ba8".utf8, after: 4) }
    #expect(throws: CheckReason.base45Character("Ä", position: 1)) { try Base45.decode("Ä".utf8, after: 0) }
  }

  @Test(arguments: [("A", 1), ("BB8A", 4), ("::", 1), ("BB8::", 4), ("GGW", 1), ("BB8:::", 4)])
  func `characters that stand for no bytes are found`(_ text: String, _ position: Int) {
    #expect(throws: CheckReason.base45Group(position: position)) { try Base45.decode(text.utf8, after: 0) }
  }
}
