import CertificateSamples
import Domain
import Foundation
import Testing

@testable import CertificateCodec

@Suite struct OtherCodeTests {
  private func check(_ code: some Sequence<UInt8>) -> CertificateCheck {
    CertificateChecker(trustList: .empty).check(Data(code), at: SampleCertificate.moment)
  }

  private func check(_ text: String) -> CertificateCheck { check(text.utf8) }

  @Test func `other kinds are recognised, and not checked`() {
    let codes: [(CodeKind, [UInt8])] = [
      (.smartHealthCard, Array(OtherCodeSamples.card.utf8)), (.vdsNC, Array(OtherCodeSamples.seal.utf8)),
      (.divoc, OtherCodeSamples.archive), (.divoc, Array(OtherCodeSamples.credential.utf8)),
      (.gosuslugi, Array("https://www.gosuslugi.ru/covid-cert/verify/9000000000000001?lang=ru".utf8)),
      (.unknown, Array("WIFI:S:home;T:WPA;P:secret;;".utf8)), (.unknown, []), (.unknown, [0xFF, 0xFE]),
    ]
    for (kind, code) in codes {
      let check = check(code)
      #expect(check.kind == kind)
      #expect(check.verdict == .notChecked)
      #expect(check.layer == nil)
    }
  }

  // MARK: SMART Health Cards

  @Test func `a health card says who issued it, and when`() {
    let claims = check(OtherCodeSamples.card).claims
    #expect(claims?.issuer == "https://example.org/issuer")
    #expect(claims?.issuedAt == Date(timeIntervalSince1970: 1_620_992_383.218))
    #expect(claims?.payload["vc"]?["type"]?.elements == [.text("x")])
  }

  @Test func `a token alone, one that isn't packed, and a file of cards are health cards`() {
    let token = OtherCodeSamples.token(header: #"{"alg":"ES256"}"#, payload: Array(#"{"iss":"i","exp":5}"#.utf8))
    #expect(check(token).claims?.expiresAt == Date(timeIntervalSince1970: 5))
    #expect(check(OtherCodeSamples.digits(token)).claims?.issuer == "i")
    #expect(check(#"{"verifiableCredential":["\#(token)"]}"#).kind == .smartHealthCard)
    #expect(check("https://example.org/viewer#shlink:/eyJ").kind == .smartHealthCard)
  }

  @Test func `schemes have no case`() {
    #expect(check(OtherCodeSamples.card.replacing("shc", with: "SHC")).claims == check(OtherCodeSamples.card).claims)
    #expect(check("SHLINK:/eyJ").kind == .smartHealthCard)
    let link = "https://www.gosuslugi.ru/covid-cert/verify/9000000000000001"
    #expect(check(link.uppercased()).claims == check(link).claims)
    #expect(check("HTTPS://www.GosUslugi.ru/covid-cert/verify/9000000000000001").kind == .gosuslugi)
  }

  @Test(arguments: ["shc:/1/3/5676", "shc:/567", "shc:/99", "shc:/5676", "shc:/", "shc:/ab"])
  func `a part of a health card is one that says nothing`(_ text: String) {
    #expect(check(text).kind == .smartHealthCard)
    #expect(check(text).claims == nil)
  }

  @Test func `a token that can't be unpacked is no health card`() {
    let token = OtherCodeSamples.token(header: #"{"alg":"ES256","zip":"DEF"}"#, payload: [0xFF, 0xFF])
    #expect(check(token).kind == .unknown)
    #expect(check(OtherCodeSamples.token(header: #"{"typ":"x"}"#, payload: [])).kind == .unknown)
    #expect(check("a.b.c").kind == .unknown)
  }

  // MARK: JSON

  @Test func `a seal says who issued it, also in a list`() {
    #expect(check(OtherCodeSamples.seal).claims?.issuer == "UTO")
    #expect(check("[\(OtherCodeSamples.seal)]").claims?.issuer == "UTO")
  }

  @Test(arguments: ["{}", "[]", "{", #"{"data":{"hdr":{"t":"other"}}}"#, #"{"@context":["x"]}"#])
  func `other JSON is unknown`(_ text: String) {
    #expect(check(text).kind == .unknown)
  }

  @Test func `JSON that lies deep is not read`() {
    #expect(check(String(repeating: "[", count: 40_000)).kind == .unknown)
    #expect(BoundedJSON.value(of: Data(#"{"a":"\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}"#.utf8)) != nil)
  }

  // MARK: DIVOC

  @Test func `a credential says who issued it, and when`() throws {
    let claims = check(OtherCodeSamples.archive).claims
    #expect(claims?.issuer == "https://example.org/")
    #expect(claims?.issuedAt == (try Date("2021-07-16T19:40:00Z", strategy: .iso8601)))
    let stored = OtherCodeSamples.archive(of: Array(OtherCodeSamples.credential.utf8), method: 0)
    #expect(check(stored).claims == claims)
    let whole = OtherCodeSamples.credential.replacing(".000Z", with: "Z")
    #expect(check(whole).claims?.issuedAt == claims?.issuedAt)
    #expect(check(whole.replacing("2021", with: "x")).claims?.issuedAt == nil)
  }

  @Test func `an archive that was written by a stream is read by its list, or by the end of the packed file`() {
    let packed = OtherCodeSamples.raw(Array(OtherCodeSamples.credential.utf8))
    let plain = Array(OtherCodeSamples.credential.utf8)
    let whole = [
      OtherCodeSamples.streamed([(packed, 8)]), OtherCodeSamples.streamed([(plain, 0)]),
      OtherCodeSamples.streamed([(Array("{}".utf8), 0), (packed, 8)]),
      OtherCodeSamples.streamed([(packed, 8)], hasList: false),
    ]
    for archive in whole { #expect(check(archive).claims?.issuer == "https://example.org/") }
    #expect(check(OtherCodeSamples.streamed([(plain, 0)], hasList: false)).kind == .unknown)
  }

  @Test func `an archive of something else, or of a part, is unknown`() {
    #expect(check(OtherCodeSamples.archive.prefix(20)).kind == .unknown)
    #expect(check(OtherCodeSamples.archive.dropLast()).kind == .unknown)
    #expect(check(OtherCodeSamples.archive(of: Array("{}".utf8), method: 0)).kind == .unknown)
    #expect(check(OtherCodeSamples.archive(of: [0xFF], method: 8)).kind == .unknown)
  }

  // MARK: Gosuslugi

  @Test func `a link of gosuslugi.ru has a kind and a number`() {
    let id = "00000000-0000-4000-8000-000000000001"
    for (path, number) in [
      ("vaccine/cert/verify", id), ("covid-cert/status", id), ("covid-cert/verify", "9000000000000001"),
    ] {
      let payload = check("https://www.gosuslugi.ru/\(path)/\(number)?lang=ru&ck=0#x").claims?.payload
      #expect(payload == .members(["kind": .text(path), "number": .text(number)]))
    }
  }

  @Test(arguments: [
    "https://www.gosuslugi.ru.example.org/covid-cert/verify/9000000000000001", "http://gosuslugi.ru/covid-cert/verify/",
    "https://www.gosuslugi.ru/covid-cert/verify/900000000000000", "https://www.gosuslugi.ru/covid-cert/status/no",
    "https://www.gosuslugi.ru/", "https://www.gosuslugi.ru/covid-cert/verify/900000000000000x",
  ]) func `a link that resembles one is unknown`(_ text: String) {
    #expect(check(text).kind == .unknown)
  }
}
