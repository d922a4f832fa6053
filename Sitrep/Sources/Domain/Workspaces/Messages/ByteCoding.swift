/// Writes values one after the other as bytes, to be read by ``ByteReader`` in the same order.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  package mutating func add(_ byte: UInt8) { bytes.append(byte) }

  package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// A number from 0, seven bits in a byte, the lowest first.
  package mutating func add(_ number: Int) {
    var rest = UInt64(max(0, number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func add(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
  }

  package mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  /// Whether there is a value, then the value.
  package mutating func add<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
    add(value != nil)
    if let value { write(&self, value) }
  }

  /// How many values there are, then each of them.
  package mutating func add<Value>(_ values: [Value], _ write: (inout ByteWriter, Value) -> Void) {
    add(values.count)
    for value in values { write(&self, value) }
  }
}

/// Bytes that are not what a ``ByteWriter`` writes.
package struct ByteProblem: Error, Hashable {
  package init() {}
}

/// Reads values that a ``ByteWriter`` wrote; whatever the bytes are, it never traps and takes no more room than they do.
package struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  package var isAtEnd: Bool { index == bytes.endIndex }

  package mutating func byte() throws(ByteProblem) -> UInt8 {
    guard index < bytes.endIndex else { throw ByteProblem() }
    defer { index += 1 }
    return bytes[index]
  }

  package mutating func flag() throws(ByteProblem) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw ByteProblem()
    }
  }

  package mutating func number() throws(ByteProblem) -> Int {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 56, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return Int(number) }
    }
    throw ByteProblem()
  }

  package mutating func double() throws(ByteProblem) -> Double {
    let pattern = try take(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Double(bitPattern: pattern)
  }

  package mutating func text() throws(ByteProblem) -> String {
    let bytes = try take(try number())
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are no UTF-8 would have been replaced.
    guard text.isUTF8(bytes) else { throw ByteProblem() }
    return text
  }

  package mutating func optional<Value>(
    _ read: (inout ByteReader) throws(ByteProblem) -> Value
  ) throws(ByteProblem) -> Value? {
    try flag() ? try read(&self) : nil
  }

  /// A list of values, each of which takes a byte at least.
  package mutating func list<Value>(
    _ read: (inout ByteReader) throws(ByteProblem) -> Value
  ) throws(ByteProblem) -> [Value] {
    let count = try number()
    guard count <= bytes.endIndex - index else { throw ByteProblem() }
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  private mutating func take(_ count: Int) throws(ByteProblem) -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - index else { throw ByteProblem() }
    defer { index += count }
    return bytes[index..<index + count]
  }
}

extension String {
  /// True where its UTF-8 is exactly these bytes.
  fileprivate func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    var text = self
    return text.withUTF8 { text in bytes.withUnsafeBufferPointer { $0.elementsEqual(text) } }
  }
}
