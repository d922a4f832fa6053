import Domain

/// Goes through JSON (RFC 8259) of any size from its first byte to its last, a piece at a time.
///
/// Whoever uses it says what is expected next, so nothing is kept but the text that was read last. ``JSONReader`` makes
/// one value of all of a small file.
struct JSONScanner {
  /// How deep lists and objects may lie in each other in one value.
  static let deepest = 32

  /// What a value begins with.
  enum Beginning {
    case object, list, text, number
    case boolean(Bool)
    case null
  }

  private let acceptsNUL: Bool
  private let repairsTexts: Bool
  private let piece: () throws -> [UInt8]
  private var bytes: [UInt8] = []
  private var index = 0

  /// The bytes in the pieces before this one.
  private var before = 0

  private var text: [UInt8] = []

  /// - Parameters:
  ///   - acceptsNUL: False: a text with an escaped NUL is refused, which SQLite and C take for a text's end.
  ///   - repairsTexts: True: an escaped NUL, and half of an escaped pair, become U+FFFD and are not refused.
  ///   - piece: Gives the next bytes, as many as it likes; none at the end, however often it is asked.
  init(acceptsNUL: Bool = false, repairsTexts: Bool = false, _ piece: @escaping () throws -> [UInt8]) {
    self.acceptsNUL = acceptsNUL
    self.repairsTexts = repairsTexts
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

  /// The next byte that isn't white space; nil at the end.
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

  /// Refuses everything but white space.
  mutating func end() throws {
    guard try nextToken() == nil else { throw problem(.expected(.fileEnd)) }
  }

  /// The name of an object's next member, whose value is then to be taken; nil at the object's end.
  ///
  /// `isFirst` is true for the first call after the opening brace, and false afterwards.
  mutating func nextMember(_ isFirst: inout Bool) throws -> String? {
    guard try beginsMember(&isFirst) else { return nil }
    let name = try takenText(longest: JSONScanner.longestName)
    guard try takesToken(":") else { throw problem(.expected(.colon)) }
    return name
  }

  /// Appends the name of an object's next member, as ``takeText(appendingTo:)``; false at the object's end.
  mutating func takeMember(_ isFirst: inout Bool, appendingTo texts: inout [UInt8]) throws -> Bool {
    guard try beginsMember(&isFirst) else { return false }
    _ = try takeText(longest: JSONScanner.longestName)
    Self.append(text, 0..<text.count, to: &texts)
    guard try takesToken(":") else { throw problem(.expected(.colon)) }
    return true
  }

  private mutating func beginsMember(_ isFirst: inout Bool) throws -> Bool {
    guard try goesOn(before: "}", &isFirst) else { return false }
    guard try nextToken() == UInt8(ascii: "\"") else { throw problem(.expected(.quotedName)) }
    return true
  }

  /// True if a list has one more element, which is then to be taken; false at the list's end.
  mutating func nextElement(_ isFirst: inout Bool) throws -> Bool {
    try goesOn(before: "]", &isFirst)
  }

  /// A text, of at most so many bytes of UTF-8, whose quote comes next.
  mutating func takenText(longest: Int) throws -> String {
    let start = problem(.expected(.utf8))
    let isASCII = try takeText(longest: longest)
    let text = String(decoding: text, as: UTF8.self)
    // Bytes that are no UTF-8 would have been replaced.
    guard isASCII || text.utf8.elementsEqual(self.text) else { throw start }
    return text
  }

  /// Appends a text whose quote comes next to others; its bytes may be other than UTF-8.
  mutating func takeText(appendingTo texts: inout [UInt8]) throws {
    _ = try takeText(longest: .max)
    Self.append(text, 0..<text.count, to: &texts)
  }

  /// A number as it is written: no digit is lost.
  mutating func takenNumber() throws -> String {
    text.removeAll(keepingCapacity: true)
    try takeNumber(keeps: true)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a number as it is written to other texts.
  mutating func takeNumber(appendingTo texts: inout [UInt8]) throws {
    text.removeAll(keepingCapacity: true)
    try takeNumber(keeps: true)
    texts += text
  }

  /// What value comes next, that lies so deep in others.
  ///
  /// Taken are the opening bracket of an object and of a list, and all of a word.
  mutating func beginValue(depth: Int) throws -> Beginning {
    guard depth < Self.deepest else { throw problem(.tooDeep(mostLevels: Self.deepest)) }
    switch try nextToken() {
    case UInt8(ascii: "{"): return taking(.object)
    case UInt8(ascii: "["): return taking(.list)
    case UInt8(ascii: "\""): return .text
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number
    case UInt8(ascii: "t"): return try taking("true", .boolean(true))
    case UInt8(ascii: "f"): return try taking("false", .boolean(false))
    case UInt8(ascii: "n"): return try taking("null", .null)
    default: throw problem(.expected(.value))
    }
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

/// Values that are not texts.
extension JSONScanner {
  private static let longestName = 1_000_000

  private mutating func skipValue(depth: Int) throws {
    var isFirst = true
    switch try beginValue(depth: depth) {
    case .object: while try nextMember(&isFirst) != nil { try skipValue(depth: depth + 1) }
    case .list: while try nextElement(&isFirst) { try skipValue(depth: depth + 1) }
    case .text: _ = try takeText(longest: nil)
    case .number: try takeNumber(keeps: false)
    case .boolean, .null: break
    }
  }

  private mutating func taking(_ word: String, _ value: Beginning) throws -> Beginning {
    let start = problem(.expected(.value))
    for byte in word.utf8 {
      guard let next = try next() else { throw problem(.expected(.value)) }
      guard next == byte else { throw start }
      index += 1
    }
    return value
  }

  private mutating func takeNumber(keeps: Bool) throws {
    _ = try takes("-", keeps: keeps)
    if try !takes("0", keeps: keeps) { try takeDigits(keeps: keeps) }
    if try takes(".", keeps: keeps) { try takeDigits(keeps: keeps) }
    if try takes("e", keeps: keeps) || takes("E", keeps: keeps) {
      if try !takes("+", keeps: keeps) { _ = try takes("-", keeps: keeps) }
      try takeDigits(keeps: keeps)
    }
  }

  private mutating func takeDigits(keeps: Bool) throws {
    var count = 0
    while let byte = try next(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      if keeps { text.append(byte) }
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
        append(scalar)
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
    let start = index
    let (end, all) = bytes.withUnsafeBytes { bytes in
      var (end, words): (Int, UInt64) = (start, 0)
      while end + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
        guard Self.isPlain(word) else { break }
        words |= word
        end += 8
      }
      var all: UInt8 = words & Self.each(0x80) == 0 ? 0 : 0x80
      while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\") {
        all |= bytes[end]
        end += 1
      }
      return (end, all)
    }
    if keeps { Self.append(bytes, start..<end, to: &text) }
    index = end
    return all
  }

  /// Without the slice that `+=` would have to keep.
  private static func append(_ bytes: [UInt8], _ range: Range<Int>, to text: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { text += UnsafeBufferPointer(rebasing: $0[range]) }
  }

  private static func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// True where none of eight bytes is a quote, a backslash or a control character.
  private static func isPlain(_ word: UInt64) -> Bool {
    let quotes = word ^ each(UInt8(ascii: "\""))
    let backslashes = word ^ each(UInt8(ascii: "\\"))
    let found =
      (quotes &- each(1)) & ~quotes | (backslashes &- each(1)) & ~backslashes | (word &- each(0x20)) & ~word
    return found & each(0x80) == 0
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    for byte in scalar.utf8 { text.append(byte) }
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

  private mutating func taking<Value>(_ value: Value) -> Value {
    index += 1
    return value
  }

  /// One scalar, written as one UTF-16 unit or as a pair of them.
  private mutating func escapedScalar() throws -> Unicode.Scalar {
    var unit = try hexUnit()
    while UTF16.isLeadSurrogate(unit) {
      guard try takes("\\") else { return try repaired(.halfPairOfEscapes) }
      guard try next() == UInt8(ascii: "u") else {
        append(try repaired(.halfPairOfEscapes))
        return try escaped()
      }
      let second = try hexUnit()
      if UTF16.isTrailSurrogate(second) { return UTF16.decode(UTF16.EncodedScalar([unit, second])) }
      append(try repaired(.halfPairOfEscapes))
      unit = second
    }
    guard let scalar = Unicode.Scalar(unit) else { return try repaired(.halfPairOfEscapes) }
    guard scalar == "\0", !acceptsNUL else { return scalar }
    return try repaired(.nulCharacter)
  }

  private func repaired(_ fault: FileFault) throws -> Unicode.Scalar {
    guard repairsTexts else { throw problem(fault) }
    return "\u{FFFD}"
  }

  /// The letter u and four digits.
  private mutating func hexUnit() throws -> UInt16 {
    index += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = try next(), let digit = Self.hexDigit(byte) else { throw problem(.expected(.hexDigit)) }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension FileFault {
  /// The same where the file has ended: then nothing else is to be said but of a string.
  fileprivate var atEnd: FileFault {
    guard case .expected(let part) = self, part != .textEnd else { return self }
    return .endsEarly
  }
}

/// The bytes that come next.
extension JSONScanner {
  @inline(__always)
  private mutating func next() throws -> UInt8? {
    index < bytes.count ? bytes[index] : try firstOfNextPiece()
  }

  @inline(never)
  private mutating func firstOfNextPiece() throws -> UInt8? {
    before += bytes.count
    index = 0
    bytes = try piece()
    return bytes.first
  }

  private mutating func takes(_ character: Unicode.Scalar, keeps: Bool = false) throws -> Bool {
    guard try next() == UInt8(ascii: character) else { return false }
    if keeps { text.append(UInt8(ascii: character)) }
    index += 1
    return true
  }
}
