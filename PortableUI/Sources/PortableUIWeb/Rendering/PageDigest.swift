import PortableUICore

/// What a live window remembers of the page that it sent last: hashes of the elements, 32 bytes each, none of the words.
///
/// The difference to the next page follows from the digest alone, because an operation carries what is new and never
/// needs what was there before.
package final class PageDigest: Sendable {
  /// One element; those inside it follow it.
  package struct Entry: Sendable, Equatable {
    /// Which one it is among its siblings; 0 where its place is enough.
    var key: UInt64
    /// Everything about it and what is inside.
    var subtree: UInt64
    /// Its tag, its classes and its attributes.
    var attributes: UInt32
    /// Its own text.
    var text: UInt32
    /// The number of elements inside, and one for itself.
    var count: UInt32
    var tag: Tag
  }

  package let entries: [Entry]
  /// The bytes of the texts and attributes of elements that no other page shares.
  let ownBytes: Int

  package init(of element: Element) {
    var maker = PageDigestMaker()
    maker.add(element)
    entries = maker.entries
    ownBytes = maker.bytes
  }

  private init(entries: [Entry], ownBytes: Int) {
    self.entries = entries
    self.ownBytes = ownBytes
  }

  /// The hash of the whole page.
  var root: UInt64 { entries.first?.subtree ?? 0 }

  /// Which page this is: the same for pages that show the same, in every process.
  func version(titled title: String) -> String {
    String(StableHash.mix(root, StableHash.of(text: title)), radix: 36)
  }

  /// The digest that does not know what the elements of these keys and all inside them looked like, so that the next
  /// difference has them anew.
  ///
  /// For fields and switches whose state a person has changed in the page itself.
  func invalidating(_ keys: Set<UInt64>) -> PageDigest {
    guard !keys.isEmpty else { return self }
    // There are few of them, mostly one: to compare takes less than to look up.
    let keys = Array(keys)
    var entries = entries
    var place = 0
    while place < entries.count {
      if keys.contains(entries[place].key) {
        invalidate(place, in: &entries)
        place += Int(entries[place].count)
      } else {
        place += 1
      }
    }
    return PageDigest(entries: entries, ownBytes: ownBytes)
  }

  /// Changes the hashes of an element, of all inside it, and of those around it.
  private func invalidate(_ place: Int, in entries: inout [Entry]) {
    for inside in place..<place + Int(entries[place].count) {
      entries[inside].subtree = ~entries[inside].subtree
      entries[inside].attributes = ~entries[inside].attributes
      if entries[inside].count == 1 { entries[inside].text = ~entries[inside].text }
    }
    var around = 0
    while around < place {
      // Whatever it was changed to before, it is not what it was.
      entries[around].subtree = ~self.entries[around].subtree
      var child = around + 1
      while child + Int(entries[child].count) <= place { child += Int(entries[child].count) }
      around = child
    }
  }

  /// The places of the elements directly inside the one at a place.
  func children(of place: Int) -> [Int] {
    let end = place + Int(entries[place].count)
    var child = place + 1
    guard child < end else { return [] }
    var places: [Int] = []
    places.reserveCapacity(16)
    while child < end {
      places.append(child)
      child += Int(entries[child].count)
    }
    return places
  }
}

/// Makes the entries of a digest.
private struct PageDigestMaker {
  private(set) var entries: [PageDigest.Entry] = []
  private(set) var bytes = 0

  mutating func add(_ element: Element) {
    let place = entries.count
    let attributes = Self.attributeHash(element)
    let text = element.text.isEmpty ? 0 : StableHash.of(text: element.text)
    bytes += element.text.utf8.count + element.attributes.reduce(0) { $0 + $1.value.utf8.count }
    entries.append(
      PageDigest.Entry(
        key: element.key, subtree: 0, attributes: UInt32(truncatingIfNeeded: attributes),
        text: UInt32(truncatingIfNeeded: text), count: 1, tag: element.tag))
    if let content = element.content {
      entries += content.digest { Self.inside(element.children) }
    } else {
      for child in element.children { add(child) }
    }
    var subtree = StableHash.mix(StableHash.mix(attributes, text), element.key)
    var child = place + 1
    while child < entries.count {
      subtree = StableHash.mix(subtree, entries[child].subtree)
      child += Int(entries[child].count)
    }
    entries[place].subtree = subtree
    entries[place].count = UInt32(entries.count - place)
  }

  /// The entries of elements that stand beside each other, with all inside them.
  private static func inside(_ elements: [Element]) -> [PageDigest.Entry] {
    var maker = PageDigestMaker()
    for element in elements { maker.add(element) }
    return maker.entries
  }

  private static func attributeHash(_ element: Element) -> UInt64 {
    var hash = StableHash.mix(1, UInt64(element.tag.byte))
    for name in element.classes { hash = StableHash.mix(hash, StableHash.of(text: name)) }
    for attribute in element.attributes {
      hash = StableHash.mix(hash, UInt64(attribute.name.byte) + 0x100)
      hash = StableHash.mix(hash, StableHash.of(text: attribute.value))
    }
    return hash
  }
}
