import Domain

/// Goes through JSON (RFC 8259) of any size from its first byte to its last, a piece at a time.
///
/// Whoever uses it says what is expected next, so nothing is kept but the text that was read last. ``JSONReader``, beside
/// it, makes one value of all of a small file.
struct JSONScanner {
  /// How deep lists and objects may lie in each other in a value that is skipped.
  static let deepest = 32

  private let piece: () throws -> [UInt8]
  private var bytes: [UInt8] = []
  private var index = 0

  /// The bytes in the pieces before this one.
  private var before = 0

  private var text: [UInt8] = []

  /// - Parameter piece: Gives the next bytes, as many as it likes; none at the end, however often it is asked.
  init(_ piece: @escaping () throws -> [UInt8]) {
    self.piece = piece
  }

  /// What is wrong at the byte that comes next.
  func problem(_ fault: FileFault) -> JSONScanProblem {
    JSONScanProblem(byte: before + index, fault: bytes.isEmpty ? fault.atEnd : fault)
  }

  /// Takes the mark that some programs write before UTF-8.
  mutating func takeByteOrderMark() throws {
    guard try next() == 0xEF else { return }
    for byte: UInt8 in [0xEF, 0xBB, 0xBF] {
      guard try next() == byte else { throw problem(.expected(.utf8)) }
      index += 1
    }
  }

  /// The next byte that is no white space; nil at the end.
  mutating func nextToken() throws -> UInt8? {
    while let byte = try next() {
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      index += 1
    }
    return nil
  }

  /// Takes this character if it comes next after any white space.
  mutating func takesToken(_ token: Unicode.Scalar) throws -> Bool {
    _ = try nextToken()
    return try takes(token)
  }

  /// The name of an object's next member, whose value is then to be taken; nil at the object's end.
  ///
  /// `isFirst` is true for the first call after the opening brace, and false afterwards.
  mutating func nextMember(_ isFirst: inout Bool) throws -> String? {
    guard try goesOn(before: "}", &isFirst) else { return nil }
    let name = try takenText(longest: JSONScanner.longestName)
    guard try takesToken(":") else { throw problem(.expected(.colon)) }
    return name
  }

  /// True if a list has one more element, which is then to be taken; false at the list's end.
  mutating func nextElement(_ isFirst: inout Bool) throws -> Bool {
    try goesOn(before: "]", &isFirst)
  }

  /// A text in quotes, of at most so many bytes of UTF-8.
  mutating func takenText(longest: Int) throws -> String {
    guard try nextToken() == UInt8(ascii: "\"") else { throw problem(.expected(.quotedText)) }
    let start = problem(.expected(.utf8))
    let isASCII = try takeText(longest: longest)
    let text = String(decoding: text, as: UTF8.self)
    // Bytes that are no UTF-8 would have been replaced.
    guard isASCII || text.utf8.elementsEqual(self.text) else { throw start }
    return text
  }

  /// Takes any value and keeps nothing of it.
  mutating func skipValue() throws {
    try skipValue(depth: 0)
  }

  private mutating func goesOn(before end: Unicode.Scalar, _ isFirst: inout Bool) throws -> Bool {
    if try takesToken(end) { return false }
    if isFirst {
      isFirst = false
    } else {
      guard try takesToken(",") else { throw problem(.expected(end == "}" ? .commaOrBrace : .commaOrBracket)) }
    }
    return true
  }
}

/// Where a text is no JSON that we read, and why.
struct JSONScanProblem: Error, Hashable {
  /// Counted from 0.
  let byte: Int

  let fault: FileFault
}

/// Values that are skipped.
extension JSONScanner {
  private static let longestName = 1_000_000

  private mutating func skipValue(depth: Int) throws {
    guard depth < Self.deepest else { throw problem(.tooDeep(mostLevels: Self.deepest)) }
    switch try nextToken() {
    case UInt8(ascii: "{"):
      index += 1
      var isFirst = true
      while try nextMember(&isFirst) != nil { try skipValue(depth: depth + 1) }
    case UInt8(ascii: "["):
      index += 1
      var isFirst = true
      while try nextElement(&isFirst) { try skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try takeText(longest: nil)
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: try skipNumber()
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    default: throw problem(.expected(.value))
    }
  }

  private mutating func skipWord(_ word: String) throws {
    for byte in word.utf8 {
      guard try next() == byte else { throw problem(.expected(.value)) }
      index += 1
    }
  }

  private mutating func skipNumber() throws {
    _ = try takes("-")
    if try !takes("0") { try skipDigits() }
    if try takes(".") { try skipDigits() }
    if try takes("e") || takes("E") {
      if try !takes("+") { _ = try takes("-") }
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws {
    var count = 0
    while let byte = try next(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      index += 1
      count += 1
    }
    guard count > 0 else { throw problem(.expected(.digit)) }
  }
}

/// Texts in quotes.
extension JSONScanner {
  /// Takes a text, which is then in ``text``, and tells whether all of it is ASCII.
  ///
  /// It may have so many bytes; where that is nil, it may have as many as it likes, and they are not kept.
  private mutating func takeText(longest: Int?) throws -> Bool {
    index += 1
    text.removeAll(keepingCapacity: true)
    var all: UInt8 = 0
    while let byte = try next() {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return all < 0x80
      case UInt8(ascii: "\\"):
        index += 1
        let scalar = try escaped()
        all |= scalar.isASCII ? 0 : 0x80
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      case ..<0x20: throw problem(.controlCharacter)
      default: all |= takePlainBytes(keeps: longest != nil)
      }
      if let longest {
        guard text.count <= longest else { throw problem(.tooLongText(mostBytes: longest)) }
      } else {
        text.removeAll(keepingCapacity: true)
      }
    }
    throw problem(.expected(.textEnd))
  }

  /// Takes what stands for itself, as far as this piece has it.
  ///
  /// - Returns: All the bytes, put together by OR.
  private mutating func takePlainBytes(keeps: Bool) -> UInt8 {
    var all: UInt8 = 0
    var end = index
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\") {
      all |= bytes[end]
      end += 1
    }
    if keeps { text += bytes[index..<end] }
    index = end
    return all
  }

  private mutating func escaped() throws -> Unicode.Scalar {
    guard let byte = try next() else { throw problem(.expected(.escape)) }
    switch byte {
    case UInt8(ascii: "n"): return taking("\n")
    case UInt8(ascii: "t"): return taking("\t")
    case UInt8(ascii: "r"): return taking("\r")
    case UInt8(ascii: "b"): return taking("\u{8}")
    case UInt8(ascii: "f"): return taking("\u{C}")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return taking(Unicode.Scalar(byte))
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw problem(.expected(.escape))
    }
  }

  private mutating func taking(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    index += 1
    return scalar
  }

  /// One scalar, written as one UTF-16 unit or as a pair of them.
  private mutating func escapedScalar() throws -> Unicode.Scalar {
    let unit = try hexUnit()
    if let scalar = Unicode.Scalar(unit) {
      // SQLite and C take it for a text's end.
      guard scalar != "\0" else { throw problem(.nulCharacter) }
      return scalar
    }
    guard UTF16.isLeadSurrogate(unit), try takes("\\"), try next() == UInt8(ascii: "u") else {
      throw problem(.halfPairOfEscapes)
    }
    let second = try hexUnit()
    guard UTF16.isTrailSurrogate(second) else { throw problem(.halfPairOfEscapes) }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  /// The letter u and four digits.
  private mutating func hexUnit() throws -> UInt16 {
    index += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = try next(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem(.expected(.hexDigit))
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

/// The bytes that come next.
extension JSONScanner {
  private mutating func next() throws -> UInt8? {
    if index < bytes.count { return bytes[index] }
    before += bytes.count
    index = 0
    bytes = try piece()
    return bytes.first
  }

  private mutating func takes(_ character: Unicode.Scalar) throws -> Bool {
    guard try next() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }
}
