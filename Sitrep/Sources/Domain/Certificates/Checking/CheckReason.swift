import Foundation

/// Why a check ended as it did; a verdict and a layer follow from it.
package enum CheckReason: Error, Hashable, Sendable {
  /// What a signing key stands for that is outside its time.
  package enum TimeOwner: Hashable, Sendable {
    case certificate
    case key
  }

  case valid
  /// Not an EU certificate: nothing was checked.
  case otherKind(CodeKind)

  case noCode
  case pictureProblem(PictureProblem)

  /// What stands where `HC1:` should; nil: nothing that looks like a prefix.
  case prefix(String?)

  /// A character that Base45 has not, and its place, counted from 1 with the prefix.
  case base45Character(Unicode.Scalar, position: Int)
  /// Three characters that stand for no two bytes, or one that is left over.
  case base45Group(position: Int)

  case notCompressed
  case damagedCompression
  case tooLarge(limit: Int)

  case envelope(EnvelopeFault)
  /// The payload is no CBOR, from this byte on, counted from 0.
  case payload(byte: Int)

  /// There is no certificate among the claims.
  case noCertificate
  /// A time among the claims that is none.
  case claim(ClaimName)

  /// What breaks the schema; never empty.
  case content([ContentFault])

  /// Neither header names the key.
  case noKeyID
  case emptyTrustList
  case unknownKey(id: Data)
  /// What the key may sign, which this certificate is none of.
  case keyUsage(Set<CertificateContentKind>)

  case signature

  case notYetValid(TimeOwner, from: Date)
  case expired(TimeOwner, at: Date)

  /// What is wrong with a COSE_Sign1 envelope.
  package enum EnvelopeFault: Hashable, Sendable {
    /// It is no CBOR, from this byte on, counted from 0.
    case cbor(byte: Int)
    /// It isn't four items, or not of the types that they must have.
    case shape
    /// Neither ES256 nor PS256; nil: none is named.
    case algorithm(Int?)
  }

  package enum ClaimName: String, Hashable, Sendable {
    case issuedAt
    case expiresAt
  }
}

extension CheckReason {
  package var verdict: CertificateVerdict {
    switch self {
    case .valid: .valid
    case .otherKind: .notChecked
    case .noCode, .prefix: .notACertificate
    case .pictureProblem, .base45Character, .base45Group, .notCompressed, .damagedCompression, .tooLarge, .envelope,
      .payload, .noCertificate, .claim:
      .malformed
    case .content: .invalidSchema
    case .noKeyID, .emptyTrustList, .unknownKey: .unknownKey
    case .keyUsage: .wrongKeyUsage
    case .signature: .badSignature
    case .notYetValid: .notYetValid
    case .expired: .expired
    }
  }

  /// The layer that failed; nil where none did, or none was checked.
  package var layer: CheckLayer? {
    switch self {
    case .valid, .otherKind: nil
    case .noCode, .pictureProblem: .picture
    case .prefix: .prefix
    case .base45Character, .base45Group: .base45
    case .notCompressed, .damagedCompression, .tooLarge: .zlib
    case .envelope: .cose
    case .payload: .cbor
    case .noCertificate, .claim: .cwt
    case .content: .schema
    case .noKeyID, .emptyTrustList, .unknownKey, .keyUsage: .key
    case .signature: .signature
    case .notYetValid, .expired: .time
    }
  }
}
