/// Reads one value of CBOR (RFC 8949) from bytes that may be made to break it.
///
/// It is ours because the same certificates are read on iOS, where libcbor is not: one decoder, tried by the same tests.
struct CBORDecoder {
  /// Where bytes are no CBOR, counted from 0.
  struct Fault: Error, Hashable {
    let byte: Int
  }

  /// How deep values may lie in each other.
  static let deepest = 16

  /// The most values in one.
  static let mostValues = 10_000

  /// What ends a value whose length isn't told in advance.
  private static let stop: UInt8 = 0xFF

  private let bytes: [UInt8]
  private var index = 0
  private var valuesLeft = CBORDecoder.mostValues

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The one value that all of the bytes are.
  static func value(of bytes: [UInt8]) throws(Fault) -> CBORValue {
    var decoder = CBORDecoder(bytes)
    let value = try decoder.value(depth: 0)
    guard decoder.index == bytes.count else { throw decoder.fault }
    return value
  }

  private var fault: Fault { Fault(byte: index) }

  private mutating func value(depth: Int) throws(Fault) -> CBORValue {
    guard depth <= Self.deepest, valuesLeft > 0 else { throw fault }
    valuesLeft -= 1
    let start = index
    let initial = try byte()
    let (major, detail) = (initial >> 5, initial & 0x1F)
    if major == 7 { return try simple(detail, at: start) }
    let length = try length(detail, of: major, at: start)
    switch (major, length) {
    case (0, let number?): return .unsigned(number)
    case (1, let number?): return .negative(number)
    case (2, let count): return .bytes(try string(count, of: 2))
    case (3, let count): return .text(try text(count))
    case (4, let count): return .array(try elements(count, depth: depth))
    case (5, let count): return .map(try entries(count, depth: depth))
    case (6, let tag?): return .tagged(tag, try value(depth: depth + 1))
    default: throw Fault(byte: start)
    }
  }

  private mutating func byte() throws(Fault) -> UInt8 {
    guard index < bytes.count else { throw fault }
    defer { index += 1 }
    return bytes[index]
  }

  private mutating func number(bytes count: Int) throws(Fault) -> UInt64 {
    var number: UInt64 = 0
    for _ in 0..<count { number = number << 8 | UInt64(try byte()) }
    return number
  }

  /// What the initial byte's five bits tell; nil: the length isn't told in advance.
  private mutating func length(_ detail: UInt8, of major: UInt8, at start: Int) throws(Fault) -> UInt64? {
    switch detail {
    case 0..<24: return UInt64(detail)
    case 24...27: return try number(bytes: 1 << Int(detail - 24))
    case 31 where (2...5).contains(major): return nil
    default: throw Fault(byte: start)
    }
  }

  private mutating func simple(_ detail: UInt8, at start: Int) throws(Fault) -> CBORValue {
    switch detail {
    case 20: return .boolean(false)
    case 21: return .boolean(true)
    case 22, 23: return .null
    case 25: return .float(Self.half(UInt16(try number(bytes: 2))))
    case 26: return .float(Double(Float(bitPattern: UInt32(try number(bytes: 4)))))
    case 27: return .float(Double(bitPattern: try number(bytes: 8)))
    default: throw Fault(byte: start)
    }
  }

  /// A number of IEEE 754 with 16 bits; Swift has no such type on all of our platforms.
  private static func half(_ bits: UInt16) -> Double {
    let fraction = Double(bits & 0x3FF)
    let magnitude: Double
    switch Int(bits >> 10 & 0x1F) {
    case 0: magnitude = fraction / 16_777_216
    case 31: magnitude = fraction == 0 ? .infinity : .nan
    case let exponent: magnitude = Double(sign: .plus, exponent: exponent - 25, significand: 1_024 + fraction)
    }
    return bits >> 15 == 1 ? -magnitude : magnitude
  }

  private mutating func string(_ count: UInt64?, of major: UInt8) throws(Fault) -> [UInt8] {
    if let count { return try taken(count) }
    var all: [UInt8] = []
    while try !takesStop() {
      let start = index
      let initial = try byte()
      guard initial >> 5 == major, let count = try length(initial & 0x1F, of: major, at: start) else {
        throw Fault(byte: start)
      }
      all += try taken(count)
    }
    return all
  }

  private mutating func taken(_ count: UInt64) throws(Fault) -> [UInt8] {
    guard let count = Int(exactly: count), count <= bytes.count - index else { throw fault }
    defer { index += count }
    return Array(bytes[index..<index + count])
  }

  private mutating func text(_ count: UInt64?) throws(Fault) -> String {
    let start = index
    let bytes = try string(count, of: 3)
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are no UTF-8 would have been replaced.
    guard text.utf8.elementsEqual(bytes) else { throw Fault(byte: start) }
    return text
  }

  private mutating func takesStop() throws(Fault) -> Bool {
    guard index < bytes.count else { throw fault }
    guard bytes[index] == Self.stop else { return false }
    index += 1
    return true
  }

  /// Calls the body for each of a value's parts.
  private mutating func forEachPart(
    _ count: UInt64?, _ body: (inout CBORDecoder) throws(Fault) -> Void
  ) throws(Fault) {
    if let count {
      // Each part has a byte at least.
      guard count <= UInt64(bytes.count - index) else { throw fault }
      for _ in 0..<count { try body(&self) }
    } else {
      while try !takesStop() { try body(&self) }
    }
  }

  private mutating func elements(_ count: UInt64?, depth: Int) throws(Fault) -> [CBORValue] {
    var elements: [CBORValue] = []
    try forEachPart(count) { decoder throws(Fault) in elements.append(try decoder.value(depth: depth + 1)) }
    return elements
  }

  private mutating func entries(_ count: UInt64?, depth: Int) throws(Fault) -> [CBORValue.Entry] {
    var entries: [CBORValue.Entry] = []
    var keys: Set<CBORValue> = []
    try forEachPart(count) { decoder throws(Fault) in
      let start = decoder.index
      let key = try decoder.value(depth: depth + 1)
      // Two values of one key: readers would take one or the other.
      guard keys.insert(key).inserted else { throw Fault(byte: start) }
      entries.append(CBORValue.Entry(key: key, value: try decoder.value(depth: depth + 1)))
    }
    return entries
  }
}
