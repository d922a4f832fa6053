/// The layers of a certificate, in the order in which they are checked: the first that fails is the verdict.
package enum CheckLayer: String, CaseIterable, Hashable, Sendable {
  /// A picture with a code that can be read.
  case picture
  /// `HC1:`.
  case prefix
  /// RFC 9285.
  case base45
  /// RFC 1950.
  case zlib
  /// COSE_Sign1, the envelope of RFC 9052.
  case cose
  /// What the envelope holds, RFC 8949.
  case cbor
  /// The claims of RFC 8392: issuer, times and the certificate itself.
  case cwt
  /// The content, by the schema of the eHealth Network.
  case schema
  /// The signing key and what it may sign.
  case key
  case signature
  case time
}
