import PortableUICore

/// Writes JSON: numbers, texts, lists and objects one after the other, with the commas that they need.
///
/// What a page hears is written each time somebody does something; a general encoder makes an object of every value first.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func list(_ write: (inout JSONWriter) -> Void) {
    open("[")
    write(&self)
    close("]")
  }

  /// An object; each value is written after its ``key(_:)``.
  mutating func object(_ write: (inout JSONWriter) -> Void) {
    open("{")
    write(&self)
    close("}")
  }

  mutating func key(_ name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func null() {
    separate()
    bytes += "null".utf8
  }

  mutating func value(_ number: Int) {
    separate()
    bytes.append(decimal: number)
  }

  mutating func value(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// A text that was written before.
  mutating func value(utf8 text: [UInt8]) {
    text.withUnsafeBufferPointer { write($0) }
  }

  /// Texts one after the other.
  mutating func values(_ texts: String...) {
    for text in texts { value(text) }
  }

  /// A text, the way to an element, and numbers.
  mutating func values(_ text: String, at path: [Int], _ numbers: Int...) {
    value(text)
    value(path)
    for number in numbers { value(number) }
  }

  mutating func value(_ numbers: [Int]) {
    list { for number in numbers { $0.value(number) } }
  }

  mutating func value(_ texts: [String]) {
    list { for text in texts { $0.value(text) } }
  }

  /// An object, its keys in order.
  mutating func value(_ texts: [String: String]) {
    object {
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
        $0.key(name)
        $0.value(text)
      }
    }
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    escape(text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a text in runs between the characters that JSON does not take as they are.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      bytes.append(UInt8(ascii: "\\"))
      // A character that is only marked begins the next run.
      start = byte < 0x20 ? index + 1 : index
      switch byte {
      case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
      case ..<0x20: bytes += "u00".utf8 + [Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
      default: break
      }
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
