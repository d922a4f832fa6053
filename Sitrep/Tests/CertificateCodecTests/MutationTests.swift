import CertificateSamples
import Domain
import Foundation
import SampleData
import Testing

@testable import CertificateCodec

/// Certificates with bytes changed, lost and added by chance, the same in every run: each gives an answer.
@Suite struct MutationTests {
  private static let rounds = 3_000

  @Test func `an envelope is valid only while what was signed is the same`() throws {
    let issuer = try SampleIssuer()
    let checker = CertificateChecker(trustList: try TrustList(Data(issuer.der)))
    let envelope = try SampleCertificate().envelope(signedBy: issuer)
    let signed = try COSESign1(envelope).signedBytes
    var random = RepeatableRandom()
    var verdicts: Set<CertificateVerdict> = []
    for _ in 0..<Self.rounds {
      let damaged = Self.mutated(envelope, &random)
      let text = SampleCertificate.text(envelope: damaged)
      let verdict = checker.check(Data(text.utf8), at: SampleCertificate.moment).verdict
      verdicts.insert(verdict)
      if verdict == .valid { #expect(try COSESign1(damaged).signedBytes == signed) }
    }
    #expect(verdicts.isSuperset(of: [.malformed, .badSignature, .unknownKey]))
  }

  @Test func `damaged texts, trust lists and other codes are read to their end`() throws {
    let issuer = try SampleIssuer()
    let checker = CertificateChecker(trustList: try TrustList(Data(issuer.der)))
    let text = Array(try SampleCertificate().text(signedBy: issuer).utf8)
    let seeds = [text, Array(OtherCodeSamples.card.utf8), Array(OtherCodeSamples.seal.utf8), OtherCodeSamples.archive]
    var random = RepeatableRandom()
    var kinds: Set<CodeKind> = []
    for round in 0..<Self.rounds {
      let code = Self.mutated(seeds[round % seeds.count], &random)
      kinds.insert(checker.check(Data(code), at: SampleCertificate.moment).kind)
      _ = try? TrustList(Data(Self.mutated(issuer.der, &random)))
    }
    #expect(kinds.isSuperset(of: [.dcc, .unknown, .smartHealthCard, .vdsNC]))
  }

  private static func mutated(_ bytes: [UInt8], _ random: inout RepeatableRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.remove(at: index)
      default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
      }
    }
    return bytes
  }
}
