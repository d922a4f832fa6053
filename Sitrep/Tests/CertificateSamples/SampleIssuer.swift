import Crypto
import CryptoExtras
import Foundation
import SwiftASN1
import X509

/// Somebody who signs certificates in tests, with a key and an X.509 certificate of their own.
package struct SampleIssuer: Sendable {
  package enum Key: Sendable {
    case p256(P256.Signing.PrivateKey)
    case p384(P384.Signing.PrivateKey)
    case rsa(_RSA.Signing.PrivateKey)
    /// Which no certificate may be signed with.
    case ed25519(Curve25519.Signing.PrivateKey)

    /// As COSE numbers how it signs.
    var algorithm: Int {
      switch self {
      case .p256, .p384: -7
      case .rsa: -37
      case .ed25519: -8
      }
    }

    func signature(of bytes: [UInt8]) throws -> [UInt8] {
      let digest = SHA256.hash(data: bytes)
      return switch self {
      case .p256(let key): Array(try key.signature(for: digest).rawRepresentation)
      case .p384(let key): Array(try key.signature(for: digest).rawRepresentation)
      case .rsa(let key): Array(try key.signature(for: digest, padding: .PSS).rawRepresentation)
      case .ed25519(let key): Array(try key.signature(for: Data(bytes)))
      }
    }

    fileprivate var forCertificate: Certificate.PrivateKey {
      switch self {
      case .p256(let key): Certificate.PrivateKey(key)
      case .p384(let key): Certificate.PrivateKey(key)
      case .rsa(let key): Certificate.PrivateKey(key)
      case .ed25519(let key): Certificate.PrivateKey(key)
      }
    }
  }

  package let key: Key

  /// The X.509 certificate, in DER.
  package let der: [UInt8]

  /// The first eight bytes of its SHA-256.
  package var id: [UInt8] { Array(SHA256.hash(data: der).prefix(8)) }

  /// - Parameters:
  ///   - key: What it signs with.
  ///   - usages: The object identifiers of what it may sign.
  ///   - validity: When its certificate is valid.
  /// - Throws: Where the certificate can't be made.
  package init(
    _ key: Key = .p256(P256.Signing.PrivateKey()), usages: [ASN1ObjectIdentifier] = [],
    validity: ClosedRange<Date> = Date(
      timeIntervalSince1970: 1_600_000_000)...Date(timeIntervalSince1970: 2_000_000_000)
  ) throws {
    self.key = key
    let name = try DistinguishedName {
      CountryName("XK")
      CommonName("Sitrep Sample")
    }
    let certificate = try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(bytes: [1, 2, 3]),
      publicKey: key.forCertificate.publicKey, notValidBefore: validity.lowerBound,
      notValidAfter: validity.upperBound, issuer: name, subject: name,
      extensions: try Certificate.Extensions {
        if !usages.isEmpty { try ExtendedKeyUsage(usages.map(ExtendedKeyUsage.Usage.init)) }
      }, issuerPrivateKey: key.forCertificate)
    var serializer = DER.Serializer()
    try serializer.serialize(certificate)
    der = serializer.serializedBytes
  }

  /// The X.509 certificate as PEM.
  package var pem: String {
    PEMDocument(type: "CERTIFICATE", derBytes: der).pemString
  }
}
