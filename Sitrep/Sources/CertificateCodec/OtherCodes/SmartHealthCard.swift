import Domain
import Foundation

/// A SMART Health Card: a JWS whose characters are pairs of digits behind `shc:/`, or a link to one.
enum SmartHealthCard {
  private static let scheme = "shc:/"

  static func isOne(_ text: String) -> Bool {
    hasScheme(text) || text.lowercased().contains("shlink:/") || claims(ofToken: text) != nil
  }

  /// What a whole card says; nil for a link, a part of a card, and a card that can't be read.
  static func claims(_ text: String) -> CertificateClaims? {
    guard hasScheme(text) else { return claims(ofToken: text) }
    return token(text.dropFirst(scheme.count).utf8).flatMap(claims(ofToken:))
  }

  /// Schemes have no case, and capitals make a code smaller.
  private static func hasScheme(_ text: String) -> Bool { text.prefix(scheme.count).lowercased() == scheme }

  /// Two digits for each character, less 45.
  private static func token(_ digits: some Collection<UInt8>) -> String? {
    guard digits.count.isMultiple(of: 2) else { return nil }
    var characters: [UInt8] = []
    var rest = digits[...]
    while !rest.isEmpty {
      guard let value = rest.prefix(2).wholeNumber, value + 45 < 128 else { return nil }
      characters.append(UInt8(value + 45))
      rest = rest.dropFirst(2)
    }
    return String(decoding: characters, as: UTF8.self)
  }

  /// A JWS: header, payload and signature, in base 64 for addresses.
  private static func claims(ofToken token: String) -> CertificateClaims? {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Data(base64: parts[0]).flatMap(BoundedJSON.value), header["alg"] != nil,
      let payload = Data(base64: parts[1])
    else { return nil }
    let isPacked = header["zip"]?.text == "DEF"
    guard let bytes = isPacked ? unpacked(payload) : payload, let value = BoundedJSON.value(of: bytes) else {
      return nil
    }
    return CertificateClaims(
      issuer: value["iss"]?.text, issuedAt: value["nbf"]?.date, expiresAt: value["exp"]?.date, payload: value)
  }

  private static func unpacked(_ bytes: Data) -> Data? {
    do throws(CheckReason) {
      return Data(try Inflation.inflate(Array(bytes), .raw))
    } catch {
      return nil
    }
  }
}

extension ClaimValue {
  /// Seconds since 1970.
  fileprivate var date: Date? {
    switch self {
    case .integer(let seconds): CertificateTime.date(Double(seconds))
    case .number(let seconds): CertificateTime.date(seconds)
    default: nil
    }
  }
}
