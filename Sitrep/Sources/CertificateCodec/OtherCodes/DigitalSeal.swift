import Domain
import Foundation

/// A Visible Digital Seal for Non-Constrained environments (ICAO Doc 9303): JSON with `data`, `hdr` and `msg`.
enum DigitalSeal {
  static func isOne(_ value: ClaimValue) -> Bool {
    header(of: value)?["t"]?.text?.hasPrefix("icao.") ?? false
  }

  static func claims(_ value: ClaimValue) -> CertificateClaims {
    CertificateClaims(issuer: header(of: value)?["is"]?.text, payload: value)
  }

  /// Some issuers put several seals into a list.
  private static func header(of value: ClaimValue) -> ClaimValue? {
    (value.elements?.first ?? value)["data"]?["hdr"]
  }
}
