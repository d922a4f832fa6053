import Foundation

/// All that a code says, and what checking it found.
package struct CertificateCheck: Hashable, Sendable {
  package let kind: CodeKind
  package let reason: CheckReason

  /// What was read before the check ended; nil where it was too damaged to read.
  package let claims: CertificateClaims?

  /// The key that the certificate names, where the trust list has it.
  package let key: TrustedKey?

  package init(kind: CodeKind, reason: CheckReason, claims: CertificateClaims? = nil, key: TrustedKey? = nil) {
    self.kind = kind
    self.reason = reason
    self.claims = claims
    self.key = key
  }

  package var verdict: CertificateVerdict { reason.verdict }
  package var layer: CheckLayer? { reason.layer }

  /// What became of a layer.
  package enum Outcome: Hashable, Sendable {
    case passed
    case failed
    /// One before it failed, or nothing was checked.
    case notReached
  }

  package func outcome(of layer: CheckLayer) -> Outcome {
    if kind != .dcc { return .notReached }
    guard let failed = self.layer, let end = CheckLayer.allCases.firstIndex(of: failed),
      let place = CheckLayer.allCases.firstIndex(of: layer)
    else { return .passed }
    return place < end ? .passed : place == end ? .failed : .notReached
  }
}

/// What a code says of itself, and what it carries.
package struct CertificateClaims: Hashable, Sendable {
  /// As it is written: two letters of a country in an EU certificate, an address in others.
  package let issuer: String?
  package let issuedAt: Date?
  package let expiresAt: Date?

  /// The content itself, without the claims around it.
  package let payload: ClaimValue

  package init(issuer: String? = nil, issuedAt: Date? = nil, expiresAt: Date? = nil, payload: ClaimValue) {
    self.issuer = issuer
    self.issuedAt = issuedAt
    self.expiresAt = expiresAt
    self.payload = payload
  }
}

/// A certificate of a trust list, without its key.
package struct TrustedKey: Hashable, Sendable {
  /// The first eight bytes of the SHA-256 of the certificate.
  package let id: Data

  /// Whom it names, for example `C=NL, O=Ministry of Health`.
  package let subject: String

  /// When it may be used, both ends included.
  package let validity: ClosedRange<Date>

  /// What it may sign.
  package let usage: Set<CertificateContentKind>

  package init(id: Data, subject: String, validity: ClosedRange<Date>, usage: Set<CertificateContentKind>) {
    self.id = id
    self.subject = subject
    self.validity = validity
    self.usage = usage
  }
}
