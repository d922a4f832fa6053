import Domain

/// Writes HTML: the one place of pages of archives where texts are escaped.
///
/// Markup is written by ``raw(_:)`` alone, which takes only what stands in the program itself; so nothing that a stranger
/// wrote can become markup.
struct PageMarkup {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Writes a number.
  mutating func number(_ number: Int) { bytes += String(number).utf8 }

  /// Appends what another writer has written.
  mutating func append(_ markup: PageMarkup) { bytes += markup.bytes }

  /// Writes a text of any origin, for content and for the inside of an attribute in quotes alike.
  ///
  /// Control characters, which HTML forbids, become the replacement character; tabs and line breaks stay.
  mutating func text(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case UInt8(ascii: "'"): raw("&#39;")
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): bytes.append(byte)
      case ..<0x20, 0x7F: raw("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }

  /// Writes the start of a link to another page of the archive.
  mutating func beginLink(toPage path: String) {
    raw("<a href=\"")
    text(path)
    raw("\">")
  }

  /// Writes the start of a link to a site.
  mutating func beginLink(to link: WebLink) {
    raw("<a rel=\"noopener noreferrer\" href=\"")
    text(link.text)
    raw("\">")
  }

  /// Writes a text of a stranger whose direction is its own: it can't turn what stands around it.
  mutating func isolated(_ name: String) {
    raw("<bdi>")
    text(name)
    raw("</bdi>")
  }

  /// The same for several texts, with dots between them.
  mutating func isolated(_ names: [String]) {
    for (index, name) in names.enumerated() {
      if index > 0 { raw(" · ") }
      isolated(name)
    }
  }
}
