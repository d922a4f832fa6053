import Domain
import Foundation

/// A verifiable credential of the W3C, as DIVOC puts it into a zip archive in a code.
enum VerifiableCredential {
  private static let context = "https://www.w3.org/2018/credentials/v1"

  static func isOne(_ value: ClaimValue) -> Bool {
    value["@context"]?.elements?.contains { $0.text == context } ?? false
  }

  static func claims(_ value: ClaimValue) -> CertificateClaims {
    CertificateClaims(issuer: value["issuer"]?.text, issuedAt: value["issuanceDate"]?.moment, payload: value)
  }

  /// The credential in a zip archive; nil where there is none.
  static func unpacked(_ archive: Data) -> ClaimValue? {
    SmallZip.files(in: Array(archive)).lazy.compactMap { BoundedJSON.value(of: Data($0)) }.first(where: isOne)
  }
}

extension ClaimValue {
  /// A text of ISO 8601, with a fraction of a second or without.
  fileprivate var moment: Date? {
    guard let text else { return nil }
    return [true, false].lazy.compactMap { isFractional -> Date? in
      try? Date.ISO8601FormatStyle(includingFractionalSeconds: isFractional).parse(text)
    }.first
  }
}
