import DesignSystem
import Domain
import Foundation
import PortableUI
import Testing

@testable import Certificates

@MainActor
@Suite struct VerdictSummaryTests {
  private static let issued = Date(timeIntervalSince1970: 1_640_000_000)
  private static let expires = Date(timeIntervalSince1970: 1_670_000_000)
  private static let later = Date(timeIntervalSince1970: 1_700_000_000)
  private static let day = Day(year: 2022, month: 6, day: 1)

  private func check(_ reason: CheckReason) -> CertificateCheck {
    let key = TrustedKey(id: Data(), subject: "", validity: .distantPast ... .distantFuture, usage: [])
    let claims = CertificateClaims(issuedAt: Self.issued, expiresAt: Self.expires, payload: .null)
    return CertificateCheck(kind: .dcc, reason: reason, claims: claims, key: key)
  }

  private func summary(
    _ reason: CheckReason, on day: Day?, now: Date, _ language: String = "en"
  ) -> (String, CertificateVerdict) {
    let summary = VerdictSummary(check(reason).at(day?.noon(in: .gmt) ?? now), on: day, in: .gmt, now: now)
    return (summary.text.words(for: Locale(identifier: language)), summary.sign)
  }

  @Test func `an expired certificate has no sign of a valid one, whatever day is asked for`() throws {
    let day = try #require(Self.day)

    #expect(summary(.valid, on: day, now: Self.later) == ("Valid on June 1, 2022 (expired today)", .expired))
    #expect(
      summary(.valid, on: day, now: Self.later, "ru") == (
        "Действителен на 1 июня 2022\u{202F}г. (сегодня срок истёк)", .expired
      ))
    #expect(summary(.valid, on: nil, now: Self.later) == ("Expired", .expired))
  }

  @Test func `each difference between a day and today is told`() throws {
    let early = try #require(Day(year: 2021, month: 1, day: 1))
    let day = try #require(Self.day)
    let late = try #require(Day(year: 2023, month: 1, day: 1))
    let (before, within) = (Date(timeIntervalSince1970: 1_600_000_000), Date(timeIntervalSince1970: 1_650_000_000))
    let cases: [(Day, Date, String, CertificateVerdict)] = [
      (day, within, "Valid signature", .valid),
      (day, before, "Valid on June 1, 2022 (not yet valid today)", .notYetValid),
      (late, within, "Expired by January 1, 2023 (valid today)", .expired),
      (late, before, "Expired by January 1, 2023 (not yet valid today)", .expired),
      (late, Self.later, "Expired", .expired),
      (early, within, "Not yet valid on January 1, 2021 (valid today)", .notYetValid),
      (early, Self.later, "Not yet valid on January 1, 2021 (expired today)", .notYetValid),
    ]
    for (day, now, words, sign) in cases { #expect(summary(.valid, on: day, now: now) == (words, sign)) }
  }

  @Test(arguments: [.emptyTrustList, .unknownKey(id: Data([1])), .noKeyID] as [CheckReason])
  func `without a key it is told what is known of the time`(_ reason: CheckReason) {
    let within = Date(timeIntervalSince1970: 1_650_000_000)

    #expect(summary(reason, on: nil, now: Self.later) == ("Expired, signature not checked", .expired))
    #expect(summary(reason, on: nil, now: .distantPast) == ("Not yet valid, signature not checked", .notYetValid))
    #expect(summary(reason, on: nil, now: within) == ("Signing key unknown", .unknownKey))
    #expect(summary(reason, on: Self.day, now: Self.later) == ("Signing key unknown", .unknownKey))
  }

  @Test func `the reason begins with the time where the signature isn't checked`() {
    let text = CheckReasonText.text(of: check(.emptyTrustList), at: Self.later, in: .gmt)
    #expect(
      text.words(for: Locale(identifier: "en"))
        == "It expired on December 2, 2022. Signature not checked: no trust list.")
    let within = CheckReasonText.text(of: check(.emptyTrustList), at: Self.issued, in: .gmt)
    #expect(within.words(for: Locale(identifier: "en")) == "Signature not checked: no trust list.")
  }
}
