import Foundation

/// The body of a form.
enum FormFields {
  /// The most fields of one form; a page with more is worked with script.
  static let limit = 500
  /// The longest body in bytes.
  static let byteLimit = 64 * 1024

  /// The fields in their order; nil where a name comes twice, an escape is malformed, a text is not UTF-8 or there is too
  /// much of it.
  static func parse(_ body: [UInt8]) -> [(name: String, value: String)]? {
    guard body.count <= byteLimit else { return nil }
    var fields: [(name: String, value: String)] = []
    var names: Set<String> = []
    let pairs = body.split(separator: UInt8(ascii: "&"), maxSplits: limit, omittingEmptySubsequences: true)
    guard pairs.count <= limit else { return nil }
    for pair in pairs {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decode(parts[0]), let value = decode(parts.count > 1 ? parts[1] : []),
        names.insert(name).inserted
      else { return nil }
      fields.append((name, value))
    }
    return fields
  }

  private static func decode(_ encoded: ArraySlice<UInt8>) -> String? {
    let bytes = encoded.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return String(validating: bytes, as: UTF8.self)?.removingPercentEncoding
  }
}
