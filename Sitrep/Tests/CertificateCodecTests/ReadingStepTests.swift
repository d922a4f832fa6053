import CertificateSamples
import Domain
import Foundation
import Testing

@testable import CertificateCodec

/// What reading a code lays bare, layer by layer.
@Suite struct ReadingStepTests {
  private func steps(_ code: String, by issuer: SampleIssuer? = nil) throws -> [ReadingStep] {
    let list = try issuer.map { try TrustList(Data($0.der)) }
    return CertificateChecker(trustList: list ?? .empty).steps(of: Data(code.utf8))
  }

  @Test func `a certificate is laid bare down to its key and signature`() throws {
    let issuer = try SampleIssuer()
    let certificate = SampleCertificate()
    let envelope = try certificate.envelope(signedBy: issuer)

    let steps = try steps(SampleCertificate.text(envelope: envelope), by: issuer)

    #expect(steps.map(\.layer) == [.prefix, .base45, .zlib, .cose, .cbor, .schema, .key, .signature])
    #expect(steps[0].content == .text(SampleCertificate.text(envelope: envelope)))
    #expect(steps[1].content == .bytes(Data(SampleCertificate.packed(envelope))))
    #expect(steps[2].content == .bytes(Data(envelope)))
    #expect(steps[3].content.value?["protected"]?["1"] == .integer(-7))
    #expect(steps[3].content.value?["protected"]?["4"] == .text(Data(issuer.id).base64EncodedString()))
    #expect(steps[3].content.value?["unprotected"] == .object([]))
    #expect(steps[4].content.value?["1"] == .text("XK"))
    #expect(steps[5].content == .value(certificate.content))
    #expect(steps[7].content == .bytes(Data(try COSESign1(envelope).signature)))
  }

  @Test func `what can't be read ends the steps`() throws {
    let envelope = try SampleCertificate().envelope(signedBy: SampleIssuer())
    let whole = SampleCertificate.text(envelope: envelope)
    #expect(try steps(whole).map(\.layer) == [.prefix, .base45, .zlib, .cose, .cbor, .schema, .signature])
    let part = "HC1:" + SampleCertificate.base45(SampleCertificate.packed(envelope).dropLast())
    #expect(try steps(part).map(\.layer) == [.prefix, .base45])
    #expect(try steps("HC1:=").map(\.layer) == [.prefix])
    let bare = CBORWriter.array([[0x40], [0xA0], CBORWriter.string([0xF5]), [0x40]])
    #expect(try steps(SampleCertificate.text(envelope: bare)).map(\.layer) == [.prefix, .base45, .zlib, .cose, .cbor])
  }

  @Test func `another code has its text and what it says`() throws {
    #expect(try steps(OtherCodeSamples.card).map(\.layer) == [.prefix, .schema])
    #expect(try steps("hello") == [ReadingStep(.prefix, .text("hello"))])
  }

  @Test func `a reader of trust lists makes checkers`() throws {
    let issuer = try SampleIssuer()
    let reader = TrustListFileReader()
    #expect(reader.withoutKeys.keys == [])
    #expect(reader.longestFile == TrustList.longestFile)
    let checker = try reader.checker(with: Data(#"["AAAA","\#(Data(issuer.der).base64EncodedString())"]"#.utf8))
    #expect(checker.keys.map(\.id) == [Data(issuer.id)])
    #expect(checker.leftOut == [1: .unreadable])
    #expect(throws: TrustListProblem.notATrustList) { try reader.checker(with: Data()) }
  }

  @Test func `claims of any kind are shown as JSON has them`() throws {
    let claims = CBORWriter.map([
      (1, [0x42, 1, 2]), (2, [0xC1, 0x01]), (3, [0x1B] + [UInt8](repeating: 0xFF, count: 8)),
      (4, [0x3B] + [UInt8](repeating: 0xFF, count: 8)), (5, [0xF9, 0x3E, 0x00]),
    ])
    #expect(
      try CWTClaims.value(of: claims)
        == .members([
          "1": .text("AQI="), "2": .integer(1), "3": .number(0x1p64),
          "4": .number(-0x1p64), "5": .number(1.5),
        ]))
    let names: [[UInt8]] = [[0x81, 0x01], [0xF4], [0xF6], [0xF9, 0x3E, 0x00], [0xA1, 0x61, 0x61, 0xF5]]
    #expect(
      try CWTClaims.value(of: [0xA5] + names.flatMap { $0 + [0xF6] })
        == .members(["[1]": .null, "false": .null, "null": .null, "1.5": .null, "{a:true}": .null]))
  }
}

extension ReadingStep.Content {
  fileprivate var value: ClaimValue? {
    if case .value(let value) = self { value } else { nil }
  }
}
