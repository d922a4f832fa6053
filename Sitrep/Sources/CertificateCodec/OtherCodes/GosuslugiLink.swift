import Domain
import Foundation

/// A code of the Russian state services: only a link, whose page alone can confirm it.
struct GosuslugiLink {
  let kind: String
  let number: String

  private static let host = "https://www.gosuslugi.ru"

  /// Nil for any other address, also one that only resembles it.
  init?(_ text: String) {
    // Schemes and hosts have no case, and capitals make a code smaller.
    guard text.prefix(Self.host.count + 1).lowercased() == Self.host + "/" else { return nil }
    let path = text.dropFirst(Self.host.count + 1).prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let number = parts.last else { return nil }
    let isUUID = UUID(uuidString: number) != nil
    let kind = parts.dropLast().joined(separator: "/").lowercased()
    switch kind {
    case "vaccine/cert/verify" where isUUID, "covid-cert/status" where isUUID: break
    case "covid-cert/verify" where number.utf8.count == 16 && number.utf8.allSatisfy(\.isDigit): break
    default: return nil
    }
    self.kind = kind
    self.number = number
  }

  var claims: CertificateClaims {
    let members: [ClaimValue.Member] = [
      ClaimValue.Member(name: "kind", value: .text(kind)), ClaimValue.Member(name: "number", value: .text(number)),
    ]
    return CertificateClaims(issuer: Self.host, payload: .object(members))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
