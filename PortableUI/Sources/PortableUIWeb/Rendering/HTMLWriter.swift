/// Writes elements as HTML.
///
/// The one place where text is escaped.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []
  /// The contents that many pages share, where they are left out.
  private var shared: [WrittenHTML.Shared] = []
  private let leavesOutShared: Bool

  /// What was written, as text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameters:
  ///   - capacity: About how many bytes will be written.
  ///   - leavesOutShared: Notes what many pages share instead of writing it.
  init(reserving capacity: Int, leavingOutShared leavesOutShared: Bool = false) {
    self.leavesOutShared = leavesOutShared
    bytes.reserveCapacity(capacity)
  }

  /// What was written, with what was left out beside it.
  var written: WrittenHTML { WrittenHTML(own: bytes, shared: shared) }

  /// Writes markup of the renderer's own, as it stands.
  mutating func raw(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Writes the page's own rules, which hold no text of a screen.
  mutating func styles(_ css: StyleSheet.Text) {
    bytes.append(contentsOf: css.string.utf8)
  }

  /// Appends what a writer has written before, with what it left out.
  mutating func append(_ written: WrittenHTML) {
    written.own.withUnsafeBufferPointer { own in
      var start = 0
      for part in written.shared {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: own[start..<part.place]))
        bytes.append(contentsOf: part.content.html)
        start = part.place
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: own[start...]))
    }
  }

  /// Writes text with everything that could end it or mean something else replaced, for content and attributes alike.
  ///
  /// Control characters, which HTML forbids, become the replacement character; tabs and line breaks stay.
  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in 0..<utf8.count where utf8[index] <= Self.lastEscaped || utf8[index] == 0x7F {
        guard let replacement = Self.replacement(for: utf8[index]) else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        raw(replacement)
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  mutating func write(_ element: Element) {
    bytes.append(UInt8(ascii: "<"))
    write(name: element.tag)
    if !element.classes.isEmpty { write(classes: element.classes) }
    for attribute in element.attributes { write(attribute) }
    bytes.append(UInt8(ascii: ">"))
    guard !element.tag.isVoid else { return }
    if let content = element.content { write(content) } else { write(contentOf: element) }
    raw("</")
    write(name: element.tag)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes what is inside the element: its text or its children.
  mutating func write(contentOf element: Element) {
    // Browsers take the first line break in a text area for layout.
    if element.tag == .textarea, element.text.hasPrefix("\n") { bytes.append(UInt8(ascii: "\n")) }
    if !element.text.isEmpty { text(element.text) }
    for child in element.children { write(child) }
  }

  /// Writes what a tag or an attribute is called.
  private mutating func write(name: some RawRepresentable<String>) {
    var name = name.rawValue
    name.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func write(_ content: ElementContent) {
    if leavesOutShared {
      shared.append(WrittenHTML.Shared(content: content, place: bytes.count))
    } else {
      bytes.append(contentsOf: content.html)
    }
  }

  private mutating func write(classes: [String]) {
    raw(" class=\"")
    for (index, name) in classes.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      text(name)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ attribute: Attribute) {
    bytes.append(UInt8(ascii: " "))
    write(name: attribute.name)
    raw("=\"")
    text(attribute.value)
    bytes.append(UInt8(ascii: "\""))
  }

  private static let lastEscaped = UInt8(ascii: ">")

  private static func replacement(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0x0C, UInt8(ascii: "\r"): nil
    case 0..<0x20, 0x7F: "\u{FFFD}"
    default: nil
    }
  }
}
