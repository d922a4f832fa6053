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

  /// The credential in the first file of a zip archive; nil where there is none.
  static func unpacked(_ archive: Data) -> ClaimValue? {
    let bytes = Array(archive)
    let head = 30
    guard bytes.count > head else { return nil }
    let isPacked = bytes.number(at: 8, bytes: 2) == 8
    let size = bytes.number(at: 18, bytes: 4)
    let start = head + bytes.number(at: 26, bytes: 2) + bytes.number(at: 28, bytes: 2)
    guard start + size <= bytes.count else { return nil }
    let file = Array(bytes[start..<start + size])
    guard let content = isPacked ? inflated(file) : file, let value = BoundedJSON.value(of: Data(content)) else {
      return nil
    }
    return isOne(value) ? value : nil
  }

  private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
    do throws(CheckReason) {
      return try Inflation.inflate(bytes, .raw)
    } catch {
      return nil
    }
  }
}

extension [UInt8] {
  /// A number with its lowest byte first.
  fileprivate func number(at index: Int, bytes count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 + Int(self[index + $1]) }
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
