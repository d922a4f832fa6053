/// Why a file isn't taken as a trust list.
package enum TrustListProblem: Error, Hashable, Sendable {
  case tooLarge(bytes: Int, limit: Int)
  /// Neither PEM nor DER, nor a list in JSON.
  case notATrustList
  /// Something else that people take for a list.
  case otherForm(OtherForm)
  case noCertificates
  case tooMany(limit: Int)
  /// None of its certificates can be used; why the first can't.
  case noUsableCertificate(Entry)

  /// What a file is that isn't read.
  package enum OtherForm: Hashable, Sendable {
    /// JSON without certificates where they are looked for; its members, the first few.
    case json(members: [String])
    /// Keys without the certificates that say whose they are and how long they are valid.
    case bareKeys
    case webPage
    /// ZIP or gzip.
    case archive
  }

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
