/// Why a file isn't taken as a trust list.
package enum TrustListProblem: Error, Hashable, Sendable {
  case tooLarge(bytes: Int, limit: Int)
  /// Neither PEM nor DER, nor a list in JSON.
  case notATrustList
  case noCertificates
  case tooMany(limit: Int)
  /// None of its certificates can be used; why the first can't.
  case noUsableCertificate(Entry)

  /// Why one certificate of a list can't be used.
  package enum Entry: String, Error, CaseIterable, Hashable, Sendable {
    /// Not an X.509 certificate.
    case unreadable
    /// Neither P-256, P-384 nor RSA.
    case keyKind
    /// The id that the list gives it isn't its own.
    case wrongID
  }
}
