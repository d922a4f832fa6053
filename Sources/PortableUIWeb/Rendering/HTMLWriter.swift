/// Writes elements as HTML. The one place where text is escaped.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  init(reserving capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes markup of the renderer's own, as it stands.
  mutating func raw(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends what this writer's kind has written before.
  mutating func append(_ written: [UInt8]) {
    bytes.append(contentsOf: written)
  }

  /// Writes text, escaped.
  mutating func text(_ text: String) {
    escape(text)
  }

  mutating func write(_ element: Element) {
    byte("<")
    name(element.tag.rawValue)
    if !element.classes.isEmpty { write(classes: element.classes) }
    for attribute in element.attributes { write(attribute) }
    byte(">")
    guard !element.tag.isVoid else { return }
    for child in element.children {
      switch child {
      case .element(let element): write(element)
      case .text(let text) where element.tag == .style: name(text)
      case .text(let text): escape(text)
      }
    }
    raw("</")
    name(element.tag.rawValue)
    byte(">")
  }

  private mutating func write(classes: [String]) {
    raw(" class=\"")
    for (index, name) in classes.enumerated() {
      if index > 0 { byte(" ") }
      self.name(name)
    }
    byte("\"")
  }

  private mutating func write(_ attribute: Attribute) {
    byte(" ")
    name(attribute.name.rawValue)
    raw("=\"")
    if let value = attribute.value { escape(value) }
    byte("\"")
  }

  /// Appends text with everything that could end it or mean something else replaced, for content and attributes alike.
  ///
  /// NUL, which HTML forbids, becomes the replacement character.
  private mutating func escape(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        let replacement: StaticString
        switch utf8[index] {
        case UInt8(ascii: "&"): replacement = "&amp;"
        case UInt8(ascii: "<"): replacement = "&lt;"
        case UInt8(ascii: ">"): replacement = "&gt;"
        case UInt8(ascii: "\""): replacement = "&quot;"
        case UInt8(ascii: "'"): replacement = "&#39;"
        case 0: replacement = "\u{FFFD}"
        default: continue
        }
        bytes.append(contentsOf: utf8[start..<index])
        replacement.withUTF8Buffer { bytes.append(contentsOf: $0) }
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  private mutating func byte(_ scalar: Unicode.Scalar) {
    bytes.append(UInt8(ascii: scalar))
  }

  private mutating func name(_ name: String) {
    bytes.append(contentsOf: name.utf8)
  }
}
