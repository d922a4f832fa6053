/// Walks over the bytes of a page, and decodes the text and attribute values in it.
struct HTMLScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ html: String) { bytes = Array(html.utf8) }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; 0 at the end.
  var peek: UInt8 { isAtEnd ? 0 : bytes[position] }

  mutating func skipSpaces() {
    while peek == 0x20 || peek == 0x0A || peek == 0x09 { position += 1 }
  }

  /// Steps over these characters, in any case, if they come next.
  mutating func skip(_ text: String) -> Bool {
    guard comesNext(text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Steps to behind the next place with this text; false if there is none.
  mutating func skip(past text: String) -> Bool {
    while !isAtEnd {
      if skip(text) { return true }
      position += 1
    }
    return false
  }

  private func comesNext(_ text: String) -> Bool {
    var place = position
    for byte in text.utf8 {
      guard place < bytes.count, lowercase(bytes[place]) == lowercase(byte) else { return false }
      place += 1
    }
    return true
  }

  private func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }

  /// The name of a tag or attribute: letters, digits, `-`, `_`, `:`.
  mutating func name(_ what: String) throws(HTMLError) -> String {
    let start = position
    while isNameByte(peek) { position += 1 }
    guard position > start else { throw error("\(what) has no name", at: max(0, start - 1)) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  /// The attributes up to `>` or `/>`, each after white space.
  mutating func attributes(of element: String) throws(HTMLError) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      let start = position
      skipSpaces()
      if isAtEnd { throw error("<\(element) is not closed by >") }
      if peek == UInt8(ascii: ">") || peek == UInt8(ascii: "/") { return attributes }
      guard position > start else { throw error("attributes of <\(element)> need a space between them") }
      let nameStart = position
      let name = try name("an attribute of <\(element)>")
      guard attributes[name] == nil else { throw error("<\(element)> has \(name) twice", at: nameStart) }
      attributes[name] = skip("=") ? try quotedValue(of: name) : ""
    }
  }

  private mutating func quotedValue(of name: String) throws(HTMLError) -> String {
    let start = position
    let quote = peek
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error("the value of \(name) is not in quotes")
    }
    position += 1
    let value = try text(upTo: quote == UInt8(ascii: "'") ? "'" : "\"")
    guard peek == quote else { throw error("the value of \(name) is not closed", at: start) }
    position += 1
    return value
  }

  /// The text up to a mark or the end, its character references decoded.
  mutating func text(upTo end: String) throws(HTMLError) -> String {
    let first = Array(end.utf8)[0]
    var result: [UInt8] = []
    while !isAtEnd, bytes[position] != first || !comesNext(end) {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        result += try characterReference().utf8
      } else {
        guard byte >= 0x20 || byte == 0x0A || byte == 0x09 else {
          throw error("a control character stands in the text")
        }
        let start = position
        position += 1
        while position < bytes.count, isPlain(bytes[position]), bytes[position] != first { position += 1 }
        result += bytes[start..<position]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a byte of text stands for itself, whatever comes around it.
  private func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != UInt8(ascii: "&") }

  /// The text up to a mark, as it stands.
  mutating func rawText(upTo end: String) throws(HTMLError) -> String {
    let start = position
    guard skip(past: end) else { throw error("\(end) is missing", at: start) }
    position -= end.utf8.count
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func characterReference() throws(HTMLError) -> String {
    let start = position
    let limit = min(bytes.count, position + 12)
    guard let semicolon = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw error("& begins no character reference")
    }
    let name = String(decoding: bytes[(start + 1)..<semicolon], as: UTF8.self)
    guard let text = CharacterReference.text(for: name) else { throw error("&\(name); isn't a character reference") }
    position = semicolon + 1
    return text
  }

  /// An error with its place: the position reached, or the one given.
  func error(_ problem: String, at place: Int? = nil) -> HTMLError {
    let place = min(place ?? position, bytes.count)
    let before = bytes[..<place]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return HTMLError(
      line: before.count { $0 == 0x0A } + 1,
      column: place - lineStart + 1,
      problem: problem,
      excerpt: String(decoding: bytes[place..<min(bytes.count, place + 40)], as: UTF8.self))
  }
}
