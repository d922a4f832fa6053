import Domain
import Foundation

/// Reads what codes say and checks it, without asking anybody.
///
/// Pure functions over memory: the same code, list and moment give the same answer.
package struct CertificateChecker: Sendable {
  let trustList: TrustList

  /// The most bytes of a code: a QR code holds less than 3,000, and some people paste a whole file.
  package static let longest = 100_000

  package init(trustList: TrustList) {
    self.trustList = trustList
  }

  package var keys: [TrustedKey] { trustList.keys }

  package var hasUncheckedSignature: Bool { trustList.hasUncheckedSignature }

  package var leftOut: [Int: TrustListProblem.Entry] { trustList.leftOut }

  package func check(_ code: Data, at moment: Date) -> CertificateCheck {
    guard code.count <= Self.longest else { return CertificateCheck(kind: .unknown, reason: .otherKind(.unknown)) }
    let kind = CodeRecognition.kind(of: code)
    guard kind == .dcc else {
      return CertificateCheck(kind: kind, reason: .otherKind(kind), claims: Self.claims(of: code, kind))
    }
    return check(certificate: CodeRecognition.text(of: code), at: moment)
  }

  /// What another code says, as far as it can be read.
  private static func claims(of code: Data, _ kind: CodeKind) -> CertificateClaims? {
    let text = CodeRecognition.text(of: code)
    return switch kind {
    case .smartHealthCard: SmartHealthCard.claims(text)
    case .gosuslugi: GosuslugiLink(text)?.claims
    case .vdsNC: BoundedJSON.value(of: Data(text.utf8)).map(DigitalSeal.claims)
    case .divoc:
      (VerifiableCredential.unpacked(code) ?? BoundedJSON.value(of: Data(text.utf8))).map(VerifiableCredential.claims)
    case .dcc, .unknown: nil
    }
  }

  private func check(certificate text: String, at moment: Date) -> CertificateCheck {
    var claims: CertificateClaims?
    var key: TrustedKey?
    let reason: CheckReason
    do throws(CheckReason) {
      let envelope = try Self.envelope(text)
      let read = try CWTClaims(envelope.payload).certificate
      claims = read
      let faults = ContentSchema.faults(of: read.payload, issuedAt: read.issuedAt)
      guard faults.isEmpty else { throw .content(faults) }
      let (entry, isSigned) = try entry(for: envelope)
      key = entry.key
      guard !entry.key.usage.isDisjoint(with: read.payload.attested) else { throw .keyUsage(entry.key.usage) }
      guard isSigned else { throw .signature }
      reason = .time(of: read, signedBy: entry.key, at: moment) ?? .valid
    } catch {
      reason = error
    }
    return CertificateCheck(kind: .dcc, reason: reason, claims: claims, key: key)
  }

  /// The layers down to the envelope.
  private static func envelope(_ text: String) throws(CheckReason) -> COSESign1 {
    let envelope = try COSESign1(try Inflation.inflate(try packed(text), .zlib))
    _ = try envelope.algorithm
    return envelope
  }

  /// What stands behind the prefix.
  static func packed(_ text: String) throws(CheckReason) -> [UInt8] {
    let prefix = CodeRecognition.prefix
    guard text.hasPrefix(prefix) else { throw .prefix(CodeRecognition.foundPrefix(text)) }
    return try Base45.decode(text.utf8.dropFirst(prefix.utf8.count), after: prefix.utf8.count)
  }

  /// The key that an envelope names, and whether it signed it; of several with one id, the one that did.
  func entry(for envelope: COSESign1) throws(CheckReason) -> (TrustList.Entry, isSigned: Bool) {
    guard let id = envelope.keyID else { throw .noKeyID }
    guard !trustList.keys.isEmpty else { throw .emptyTrustList }
    let entries = trustList.entries(id: id)
    guard let first = entries.first else { throw .unknownKey(id: id) }
    let (algorithm, bytes) = (try envelope.algorithm, envelope.signedBytes)
    let signer = entries.first { $0.verifier.isValid(envelope.signature, of: bytes, by: algorithm) }
    return (signer ?? first, isSigned: signer != nil)
  }
}

extension ClaimValue {
  /// What a certificate attests.
  fileprivate var attested: Set<CertificateContentKind> {
    Set(CertificateContentKind.allCases.filter { self[$0.rawValue] != nil })
  }
}
