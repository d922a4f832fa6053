import CertificateSamples
import Crypto
import CryptoExtras
import Domain
import Foundation
import SwiftASN1
import Testing

@testable import CertificateCodec

@Suite struct CertificateCheckerTests {
  private static let usages: [CertificateContentKind: String] = [.test: "1", .vaccination: "2", .recovery: "3"]

  private func check(
    _ text: String, by issuers: SampleIssuer..., at moment: Date = SampleCertificate.moment
  ) throws -> CertificateCheck {
    let file = Data(issuers.map(\.pem).joined(separator: "\n").utf8)
    return CertificateChecker(trustList: issuers.isEmpty ? .empty : try TrustList(file)).check(
      Data(text.utf8), at: moment)
  }

  @Test func `a certificate is valid, and says what it says`() throws {
    let issuer = try SampleIssuer()
    let check = try check(SampleCertificate().text(signedBy: issuer), by: issuer)

    #expect(check.kind == .dcc)
    #expect(check.reason == .valid)
    #expect(check.layer == nil)
    #expect(check.claims?.issuer == "XK")
    #expect(check.claims?.issuedAt == Date(timeIntervalSince1970: 1_640_000_000))
    #expect(check.claims?.expiresAt == Date(timeIntervalSince1970: 1_670_000_000))
    #expect(check.claims?.payload["nam"]?["fn"]?.text == "Müller")
    #expect(check.key?.id == Data(issuer.id))
    #expect(check.key?.subject.contains("Sitrep Sample") == true)
    #expect(check.key?.usage == Set(CertificateContentKind.allCases))
  }

  @Test func `P-256, P-384 and RSA sign`() throws {
    for key in [
      SampleIssuer.Key.p256(P256.Signing.PrivateKey()), .p384(P384.Signing.PrivateKey()),
      .rsa(try _RSA.Signing.PrivateKey(keySize: .bits2048)),
    ] {
      let issuer = try SampleIssuer(key)
      #expect(try check(SampleCertificate().text(signedBy: issuer), by: issuer).reason == .valid)
    }
  }

  @Test func `an algorithm of another key, or one that is not allowed, fails`() throws {
    let issuer = try SampleIssuer()
    var certificate = SampleCertificate()
    certificate.algorithm = -37
    #expect(try check(certificate.text(signedBy: issuer), by: issuer).reason == .signature)
    certificate.algorithm = -8
    #expect(try check(certificate.text(signedBy: issuer), by: issuer).reason == .envelope(.algorithm(-8)))
  }

  @Test(arguments: [[], [18], [61, 18]]) func `headers and tags may stand where issuers put them`(_ tags: [Int]) throws
  {
    let issuer = try SampleIssuer()
    var certificate = SampleCertificate()
    certificate.tags = tags
    certificate.hasProtectedHeaders = tags.isEmpty
    #expect(try check(certificate.text(signedBy: issuer), by: issuer).verdict == .valid)
  }

  @Test(arguments: [[61], [18, 61], [18, 18], [61, 61, 18], [17]]) func `other tags are refused`(_ tags: [Int]) throws {
    let issuer = try SampleIssuer()
    var certificate = SampleCertificate()
    certificate.tags = tags
    #expect(try check(certificate.text(signedBy: issuer), by: issuer).reason == .envelope(.shape))
  }

  @Test func `white space around a pasted text is no fault`() throws {
    let issuer = try SampleIssuer()
    #expect(try check("\u{FEFF}\n  \(SampleCertificate().text(signedBy: issuer))\n", by: issuer).verdict == .valid)
  }

  @Test func `each change of a signed byte fails`() throws {
    let issuer = try SampleIssuer()
    var envelope = try SampleCertificate().envelope(signedBy: issuer)
    envelope[envelope.count - 1] ^= 1
    #expect(try check(SampleCertificate.text(envelope: envelope), by: issuer).reason == .signature)
  }

  // MARK: The layers

  @Test func `each layer says what is wrong with it`() throws {
    let issuer = try SampleIssuer()
    let text = try SampleCertificate().text(signedBy: issuer)
    let payload = SampleCertificate().payload
    let cases: [(String, CheckReason)] = [
      ("HC2:" + text.dropFirst(4), .prefix("HC2:")),
      (String(text.dropFirst(4)), .prefix(nil)),
      ("\(text.prefix(60))\n\(text.dropFirst(60))", .base45Character("\n", position: 61)),
      ("\(text.prefix(9))é\(text.dropFirst(9))", .base45Character("é", position: 10)),
      ("HC1:A", .base45Group(position: 5)),
      ("HC1:" + SampleCertificate.base45(payload), .notCompressed),
      ("HC1:" + SampleCertificate.base45(SampleCertificate.packed(payload).dropLast()), .damagedCompression),
      (SampleCertificate.text(envelope: [0xFF]), .envelope(.cbor(byte: 0))),
      (SampleCertificate.text(envelope: [0x80]), .envelope(.shape)),
      (
        SampleCertificate.text(envelope: [0xD8, 0x20] + CBORWriter.array([[0x40], [0xA0], [0x40], [0x40]])),
        .envelope(.shape)
      ),
      (SampleCertificate.text(envelope: CBORWriter.array([[0x41, 0x01], [0xA0], [0x40], [0x40]])), .envelope(.shape)),
      (
        SampleCertificate.text(envelope: CBORWriter.array([[0x41, 0xFF], [0xA0], [0x40], [0x40]])),
        .envelope(.cbor(byte: 0))
      ),
      (
        SampleCertificate.text(envelope: CBORWriter.array([[0x40], [0xA0], [0x40], [0x40]])), .envelope(.algorithm(nil))
      ),
      (try envelope([0xFF], issuer), .payload(byte: 0)),
      (try envelope([0xA0], issuer), .noCertificate),
    ]
    for (text, reason) in cases { #expect(try check(text, by: issuer).reason == reason, "\(text.prefix(20))") }
  }

  private func envelope(_ payload: [UInt8], _ issuer: SampleIssuer) throws -> String {
    SampleCertificate.text(envelope: try SampleCertificate().envelope(signedBy: issuer, payload: payload))
  }

  @Test func `times that are none are refused`() throws {
    let issuer = try SampleIssuer()
    var certificate = SampleCertificate()
    certificate.issuedAt = .text("2021")
    #expect(try check(certificate.text(signedBy: issuer), by: issuer).reason == .claim(.issuedAt))
    certificate = SampleCertificate()
    certificate.expiresAt = .number(1e300)
    #expect(try check(certificate.text(signedBy: issuer), by: issuer).reason == .claim(.expiresAt))
  }

  @Test func `times may have fractions, or be missing`() throws {
    let issuer = try SampleIssuer()
    var certificate = SampleCertificate()
    certificate.issuedAt = .number(1_640_000_000.5)
    certificate.expiresAt = .null
    let check = try check(certificate.text(signedBy: issuer), by: issuer, at: .distantFuture)
    #expect(check.claims?.issuedAt == Date(timeIntervalSince1970: 1_640_000_000.5))
    #expect(check.reason == .expired(.key, at: Date(timeIntervalSince1970: 2_000_000_000)))
  }

  // MARK: Keys

  @Test func `a key that is not there is named`() throws {
    let (issuer, other) = (try SampleIssuer(), try SampleIssuer())
    let text = try SampleCertificate().text(signedBy: issuer)
    #expect(try check(text).reason == .emptyTrustList)
    #expect(try check(text, by: other).reason == .unknownKey(id: Data(issuer.id)))
    #expect(try check(text, by: other).claims != nil)
    #expect(try check(text, by: other, issuer).reason == .valid)
  }

  @Test func `a certificate that names no key can't be checked`() throws {
    let issuer = try SampleIssuer()
    let envelope = CBORWriter.array([
      CBORWriter.string(CBORWriter.map([(1, CBORWriter.bytes(.integer(-7)))])), [0xA0],
      CBORWriter.string(SampleCertificate().payload), CBORWriter.string([]),
    ])
    #expect(try check(SampleCertificate.text(envelope: envelope), by: issuer).reason == .noKeyID)
  }

  @Test(arguments: CertificateContentKind.allCases) func `a key signs what it is meant for`(
    _ kind: CertificateContentKind
  ) throws {
    let contents: [CertificateContentKind: ClaimValue] = [
      .vaccination: .vaccination(), .test: .test(), .recovery: .recovery(),
    ]
    for (meant, number) in Self.usages {
      for arc in ["1.3.6.1.4.1.1847.2021.1.", "1.3.6.1.4.1.0.1847.2021.1."] {
        let issuer = try SampleIssuer(usages: [try .init(dotRepresentation: arc + number)])
        let check = try check(SampleCertificate(try #require(contents[kind])).text(signedBy: issuer), by: issuer)
        #expect(check.reason == (kind == meant ? .valid : .keyUsage([meant])))
      }
    }
  }

  // MARK: Time

  @Test func `both ends of a certificate's time are in it`() throws {
    let issuer = try SampleIssuer()
    let text = try SampleCertificate().text(signedBy: issuer)
    let (start, end) = (Date(timeIntervalSince1970: 1_640_000_000), Date(timeIntervalSince1970: 1_670_000_000))
    #expect(try check(text, by: issuer, at: start).reason == .valid)
    #expect(try check(text, by: issuer, at: end).reason == .valid)
    #expect(try check(text, by: issuer, at: start - 1).reason == .notYetValid(.certificate, from: start))
    #expect(try check(text, by: issuer, at: end + 1).reason == .expired(.certificate, at: end))
  }

  @Test func `a key is used in its time only`() throws {
    let (start, end) = (Date(timeIntervalSince1970: 1_650_000_000), Date(timeIntervalSince1970: 1_660_000_000))
    let issuer = try SampleIssuer(validity: start...end)
    let text = try SampleCertificate().text(signedBy: issuer)
    #expect(try check(text, by: issuer, at: start).reason == .valid)
    #expect(try check(text, by: issuer, at: start - 1).reason == .notYetValid(.key, from: start))
    #expect(try check(text, by: issuer, at: end + 1).reason == .expired(.key, at: end))
  }

  // MARK: Order

  @Test func `the first layer that fails is the verdict`() throws {
    let issuer = try SampleIssuer()
    var certificate = SampleCertificate(.vaccination { $0.with("dn", .integer(0)) })
    certificate.id = Array("foo".utf8)
    #expect(try check(certificate.text(signedBy: issuer), by: issuer, at: .distantFuture).verdict == .invalidSchema)
    certificate.content = .vaccination()
    #expect(try check(certificate.text(signedBy: issuer), by: issuer, at: .distantFuture).verdict == .unknownKey)
    certificate.id = nil
    #expect(try check(certificate.text(signedBy: issuer), by: issuer, at: .distantFuture).verdict == .expired)
  }

  @Test func `a text that is too long is not looked at`() throws {
    let text = "HC1:" + String(repeating: "A", count: CertificateChecker.longest)
    #expect(try check(text).reason == .otherKind(.unknown))
  }
}
