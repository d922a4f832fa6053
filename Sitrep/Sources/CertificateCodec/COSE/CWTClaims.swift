import Domain
import Foundation

/// The claims of a certificate (RFC 8392), and the certificate among them.
struct CWTClaims {
  /// The labels of claims; the last is of the eHealth Network.
  private enum Label {
    static let issuer = 1
    static let expiresAt = 4
    static let issuedAt = 6
    static let healthCertificate = -260
    /// Within the health certificate.
    static let version1 = 1
  }

  let certificate: CertificateClaims

  /// - Parameter payload: What an envelope holds.
  /// - Throws: What is wrong with it.
  init(_ payload: [UInt8]) throws(CheckReason) {
    let claims = try Self.decoded(payload).untagged
    guard let content = claims[Label.healthCertificate]?.untagged[Label.version1], case .map = content else {
      throw .noCertificate
    }
    certificate = CertificateClaims(
      issuer: claims[Label.issuer].map(ClaimValue.init)?.text,
      issuedAt: try Self.date(claims[Label.issuedAt], .issuedAt),
      expiresAt: try Self.date(claims[Label.expiresAt], .expiresAt), payload: ClaimValue(content))
  }

  /// All claims as they are, by their numbers.
  static func value(of payload: [UInt8]) throws(CheckReason) -> ClaimValue {
    ClaimValue(try decoded(payload))
  }

  private static func decoded(_ payload: [UInt8]) throws(CheckReason) -> CBORValue {
    do throws(CBORDecoder.Fault) {
      return try CBORDecoder.value(of: payload)
    } catch {
      throw .payload(byte: error.byte)
    }
  }

  /// Seconds since 1970, also with a fraction.
  private static func date(_ value: CBORValue?, _ name: CheckReason.ClaimName) throws(CheckReason) -> Date? {
    let seconds: Double
    switch value?.untagged {
    case nil, .null?: return nil
    case .float(let number)?: seconds = number
    case let value?:
      guard let number = value.integer else { throw .claim(name) }
      seconds = Double(number)
    }
    guard let date = CertificateTime.date(seconds) else { throw .claim(name) }
    return date
  }
}

extension ClaimValue {
  /// The same value as JSON has it: bytes in base 64, dates without their tags, names of members as texts.
  init(_ value: CBORValue) {
    switch value {
    case .text(let text): self = .text(text)
    case .bytes(let bytes): self = .text(Data(bytes).base64EncodedString())
    case .array(let elements): self = .array(elements.map(ClaimValue.init))
    case .map(let entries):
      self = .object(entries.map { Member(name: ClaimValue($0.key).name, value: ClaimValue($0.value)) })
    case .tagged(_, let inner): self = ClaimValue(inner)
    case .boolean(let boolean): self = .boolean(boolean)
    case .null: self = .null
    case .float(let number): self = .number(number)
    case .unsigned, .negative: self = value.integer.map(ClaimValue.integer) ?? .number(value.magnitude)
    }
  }

  /// The value as the name of a member; CBOR lets any value be one.
  private var name: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let boolean): String(boolean)
    case .null: "null"
    case .array(let elements): "[\(elements.map(\.name).joined(separator: ","))]"
    case .object(let members): "{\(members.map { "\($0.name):\($0.value.name)" }.joined(separator: ","))}"
    }
  }
}

extension CBORValue {
  /// A whole number that fits no Int, rounded.
  fileprivate var magnitude: Double {
    switch self {
    case .unsigned(let number): Double(number)
    case .negative(let number): -1 - Double(number)
    default: .nan
    }
  }
}
