/// What a technical check found; it never says what a certificate is good for by law.
package enum CertificateVerdict: String, CaseIterable, Hashable, Sendable {
  case valid
  case expired
  case notYetValid
  /// The trust list has no key with the certificate's id.
  case unknownKey
  case badSignature
  /// The key may not sign this kind of certificate.
  case wrongKeyUsage
  /// Its content breaks the schema.
  case invalidSchema
  case malformed
  case notACertificate
  /// A code of a kind that Sitrep recognises but can't check.
  case notChecked
}
