/// Reads a table of comma-separated values (RFC 4180) row by row, from bytes that may come in pieces.
///
/// The bytes are those of UTF-8 or of any encoding in which ASCII stands for itself; see ``FileText``. Rows end with LF,
/// CR or CRLF. Quoted fields may hold separators and line breaks; a quote inside a field that does not begin with one is
/// a character like any other. Blank lines aren't rows.
package struct CSVReader: Sendable {
  /// What a table may be like before it is taken for broken.
  package struct Limits: Sendable {
    package var fieldBytes = 10_000
    package var fields = 4_000

    /// True where a line that begins with `#` isn't a row; a field `#` alone is one.
    package var skipsComments = false

    package init() {}
  }

  /// Where in a row the next byte stands.
  private enum Place {
    case start
    case plain
    case quoted
    case afterQuote
    /// After a `#` at the beginning of a line.
    case afterHash
    case comment
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")

  private let separator: UInt8
  private let limits: Limits
  private var input: [UInt8] = []
  private var position = 0
  private var isComplete = false

  private var place = Place.start
  private var line = 1
  private var followsReturn = false

  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  private var rowLine = 1
  private var quoteLine = 1

  /// A reader without bytes yet.
  package init(separator: UInt8, limits: Limits = Limits()) {
    self.separator = separator
    self.limits = limits
  }

  /// A reader of a whole file.
  package init(_ file: [UInt8], separator: UInt8, limits: Limits = Limits()) {
    self.init(separator: separator, limits: limits)
    input = file
    isComplete = true
  }

  /// Adds the next piece of the file.
  package mutating func append(_ piece: some Sequence<UInt8>) {
    input.removeSubrange(..<position)
    position = 0
    input.append(contentsOf: piece)
  }

  /// Tells that no more pieces follow.
  package mutating func complete() {
    isComplete = true
  }

  /// The next row; nil: the file has ended, or more of it is needed.
  package mutating func next() throws(CSVProblem) -> CSVRow? {
    while position < input.count {
      try keepRun()
      guard position < input.count else { break }
      let byte = input[position]
      position += 1
      if try parse(byte), let row = endRow() { return row }
    }
    guard isComplete else { return nil }
    guard place != .quoted else { throw .openQuote(line: quoteLine) }
    return endRow()
  }

  /// Parses one byte; true if it ends a row.
  private mutating func parse(_ byte: UInt8) throws(CSVProblem) -> Bool {
    let isSecondOfBreak = followsReturn && byte == Self.lineFeed
    followsReturn = byte == Self.carriageReturn
    let isBreak = followsReturn || byte == Self.lineFeed
    if isBreak && !isSecondOfBreak { line += 1 }
    if place == .afterHash { try endHash(before: byte) }
    switch place {
    case .comment:
      return isBreak
    case .start where byte == Self.hash && limits.skipsComments && ends.isEmpty:
      place = .afterHash
    case .quoted where byte == Self.quote:
      place = .afterQuote
    case .quoted:
      try keep(byte)
    case _ where isBreak:
      return !isSecondOfBreak
    case _ where byte == separator:
      try endField()
    case .start where byte == Self.quote:
      quoteLine = line
      place = .quoted
    case .afterQuote where byte == Self.quote:
      place = .quoted
      try keep(byte)
    default:
      place = .plain
      try keep(byte)
    }
    return false
  }

  /// Takes a `#` for the field that it is, or for the beginning of a comment.
  private mutating func endHash(before byte: UInt8) throws(CSVProblem) {
    place = byte == separator ? .plain : .comment
    if place == .plain { try keep(Self.hash) }
  }

  /// Keeps the bytes of a field up to the next one that may end it, all at once.
  private mutating func keepRun() throws(CSVProblem) {
    guard place == .plain || place == .quoted else { return }
    let end = place == .quoted ? Self.quote : separator
    let last = min(position + limits.fieldBytes - (bytes.count - Int(ends.last ?? 0)), input.count)
    var next = position
    while next < last {
      let byte = input[next]
      if byte == end || byte == Self.lineFeed || byte == Self.carriageReturn { break }
      next += 1
    }
    guard next > position else { return }
    bytes.append(contentsOf: input[position..<next])
    position = next
    followsReturn = false
  }

  private mutating func keep(_ byte: UInt8) throws(CSVProblem) {
    guard bytes.count - Int(ends.last ?? 0) < limits.fieldBytes else {
      throw place == .quoted ? .openQuote(line: quoteLine) : .fieldTooLong(line: rowLine, limit: limits.fieldBytes)
    }
    bytes.append(byte)
  }

  private mutating func endField() throws(CSVProblem) {
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    guard ends.count < limits.fields else { throw .tooManyFields(line: rowLine, limit: limits.fields) }
    place = .start
  }

  /// The row that ends here; nil for a blank line.
  private mutating func endRow() -> CSVRow? {
    defer {
      rowLine = line
      place = .start
    }
    guard ![.start, .afterHash, .comment].contains(place) || !ends.isEmpty else { return nil }
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    // Copies take no more room than they need, and leave the reader its own.
    let row = CSVRow(
      line: rowLine, bytes: bytes.withUnsafeBufferPointer { Array($0) },
      ends: ends.withUnsafeBufferPointer { Array($0) })
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    return row
  }
}
