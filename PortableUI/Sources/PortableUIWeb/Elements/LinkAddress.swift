/// An address that a link may have.
enum LinkAddress {
  /// A path of this program.
  case here
  /// The web, a mail program or a telephone.
  case elsewhere

  /// The longest address of this program in bytes, with its query: none that is longer is shown, taken from a page or
  /// asked for.
  static let longest = 8 * 1024

  /// Nil for anything else, above all `javascript:` and `data:`, and for what a browser would read in another way:
  /// control characters (which it drops) and paths that begin with two slashes of either kind (another host).
  init?(_ address: String) {
    let bytes = address.utf8
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), let first = bytes.first else { return nil }
    if first == UInt8(ascii: "/") {
      let second = bytes.dropFirst().first
      guard second != UInt8(ascii: "/"), second != UInt8(ascii: "\\") else { return nil }
      self = .here
      return
    }
    let scheme = address.prefix { $0 != ":" }
    guard scheme.endIndex < address.endIndex, Self.schemes.contains(scheme.lowercased()) else { return nil }
    self = .elsewhere
  }

  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]
}
