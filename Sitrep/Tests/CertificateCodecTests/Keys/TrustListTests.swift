import CertificateSamples
import Crypto
import Domain
import Foundation
import Testing

@testable import CertificateCodec

@Suite struct TrustListTests {
  @Test func `PEM, DER and JSON, one certificate or many`() throws {
    let issuers = [try SampleIssuer(), try SampleIssuer()]
    let base64 = issuers.map { Data($0.der).base64EncodedString() }
    let ids = issuers.map { Data($0.id).base64EncodedString() }
    let files = [
      issuers.map(\.pem).joined(separator: "\n"), "text before\n" + issuers.map(\.pem).joined(),
      #"["\#(base64[0])", "\#(base64[1])"]"#,
      #"[{"kid": "\#(ids[0])", "rawData": "\#(base64[0])"}, {"rawData": "\#(base64[1])"}]"#,
      "\u{FEFF}[\"\(base64[0])\", \"\(base64[1])\"]",
      #" {"certificates": [{"kid": "\#(ids[0])", "rawData": "\#(base64[0])"}, "\#(base64[1])"]}"#,
    ].map { Data($0.utf8) }
    for file in files + [Data(issuers.flatMap(\.der))] {
      let list = try TrustList(file)
      #expect(list.keys.map(\.id) == issuers.map { Data($0.id) })
      #expect(list.leftOut == [:])
    }
    #expect(try TrustList(Data(issuers[0].der)).keys.count == 1)
    #expect(try TrustList(Data(issuers[0].der + issuers[0].der)).keys.count == 1)
  }

  @Test func `what can't be used is left out, and told`() throws {
    let (issuer, other) = (try SampleIssuer(), try SampleIssuer(.ed25519(Curve25519.Signing.PrivateKey())))
    let entries = [
      #""AAAA""#, #""\#(Data(other.der).base64EncodedString())""#,
      #"{"kid": "AAAA", "rawData": "\#(Data(try SampleIssuer().der).base64EncodedString())"}"#,
      #""\#(Data(issuer.der).base64EncodedString())""#,
    ]
    let list = try TrustList(Data("[\(entries.joined(separator: ","))]".utf8))
    #expect(list.keys.map(\.id) == [Data(issuer.id)])
    #expect(list.leftOut == [1: .unreadable, 2: .keyKind, 3: .wrongID])
    #expect(throws: TrustListProblem.noUsableCertificate(.unreadable)) { try TrustList(Data(#"["AAAA"]"#.utf8)) }
  }

  @Test(arguments: [
    "", "   ", "hello", "{", "[1]", #"["?"]"#, #"[{"kid": "?", "rawData": "AAAA"}]"#, "0", "0\u{1}",
    "-----BEGIN CERTIFICATE-----\n?", "0\u{7F}", "a.b.c", String(repeating: "A", count: 88),
  ]) func `what is no trust list is refused`(_ text: String) {
    #expect(throws: TrustListProblem.notATrustList) { try TrustList(Data(text.utf8)) }
  }

  @Test func `a list that was signed as a whole is read, and its signature isn't checked`() throws {
    let issuer = try SampleIssuer()
    let (id, der) = (Data(issuer.id).base64EncodedString(), Data(issuer.der).base64EncodedString())
    let json = #"{"certificates":[{"certificateType":"DSC","country":"XK","kid":"\#(id)","rawData":"\#(der)"}]}"#
    let keys = #"{"lists":{"XK":{"keys":[{"kty":"EC","kid":"any text","x5c":["\#(der)"]}]}}}"#
    let signed = [
      "\(String(repeating: "0A+/", count: 24))\n\(json)", "\(String(repeating: "MEUC", count: 24))==\r\n\r\n \(json)\n",
      OtherCodeSamples.token(header: #"{"alg":"ES256"}"#, payload: Array(keys.utf8)),
    ]
    for text in signed {
      let list = try TrustList(Data(text.utf8))
      #expect(list.keys.map(\.id) == [Data(issuer.id)], "\(text.prefix(20))")
      #expect(list.hasUncheckedSignature)
    }
    #expect(try !TrustList(Data(json.utf8)).hasUncheckedSignature)
  }

  @Test func `keys of a JWKS are read where they have certificates`() throws {
    let issuer = try SampleIssuer()
    let (id, der) = (Data(issuer.id).base64EncodedString(), Data(issuer.der).base64EncodedString())
    let address = id.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    for id in [id, address, "key 1"] {
      let list = try TrustList(
        Data(#"{"keys":[{"kty":"EC","kid":"\#(id)","x5c":["\#(der)"]},{"kty":"EC","x":"AA"}]}"#.utf8))
      #expect(list.keys.map(\.id) == [Data(issuer.id)])
      #expect(list.leftOut == [2: .unreadable])
    }
    let wrong = Data(#"{"keys":[{"kid":"AAAAAAAAAAA=","x5c":["\#(der)"]}]}"#.utf8)
    #expect(throws: TrustListProblem.noUsableCertificate(.wrongID)) { try TrustList(wrong) }
  }

  @Test func `another form is named`() {
    let forms: [(String, TrustListProblem.OtherForm)] = [
      (#"{"b": 1, "a": {"c": []}}"#, .json(members: ["a", "b"])), ("{}", .json(members: [])),
      (#"{"keys":[{"kty":"EC","x":"AA","y":"AA"}]}"#, .bareKeys), (#"[{"kid":"AA","publicKey":"AA"}]"#, .bareKeys),
      ("<!doctype html>", .webPage), ("PK\u{3}\u{4}", .archive),
    ]
    for (text, form) in forms {
      #expect(throws: TrustListProblem.otherForm(form), "\(text)") { try TrustList(Data(text.utf8)) }
    }
  }

  @Test func `an empty list, and one that is too long, are refused`() throws {
    #expect(throws: TrustListProblem.noCertificates) { try TrustList(Data("[]".utf8)) }
    let key = "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n"
    #expect(throws: TrustListProblem.noCertificates) { try TrustList(Data(key.utf8)) }
    let many = "[" + [String](repeating: #""AAAA""#, count: TrustListFile.most + 1).joined(separator: ",") + "]"
    #expect(throws: TrustListProblem.tooMany(limit: TrustListFile.most)) { try TrustList(Data(many.utf8)) }
    let empty = [[UInt8]](repeating: [0x30, 0], count: TrustListFile.most + 1)
    #expect(throws: TrustListProblem.tooMany(limit: TrustListFile.most)) { try TrustList(Data(empty.joined())) }
    let large = Data(count: TrustList.longestFile + 1)
    #expect(throws: TrustListProblem.tooLarge(bytes: large.count, limit: TrustList.longestFile)) {
      try TrustList(large)
    }
  }
}
