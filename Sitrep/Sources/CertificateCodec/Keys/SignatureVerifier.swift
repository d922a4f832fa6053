import Crypto
import CryptoExtras
import Foundation

/// A public key that can check signatures of COSE.
enum SignatureVerifier: Sendable {
  case p256(P256.Signing.PublicKey)
  case p384(P384.Signing.PublicKey)
  case rsa(_RSA.Signing.PublicKey)

  /// - Parameter key: SubjectPublicKeyInfo, in DER; nil for a key of another kind.
  init?(_ key: ArraySlice<UInt8>) {
    if let key = try? P256.Signing.PublicKey(derRepresentation: key) {
      self = .p256(key)
    } else if let key = try? P384.Signing.PublicKey(derRepresentation: key) {
      self = .p384(key)
    } else if let key = try? _RSA.Signing.PublicKey(derRepresentation: key) {
      self = .rsa(key)
    } else {
      return nil
    }
  }

  /// True if the key made the signature, by this algorithm.
  ///
  /// ES256 says how bytes are hashed, not which curve is used: some issuers signed with P-384.
  func isValid(_ signature: [UInt8], of bytes: [UInt8], by algorithm: COSESign1.Algorithm) -> Bool {
    let digest = SHA256.hash(data: bytes)
    switch (self, algorithm) {
    case (.p256(let key), .es256):
      return (try? P256.Signing.ECDSASignature(rawRepresentation: signature))
        .map { key.isValidSignature($0, for: digest) } ?? false
    case (.p384(let key), .es256):
      return (try? P384.Signing.ECDSASignature(rawRepresentation: signature))
        .map { key.isValidSignature($0, for: digest) } ?? false
    case (.rsa(let key), .ps256):
      return key.isValidSignature(_RSA.Signing.RSASignature(rawRepresentation: Data(signature)), for: digest)
    default:
      return false
    }
  }
}
