import Synchronization

/// What is inside an element of many pages, as renderers made it once.
package final class ElementContent: Sendable {
  /// The text or the children as HTML.
  package let html: [UInt8]
  private let digest = Mutex<[PageDigest.Entry]?>(nil)

  init(html: [UInt8]) {
    self.html = html
  }

  /// The digest of the inside, made when it is first asked for.
  func digest(orMake make: () -> [PageDigest.Entry]) -> [PageDigest.Entry] {
    if let known = digest.withLock(\.self) { return known }
    let made = make()
    digest.withLock { $0 = made }
    return made
  }
}

extension Element {
  /// Writes the inside once for all the pages that the element will be on.
  mutating func keepContent() {
    var writer = HTMLWriter(reserving: 256)
    writer.write(contentOf: self)
    content = ElementContent(html: writer.bytes)
  }
}
