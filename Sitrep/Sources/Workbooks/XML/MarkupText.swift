import Domain

/// Texts and values of attributes as they stand in XML.
enum MarkupText {
  /// The longest entity, `&#x10FFFF;` with room for zeros.
  static let mostEntityBytes = 16

  private static let ampersand = UInt8(ascii: "&")
  private static let entities: [(name: StaticString, byte: UInt8)] = [
    ("lt", UInt8(ascii: "<")), ("gt", UInt8(ascii: ">")), ("amp", ampersand), ("quot", UInt8(ascii: "\"")),
    ("apos", UInt8(ascii: "'")),
  ]

  /// Adds a text with its entities resolved.
  ///
  /// - Throws: ``WorkbookProblem/damaged`` for an entity that XML doesn't have.
  static func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) throws(WorkbookProblem) {
    var rest = text
    while let start = rest.firstIndex(of: ampersand) {
      result += rest[..<start]
      guard let end = rest[start...].prefix(mostEntityBytes).firstIndex(of: UInt8(ascii: ";")) else { throw .damaged }
      try append(entity: rest[(start + 1)..<end], to: &result)
      rest = rest[(end + 1)...]
    }
    result += rest
  }

  /// The value of an attribute as a text.
  static func string(_ value: ArraySlice<UInt8>) throws(WorkbookProblem) -> String {
    var bytes: [UInt8] = []
    try append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// True of a declaration that names UTF-8 or a part of it, or no encoding.
  static func isInUTF8(_ declaration: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: declaration, as: UTF8.self).lowercased()
    guard let range = text.firstRange(of: "encoding") else { return true }
    let name = text[range.upperBound...].drop { " =\"'\t\r\n".contains($0) }
    return ["utf-8", "utf8", "us-ascii"].contains { name.hasPrefix($0) }
  }

  private static func append(entity name: ArraySlice<UInt8>, to result: inout [UInt8]) throws(WorkbookProblem) {
    if let known = entities.first(where: { $0.name.isEqual(name) }) {
      result.append(known.byte)
      return
    }
    guard name.first == UInt8(ascii: "#") else { throw .damaged }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = number.flatMap({ Unicode.Scalar($0) }) else { throw .damaged }
    result += UTF8.encode(scalar).map { Array($0) } ?? []
  }
}
