import Domain
import Foundation
import SampleData
import Testing

@testable import CertificateCodec

@Suite(.enabled(if: SharedData.isThere, SharedData.absence))
struct PublishedOtherCodeTests {
  private static let folder = SharedData.folder.appending(path: "certificates/other-qr")

  private func check(_ code: Data) -> CertificateCheck {
    CertificateChecker(trustList: .empty).check(code, at: Date(timeIntervalSince1970: 1_640_000_000))
  }

  private func files(in folder: String, _ isWanted: (String) -> Bool) throws -> [(name: String, code: Data)] {
    let url = Self.folder.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).filter(isWanted)
      .sorted()
      .map { ($0, try Data(contentsOf: url.appending(path: $0))) }
  }

  @Test func `SMART Health Cards, their parts, tokens and links are recognised`() throws {
    let cards = try files(in: "shc") { name in
      name.contains("qr-code-numeric") || name.contains("-d-jws") || name.hasPrefix("shlink-link")
        || name.hasSuffix(".smart-health-card")
    }
    #expect(cards.count > 50)
    // These were broken on purpose until nothing tells what they are: no scheme, no algorithm, nothing that unpacks.
    let broken = ["d-jws-no_jws_header_alg", "d-jws-no_jws_header_zip", "f-qr-code-numeric-value-0-wrong_qr_header"]
    let unknown = cards.filter { check($0.code).kind != .smartHealthCard }.map(\.name)
    #expect(unknown == broken.map { "test-example-00-\($0).txt" })
    let whole = try #require(try files(in: "khealthcertificate/shc") { $0.hasSuffix(".txt") }.first)
    #expect(check(whole.code).claims?.issuer == "https://spec.smarthealth.cards/examples/issuer")
  }

  @Test func `digital seals and DIVOC's archive are recognised`() throws {
    for seal in try files(in: "khealthcertificate/icao", { $0.hasSuffix(".txt") }) {
      #expect(check(seal.code).kind == .vdsNC, "\(seal.name)")
      #expect(check(seal.code).claims?.issuer?.count == 3, "\(seal.name)")
    }
    let archives = try files(in: "khealthcertificate/divoc") { $0.hasSuffix(".bin") || $0.hasSuffix(".json") }
    for archive in archives { #expect(check(archive.code).kind == .divoc, "\(archive.name)") }
    #expect(
      archives.map { check($0.code).claims?.payload["credentialSubject"]?["name"]?.text } == [
        "Katie Dragon", "Katie Dragon",
      ])
  }

  @Test func `links of gosuslugi.ru are recognised, and those that resemble them are not`() throws {
    let file = Self.folder.appending(path: "gosuslugi/synthetic-urls.json")
    let value = try JSONDecoder().decode(ClaimValue.self, from: Data(contentsOf: file))
    for sample in value["samples"]?.elements ?? [] {
      let check = check(Data((sample["qr"]?.text ?? "").utf8))
      #expect(check.kind == .gosuslugi)
      #expect(check.claims?.payload["number"]?.text == (sample["uuid"] ?? sample["unrz"])?.text)
    }
    let others = (value["malformed"]?.elements ?? []).compactMap(\.text)
    #expect(others.count == 4)
    for other in others { #expect(check(Data(other.utf8)).kind == .unknown) }
  }

  @Test func `EU certificates of other programs' tests are read, and what their keys signed is valid`() throws {
    let folder = "khealthcertificate/eu-dgc"
    let keys = try files(in: folder) { $0.hasSuffix(".der") }
    let list = try TrustList(keys.map(\.code).reduce(Data(), +))
    #expect(list.keys.count == 3)
    let checker = CertificateChecker(trustList: list)
    var signed = 0
    for certificate in try files(in: folder, { $0.hasSuffix(".txt") }) {
      let check = checker.check(certificate.code, at: Date(timeIntervalSince1970: 1_625_000_000))
      #expect(check.kind == .dcc)
      #expect(check.claims != nil, "\(certificate.name)")
      print("\(certificate.name): \(check.reason)")
      if [.valid, .expired].contains(check.verdict) { signed += 1 }
    }
    #expect(signed >= 3)
  }
}
