import Domain

/// Reads JSON (RFC 8259) from UTF-8 that was checked already, to the letter.
///
/// Foundation's readers keep one of two members of the same name, and read 1.0 as a whole number; here both are seen.
struct JSONReader {
  /// How deep lists and objects may lie in each other.
  static let deepest = 32

  private let bytes: [UInt8]
  private var position = 0
  private var valuesLeft: Int

  private init(_ bytes: [UInt8], mostValues: Int) {
    self.bytes = bytes
    valuesLeft = mostValues
  }

  /// The one value of a whole text.
  static func value(of bytes: [UInt8], mostValues: Int) throws(JSONProblem) -> JSONValue {
    var reader = JSONReader(bytes, mostValues: mostValues)
    let value = try reader.value(depth: 0)
    guard reader.nextToken() == nil else { throw reader.problem(.expected(.fileEnd)) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    guard valuesLeft > 0 else { throw .tooManyValues }
    valuesLeft -= 1
    guard depth < Self.deepest else { throw problem(.tooDeep(mostLevels: Self.deepest)) }
    switch nextToken() {
    case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number(try number())
    default:
      if takesWord("true") { return .boolean(true) }
      if takesWord("false") { return .boolean(false) }
      if takesWord("null") { return .null }
      throw problem(.expected(.value))
    }
  }

  private mutating func members(depth: Int) throws(JSONProblem) -> [JSONValue.Member] {
    position += 1
    var members: [JSONValue.Member] = []
    guard !takesToken("}") else { return [] }
    repeat {
      guard nextToken() == UInt8(ascii: "\"") else { throw problem(.expected(.quotedName)) }
      let name = try text()
      guard takesToken(":") else { throw problem(.expected(.colon)) }
      members.append(JSONValue.Member(name: name, value: try value(depth: depth)))
    } while takesToken(",")
    guard takesToken("}") else { throw problem(.expected(.commaOrBrace)) }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONProblem) -> [JSONValue] {
    position += 1
    var elements: [JSONValue] = []
    guard !takesToken("]") else { return [] }
    repeat { elements.append(try value(depth: depth)) } while takesToken(",")
    guard takesToken("]") else { throw problem(.expected(.commaOrBracket)) }
    return elements
  }

  private mutating func number() throws(JSONProblem) -> String {
    let start = position
    _ = takes("-")
    if !takes("0") { try digits() }
    if takes(".") { try digits() }
    if takes("e") || takes("E") {
      if !takes("+") { _ = takes("-") }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONProblem) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw problem(.expected(.digit)) }
  }
}

/// Texts in quotes.
extension JSONReader {
  private mutating func text() throws(JSONProblem) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: String(try escaped()).utf8)
      case ..<0x20:
        throw problem(.controlCharacter)
      default:
        position += 1
        text.append(byte)
      }
    }
    throw problem(.expected(.textEnd))
  }

  private mutating func escaped() throws(JSONProblem) -> Unicode.Scalar {
    guard let byte = next else { throw problem(.expected(.escape)) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw problem(.expected(.escape))
    }
  }

  /// One scalar, written as one UTF-16 unit or as a pair of them.
  private mutating func escapedScalar() throws(JSONProblem) -> Unicode.Scalar {
    let unit = try hexUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), takesWord("\\u") else { throw problem(.halfPairOfEscapes) }
    let second = try hexUnit()
    guard UTF16.isTrailSurrogate(second) else { throw problem(.halfPairOfEscapes) }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private mutating func hexUnit() throws(JSONProblem) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem(.expected(.hexDigit))
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}

/// The bytes that come next.
extension JSONReader {
  private var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// The next byte that is no white space.
  private mutating func nextToken() -> UInt8? {
    while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { position += 1 }
    return next
  }

  /// Takes this character if it comes next after any white space.
  private mutating func takesToken(_ token: Unicode.Scalar) -> Bool {
    _ = nextToken()
    return takes(token)
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func takesWord(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private func problem(_ fault: FileFault) -> JSONProblem {
    let before = bytes[..<position]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return .syntax(next == nil ? fault.atEnd : fault, line: line, column: position - start + 1)
  }
}

extension FileFault {
  /// The same where the file has ended: then nothing else is to be said but of a string.
  var atEnd: FileFault {
    guard case .expected(let part) = self, part != .textEnd else { return self }
    return .endsEarly
  }
}
