import Domain

/// Reads XML from front to back, in pieces: elements, their attributes and their texts, and nothing else.
///
/// It is made for strangers' files: there are no entities but those that XML itself names, a document type is refused,
/// and depth and sizes are bounded. Elements are known by their names without prefix, so every prefix is one: whoever
/// goes down from the root meets no element of another vocabulary in their places. Whatever isn't well formed is
/// ``WorkbookProblem/damaged``.
struct XMLScanner {
  /// What gives the next bytes; none at the end.
  typealias Source = () throws(WorkbookProblem) -> [UInt8]

  /// What stands next in the document.
  enum Token {
    /// An element begins: ``isNamed(_:)`` and ``attribute(_:)`` are of it.
    case start
    case end
    /// ``XMLScanner/text`` says where it is; a long one comes in parts.
    case text
    /// The same of a text in which nothing is escaped.
    case plainText
    case finished
  }

  private static let mostDepth = 64
  private static let mostTagBytes = 65_536
  private static let mostNameBytes = 256

  /// A text that goes on is given in parts of at least so many bytes.
  private static let partBytes = 16_384

  private let source: Source
  private(set) var bytes: [UInt8] = []
  private(set) var text = 0..<0
  private var position = 0
  private var isAtEnd = false

  /// The names of the elements that are open, one behind the other, and where each begins.
  private var names: [UInt8] = []
  private var starts: [Int] = []

  /// Where the name of the innermost one begins without its prefix.
  private var localStart = 0

  /// The bytes of the attributes of the element that began last.
  private var attributes = 0..<0

  /// True where that element ends with its beginning.
  private var isEmptyElement = false
  private var hasRoot = false

  /// True within a text in which nothing is escaped.
  private var isLiteral = false

  init(_ source: @escaping Source) {
    self.source = source
  }

  /// True of the element that began last, if this is its name.
  func isNamed(_ name: StaticString) -> Bool {
    let count = name.utf8CodeUnitCount
    guard names.count - localStart == count else { return false }
    for offset in 0..<count where names[localStart + offset] != name.utf8Start[offset] { return false }
    return true
  }

  mutating func next() throws(WorkbookProblem) -> Token {
    if isEmptyElement {
      isEmptyElement = false
      leave()
      return .end
    }
    if isLiteral { return try takeLiteral() }
    while try has(1) {
      guard bytes[position] == UInt8(ascii: "<") else { return try takeText() }
      guard try has(2) else { throw .damaged }
      switch bytes[position + 1] {
      case UInt8(ascii: "/"): return try takeEnd()
      case UInt8(ascii: "?"): try takeInstruction()
      case UInt8(ascii: "!"): if try takeMarkup() { return try takeLiteral() }
      default: return try takeStart()
      }
    }
    guard hasRoot, starts.isEmpty else { throw .damaged }
    return .finished
  }
}

/// The attributes of the element that began last.
extension XMLScanner {
  /// The value of an attribute without a prefix, as it stands in the file: entities aren't resolved.
  func attribute(_ name: StaticString) throws(WorkbookProblem) -> ArraySlice<UInt8>? {
    try value(of: name, isPrefixed: false)
  }

  /// The same of an attribute with any prefix but that of namespaces.
  func prefixedAttribute(_ name: StaticString) throws(WorkbookProblem) -> ArraySlice<UInt8>? {
    try value(of: name, isPrefixed: true)
  }

  /// True if an attribute is the one that is wanted.
  private func isNamed(_ wanted: StaticString, isPrefixed: Bool, _ name: Range<Int>) -> Bool {
    guard isPrefixed else { return isEqual(wanted, name) }
    guard let colon = bytes[name].firstIndex(of: UInt8(ascii: ":")) else { return false }
    return isEqual(wanted, (colon + 1)..<name.upperBound) && !isEqual("xmlns", name.lowerBound..<colon)
  }

  private func isEqual(_ text: StaticString, _ range: Range<Int>) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for (offset, place) in range.enumerated() where bytes[place] != text.utf8Start[offset] { return false }
    return true
  }

  private func value(of wanted: StaticString, isPrefixed: Bool) throws(WorkbookProblem) -> ArraySlice<UInt8>? {
    var place = attributes.lowerBound
    let end = attributes.upperBound
    while true {
      while place < end, isSpace(bytes[place]) { place += 1 }
      guard place < end else { return nil }
      let start = place
      while place < end, bytes[place] != UInt8(ascii: "="), !isSpace(bytes[place]) { place += 1 }
      let name = start..<place
      while place < end, isSpace(bytes[place]) { place += 1 }
      guard place < end, bytes[place] == UInt8(ascii: "="), !name.isEmpty else { throw .damaged }
      place += 1
      while place < end, isSpace(bytes[place]) { place += 1 }
      guard place < end, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else { throw .damaged }
      let quote = bytes[place]
      let valueStart = place + 1
      place = valueStart
      while place < end, bytes[place] != quote { place += 1 }
      guard place < end else { throw .damaged }
      if isNamed(wanted, isPrefixed: isPrefixed, name) { return bytes[valueStart..<place] }
      place += 1
    }
  }
}

/// Tokens.
extension XMLScanner {
  private mutating func takeStart() throws(WorkbookProblem) -> Token {
    guard starts.count < Self.mostDepth, !hasRoot || !starts.isEmpty else { throw .damaged }
    let length = try tagLength()
    var end = position + length - 1
    isEmptyElement = bytes[end - 1] == UInt8(ascii: "/")
    if isEmptyElement { end -= 1 }
    let name = try nameRange(from: position + 1, to: end)
    starts.append(names.count)
    names += bytes[name]
    localStart = names.count - name.count
    if let colon = bytes[name].firstIndex(of: UInt8(ascii: ":")) { localStart += colon + 1 - name.lowerBound }
    attributes = name.upperBound..<end
    position += length
    hasRoot = true
    return .start
  }

  private mutating func takeEnd() throws(WorkbookProblem) -> Token {
    let length = try tagLength()
    let name = try nameRange(from: position + 2, to: position + length - 1)
    guard let start = starts.last, names[start...].elementsEqual(bytes[name]) else { throw .damaged }
    leave()
    position += length
    return .end
  }

  private mutating func leave() {
    guard let start = starts.popLast() else { return }
    names.removeSubrange(start...)
  }

  private func nameRange(from start: Int, to end: Int) throws(WorkbookProblem) -> Range<Int> {
    var place = start
    while place < end, !isSpace(bytes[place]) { place += 1 }
    guard place > start, place - start <= Self.mostNameBytes else { throw .damaged }
    return start..<place
  }

  /// A declaration is of no use but for the encoding, which must be UTF-8.
  private mutating func takeInstruction() throws(WorkbookProblem) {
    let length = try instructionLength()
    let isDeclaration = ("<?xml " as StaticString).isEqual(bytes[position..<position + length].prefix(6))
    if isDeclaration, !MarkupText.isInUTF8(bytes[position..<position + length]) { throw .damaged }
    position += length
  }

  /// A comment, or a text in which nothing is escaped; anything else, such as a document type, is refused.
  ///
  /// - Returns: True if a text has begun.
  private mutating func takeMarkup() throws(WorkbookProblem) -> Bool {
    if try begins("<!--") {
      try skip(past: "-->")
      return false
    }
    guard try begins("<![CDATA["), !starts.isEmpty else { throw .damaged }
    position += 9
    isLiteral = true
    return true
  }

  /// The text up to its mark, or a part of it.
  private mutating func takeLiteral() throws(WorkbookProblem) -> Token {
    var offset = 0
    while isLiteral {
      while isLiteral, position + offset + 3 <= bytes.count {
        if isEqual("]]>", (position + offset)..<(position + offset + 3)) { isLiteral = false } else { offset += 1 }
      }
      if !isLiteral || offset >= Self.partBytes { break }
      guard try fill() else { throw .damaged }
    }
    text = position..<position + offset
    position += isLiteral ? offset : offset + 3
    return .plainText
  }

  /// The text up to the next tag, or a part of it in which no entity is cut.
  private mutating func takeText() throws(WorkbookProblem) -> Token {
    var offset = 0
    while true {
      while position + offset < bytes.count, bytes[position + offset] != UInt8(ascii: "<") { offset += 1 }
      guard position + offset == bytes.count else { break }
      if offset >= Self.partBytes {
        let last = bytes[(position + offset - MarkupText.mostEntityBytes)...].lastIndex(of: UInt8(ascii: "&"))
        if let last { offset = last - position }
        break
      }
      guard try fill() else { break }
    }
    text = position..<position + offset
    position += offset
    return .text
  }
}

/// Bytes.
extension XMLScanner {
  /// How many bytes a tag has, with its brackets; brackets within quotes are none.
  private mutating func tagLength() throws(WorkbookProblem) -> Int {
    var offset = 1
    var quote: UInt8 = 0
    while true {
      while position + offset < bytes.count {
        let byte = bytes[position + offset]
        offset += 1
        if quote != 0 {
          if byte == quote { quote = 0 }
        } else if byte == UInt8(ascii: ">") {
          guard offset > 2, offset <= Self.mostTagBytes else { throw .damaged }
          return offset
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if byte == UInt8(ascii: "<") {
          throw .damaged
        }
      }
      guard offset <= Self.mostTagBytes, try fill() else { throw .damaged }
    }
  }

  /// How many bytes an instruction has, with its marks.
  private mutating func instructionLength() throws(WorkbookProblem) -> Int {
    var offset = 2
    while true {
      while position + offset + 2 <= bytes.count {
        if isEqual("?>", (position + offset)..<(position + offset + 2)) { return offset + 2 }
        offset += 1
      }
      guard offset <= Self.mostTagBytes, try fill() else { throw .damaged }
    }
  }

  /// Goes on behind a mark, whatever stands before it.
  private mutating func skip(past mark: StaticString) throws(WorkbookProblem) {
    let count = mark.utf8CodeUnitCount
    position += count
    while true {
      while position + count <= bytes.count {
        if mark.isEqual(bytes[position..<position + count]) {
          position += count
          return
        }
        position += 1
      }
      guard try fill() else { throw .damaged }
    }
  }

  private mutating func begins(_ mark: StaticString) throws(WorkbookProblem) -> Bool {
    guard try has(mark.utf8CodeUnitCount) else { return false }
    return mark.isEqual(bytes[position..<position + mark.utf8CodeUnitCount])
  }

  /// True if so many bytes are there from the position on.
  private mutating func has(_ count: Int) throws(WorkbookProblem) -> Bool {
    while bytes.count - position < count {
      guard try fill() else { return false }
    }
    return true
  }

  /// Adds the next bytes, and forgets those before the position; false at the end.
  private mutating func fill() throws(WorkbookProblem) -> Bool {
    guard !isAtEnd else { return false }
    let piece = try source()
    isAtEnd = piece.isEmpty
    bytes.removeSubrange(..<position)
    position = 0
    bytes += piece
    return !isAtEnd
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

extension StaticString {
  func isEqual(_ bytes: ArraySlice<UInt8>) -> Bool {
    withUTF8Buffer { bytes.elementsEqual($0) }
  }
}
