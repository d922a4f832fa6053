import Foundation

/// Where a feed is: `https://` and a host; plain `http://` only for this machine.
package struct FeedAddress: Hashable, Sendable {
  /// Why an address is refused.
  package enum Problem: Error, Hashable, Sendable {
    /// No address of the form `https://host`, or one with a name, a query or a fragment.
    case notAnAddress

    /// Without encryption, and of another machine.
    case notEncrypted
  }

  /// The public disease.sh.
  package static let standard = FeedAddress(base: "https://disease.sh", host: "disease.sh")

  /// WHO's weekly file of COVID-19.
  package static let who = FeedAddress(
    base: "https://srhdpeuwpubsa.blob.core.windows.net/whdh/COVID/WHO-COVID-19-global-data.csv",
    host: "srhdpeuwpubsa.blob.core.windows.net")

  /// Without a slash at its end.
  package let base: String

  package let host: String

  private init(base: String, host: String) {
    self.base = base
    self.host = host
  }

  /// Reads an address as a person writes it.
  package init(_ text: String) throws(Problem) {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), let parts = URLComponents(string: text),
      let host = parts.host, !host.isEmpty, parts.user == nil, parts.password == nil, parts.query == nil,
      parts.fragment == nil, (1...65_535).contains(parts.port ?? 443)
    else { throw .notAnAddress }
    switch parts.scheme?.lowercased() {
    case "https": break
    case "http" where Self.isLoopback(host): break
    case "http": throw .notEncrypted
    default: throw .notAnAddress
    }
    var base = text
    while base.hasSuffix("/") { base.removeLast() }
    self.init(base: base, host: host)
  }

  private static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(host.lowercased()) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
  }
}
