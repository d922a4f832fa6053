import Foundation

extension CertificateCheck {
  /// The same check for another moment: only the times are looked at again.
  ///
  /// A certificate that failed before its times were reached stays as it is.
  package func at(_ moment: Date) -> CertificateCheck {
    switch reason {
    case .valid, .notYetValid, .expired:
      guard let claims, let key else { return self }
      let reason = CheckReason.time(of: claims, signedBy: key, at: moment) ?? .valid
      return CertificateCheck(kind: kind, reason: reason, claims: claims, key: key)
    default: return self
    }
  }

  /// Whether a certificate is outside its own time, where its signature could not be checked.
  ///
  /// - Returns: Nil where it is inside, and where the check found more.
  package func uncheckedTime(at moment: Date) -> CheckReason? {
    guard verdict == .unknownKey, let claims else { return nil }
    return CheckReason.time(of: claims, at: moment)
  }
}

extension CheckReason {
  /// Why a certificate isn't valid at a moment: its own time goes before its key's, and both ends belong to either.
  ///
  /// - Returns: Nil where both are valid.
  package static func time(
    of claims: CertificateClaims, signedBy key: TrustedKey, at moment: Date
  ) -> CheckReason? {
    if let reason = time(of: claims, at: moment) { return reason }
    if moment < key.validity.lowerBound { return .notYetValid(.key, from: key.validity.lowerBound) }
    if moment > key.validity.upperBound { return .expired(.key, at: key.validity.upperBound) }
    return nil
  }

  /// Why a certificate is outside its own time; nil where it isn't.
  fileprivate static func time(of claims: CertificateClaims, at moment: Date) -> CheckReason? {
    if let start = claims.issuedAt, moment < start { return .notYetValid(.certificate, from: start) }
    if let end = claims.expiresAt, moment > end { return .expired(.certificate, at: end) }
    return nil
  }
}
