import DesignSystem
import Domain
import Foundation
import PortableUI
import Testing

@testable import Certificates

@MainActor
@Suite struct CheckReasonTextTests {
  private static let day = Date(timeIntervalSince1970: 1_650_000_000)

  private static let reasons: [CheckReason] =
    CodeKind.allCases.map(CheckReason.otherKind)
    + [
      .valid, .noCode, .pictureProblem(.empty), .prefix("HC2:"), .prefix(nil), .base45Character("é", position: 5),
      .base45Character("\n", position: 5), .base45Character("\t", position: 5), .base45Character("\u{A0}", position: 5),
      .base45Group(position: 7), .notCompressed, .damagedCompression, .tooLarge(limit: 1_000_000),
      .envelope(.cbor(byte: 3)), .envelope(.shape), .envelope(.algorithm(-8)), .envelope(.algorithm(nil)),
      .payload(byte: 9), .noCertificate, .claim(.issuedAt), .claim(.expiresAt), .noKeyID, .emptyTrustList,
      .unknownKey(id: Data([1, 2, 3])), .keyUsage([]), .keyUsage([.test]), .keyUsage([.vaccination, .recovery]),
      .signature, .notYetValid(.certificate, from: day), .notYetValid(.key, from: day),
      .expired(.certificate, at: day), .expired(.key, at: day), .content([]),
    ]
    + ContentFault.Problem.allCases.map { .content([ContentFault("v.dn", $0)]) }
    + [.content([ContentFault("", .wrongType), ContentFault("dob", .missing)])]

  private func words(_ text: Text, _ language: String) -> String { text.words(for: Locale(identifier: language)) }

  private func words(_ reason: CheckReason, _ language: String = "en") -> String {
    words(CheckReasonText.text(reason, in: .gmt), language)
  }

  @Test func `each reason has its own sentence, in both languages`() {
    let english = Self.reasons.map { words($0) }
    let russian = Self.reasons.map { words($0, "ru") }
    // A code of the one kind that is checked is never of another kind.
    #expect(Set(english).count == Self.reasons.count - 1)
    for (one, other) in zip(english, russian) where !one.isEmpty {
      #expect(one != other)
      #expect(other.contains { ("а"..."я").contains($0) })
    }
  }

  @Test func `sentences name what they are about`() {
    #expect(words(.prefix("HC2:")) == "It begins with “HC2:”, not with “HC1:”.")
    #expect(words(.expired(.key, at: Self.day)) == "The signing key expired on April 15, 2022.")
    #expect(words(.keyUsage([.vaccination, .recovery])) == "The key may sign these only: vaccinations, recoveries.")
    #expect(words(.unknownKey(id: Data([1, 2, 3]))) == "The trust list has no key AQID.")
    #expect(
      words(.base45Character("\n", position: 61))
        == "There is a line break at character 61, which can’t be in such a code.")
    #expect(
      words(.base45Character("\u{200B}", position: 7))
        == "There is an invisible character (U+200B) at character 7, which can’t be in such a code.")
    #expect(words(.base45Character("é", position: 9)) == "“é” at character 9 can’t be in such a code.")
    #expect(words(.prefix("H\u{202E}:")) == #"It begins with “H\u{202E}:”, not with “HC1:”."#)
    let faults = [ContentFault("", .wrongType), ContentFault("dob", .missing)]
    #expect(words(.content(faults)) == "The content isn’t an object; dob is missing")
  }

  @Test func `verdicts and trust lists have words of their own`() {
    for language in ["en", "ru"] {
      let verdicts = CertificateVerdict.allCases.map { words(VerdictText.text($0), language) }
      #expect(Set(verdicts).count == CertificateVerdict.allCases.count)
      let problems: [TrustListProblem] =
        [
          .tooLarge(bytes: 11_000_000, limit: 10_000_000), .notATrustList, .noCertificates, .tooMany(limit: 10_000),
          .otherForm(.json(members: [])), .otherForm(.json(members: ["a", "b"])), .otherForm(.bareKeys),
          .otherForm(.webPage), .otherForm(.archive),
        ] + TrustListProblem.Entry.allCases.map(TrustListProblem.noUsableCertificate)
      #expect(Set(problems.map { words(TrustListProblemText.text($0), language) }).count == problems.count)
    }
  }
}
