import CertificateSamples
import Domain
import Foundation
import SampleData
import Testing

@testable import CertificateCodec

/// The EU's own test data; what a case doesn't have is not tested.
@Suite(.enabled(if: SharedData.isThere, SharedData.absence))
struct PublishedCaseTests {
  private struct Count {
    var agreed = 0
    var differing: [String] = []
  }

  /// The one expectation that is wrong in the data: its JSON isn't what its CBOR says.
  private static let wrongJSON = "FR/2DCode/raw/test_pcr_ok.json"

  @Test func `every flag agrees`() throws {
    var counts: [PublishedCase.Flag: Count] = [:]
    for published in try PublishedCase.all() {
      for flag in PublishedCase.Flag.allCases {
        guard let expected = published.expects(flag), let found = try published.result(of: flag) else { continue }
        if found == expected {
          counts[flag, default: Count()].agreed += 1
        } else {
          counts[flag, default: Count()].differing.append(published.name)
        }
      }
    }
    for flag in PublishedCase.Flag.allCases where flag != .pictureDecode {
      let count = counts[flag] ?? Count()
      print("\(flag.rawValue): \(count.agreed) agree, \(count.differing.count) differ \(count.differing)")
    }
    for (flag, count) in counts {
      #expect(count.differing == (flag == .validJSON ? [Self.wrongJSON] : []), "\(flag.rawValue)")
    }
  }

  @Test func `no code fails where it is expected to pass, and each fails that is expected to`() throws {
    var verdicts: [CertificateVerdict: Int] = [:]
    for published in try PublishedCase.all() {
      guard let code = published.code, let clock = published.clock else { continue }
      let check = CertificateChecker(trustList: try published.trustList).check(Data(code.utf8), at: clock)
      verdicts[check.verdict, default: 0] += 1
      if let flag = check.reason.flag { #expect(published.expects(flag) != true, "\(published.name) \(check.reason)") }
      let isToFail = PublishedCase.Flag.allCases.contains { $0 != .pictureDecode && published.expects($0) == false }
      if isToFail { #expect(check.verdict != .valid, "\(published.name)") }
    }
    print("Verdicts on codes: \(verdicts)")
    #expect(verdicts[.valid, default: 0] > 200)
  }
}

extension CheckReason {
  /// What the test data calls the check that failed.
  fileprivate var flag: PublishedCase.Flag? {
    switch self {
    case .valid, .otherKind, .noCode, .pictureProblem: nil
    case .prefix: .unprefix
    case .base45Character, .base45Group: .base45Decode
    case .notCompressed, .damagedCompression, .tooLarge: .compression
    case .envelope, .payload, .noCertificate, .claim: .decode
    case .content: .schemaValidation
    case .noKeyID, .emptyTrustList, .unknownKey, .signature: .verify
    case .keyUsage: .keyUsage
    case .notYetValid, .expired: .expirationCheck
    }
  }
}

extension PublishedCase {
  /// Finds out what a flag is about; nil where the case has nothing to find it out with.
  fileprivate func result(of flag: Flag) throws -> Bool? {
    switch flag {
    case .validObject: json != nil
    case .encode, .validJSON: content.map { $0.isSame(as: json ?? .null) }
    case .schemaValidation: ContentSchema.faults(of: content ?? json ?? .null, issuedAt: claims?.issuedAt).isEmpty
    case .decode: claims != nil
    case .unprefix: code.map { $0.hasPrefix(CodeRecognition.prefix) }
    case .base45Decode: base45.map { packed($0) != nil }
    case .compression: (compressed ?? base45.flatMap(packed)).map { inflated($0) != nil }
    // Tests of PictureCodec read the pictures.
    case .pictureDecode: nil
    case .verify: try envelope.map { try isSigned($0) }
    case .keyUsage: try envelope.map { try isMeant($0) }
    case .expirationCheck, .expired: isInTime
    }
  }

  private var envelope: COSESign1? {
    guard let bytes = cose ?? (compressed ?? base45.flatMap(packed)).flatMap(inflated) else { return nil }
    return try? COSESign1(bytes)
  }

  private var claims: CertificateClaims? { envelope.flatMap { try? CWTClaims($0.payload).certificate } }

  private var content: ClaimValue? { claims?.payload }

  private func packed(_ base45: String) -> [UInt8]? { try? Base45.decode(base45.utf8, after: 0) }

  private func inflated(_ bytes: [UInt8]) -> [UInt8]? { try? Inflation.inflate(bytes, .zlib) }

  private func isSigned(_ envelope: COSESign1) throws -> Bool {
    (try? CertificateChecker(trustList: try trustList).entry(for: envelope).isSigned) ?? false
  }

  private func isMeant(_ envelope: COSESign1) throws -> Bool {
    let kinds = CertificateContentKind.allCases.filter { content?[$0.rawValue] != nil }
    return try trustList.keys.contains { !$0.usage.isDisjoint(with: kinds) }
  }

  private var isInTime: Bool? {
    guard let claims, let clock, let key = try? trustList.keys.first else { return nil }
    return CheckReason.time(of: claims, signedBy: key, at: clock) == nil
  }
}

extension ClaimValue {
  /// True if both say the same, whatever the order of members and how a number is written.
  fileprivate func isSame(as other: ClaimValue) -> Bool {
    switch (self, other) {
    case (.object(let members), .object(let others)):
      members.count == others.count
        && members.allSatisfy { member in
          others.first { $0.name == member.name }.map { member.value.isSame(as: $0.value) } ?? false
        }
    case (.array(let elements), .array(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
    case (.integer, .number), (.number, .integer): wholeNumber == other.wholeNumber
    default: self == other
    }
  }
}
