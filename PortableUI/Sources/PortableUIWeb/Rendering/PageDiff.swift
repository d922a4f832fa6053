/// The operations that make a new page out of one of which only the digest is known.
struct PageDiff {
  private let old: PageDigest
  private let new: PageDigest
  private(set) var operations: [Operation] = []

  /// Compares the new page's body, whose digest is given, with the old page.
  init(from old: PageDigest, to new: PageDigest, of body: Element) {
    self.old = old
    self.new = new
    if !old.entries.isEmpty, old.root != new.root { compare(body, old: 0, new: 0, at: []) }
  }

  private mutating func compare(_ element: Element, old oldIndex: Int, new newIndex: Int, at path: [Int]) {
    let (before, after) = (old.entries[oldIndex], new.entries[newIndex])
    let first = operations.count
    if before.attributes != after.attributes { operations.append(.attributes(path, element.attributeValues)) }
    if before.text != after.text { operations.append(.text(path, element.text)) }
    if before.count > 1 || after.count > 1 { compareChildren(element, old: oldIndex, new: newIndex, at: path) }
    // Two hashes of 32 bits that happen to be the same: the one of 64 bits knows better.
    if operations.count == first, before.count == 1, after.count == 1 {
      operations.append(.attributes(path, element.attributeValues))
      operations.append(.text(path, element.text))
    }
  }

  private mutating func compareChildren(_ element: Element, old oldIndex: Int, new newIndex: Int, at path: [Int]) {
    // A text that took the place of elements has taken them away already.
    let isText = !element.text.isEmpty
    let (before, after) = (isText ? [] : old.children(of: oldIndex), new.children(of: newIndex))
    let standAsBefore = before.count == after.count && zip(before, after).allSatisfy(areSame)
    let matches = standAsBefore ? Array(after.indices) : matches(before, after)
    if !standAsBefore { arrange(before, matches, element, at: path) }
    for (index, match) in matches.enumerated() {
      guard let match, old.entries[before[match]].subtree != new.entries[after[index]].subtree else { continue }
      compare(element.children[index], old: before[match], new: after[index], at: path + [index])
    }
  }

  /// True where the old element becomes the new one.
  private func areSame(_ before: Int, _ after: Int) -> Bool {
    Child(old.entries[before]) == Child(new.entries[after])
  }

  /// For each new child the index of the old one that becomes it, or nil.
  private func matches(_ before: [Int], _ after: [Int]) -> [Int?] {
    // The first one of each sort, and for each one the next of its sort.
    var first: [Child: Int] = [:]
    first.reserveCapacity(before.count)
    var next = [Int?](repeating: nil, count: before.count)
    for index in before.indices.reversed() {
      next[index] = first.updateValue(index, forKey: Child(old.entries[before[index]]))
    }
    return after.map { place in
      let child = Child(new.entries[place])
      guard let match = first[child] else { return nil }
      first[child] = next[match]
      return match
    }
  }

  /// What makes two children the same one.
  private struct Child: Hashable {
    let key: UInt64
    let tag: UInt8

    init(_ entry: PageDigest.Entry) {
      key = entry.key
      tag = entry.tag.byte
    }
  }

  /// Removes, moves and inserts children until they stand as they should.
  private mutating func arrange(_ before: [Int], _ matches: [Int?], _ element: Element, at path: [Int]) {
    var standing = removeUnmatched(before.count, matches, at: path)
    guard standing != matches else { return }
    let stays = staying(matches)
    var end = matches.count
    var anchor = standing.count
    while end > 0 {
      let index = end - 1
      if let match = matches[index] {
        anchor = place(match, before: anchor, in: &standing, mayStay: stays.contains(match), at: path)
        end -= 1
      } else {
        var start = index
        while start > 0, matches[start - 1] == nil { start -= 1 }
        var writer = HTMLWriter(reserving: 512)
        for child in element.children[start..<end] { writer.write(child) }
        operations.append(.insert(path, anchor, html: writer.bytes))
        standing.insert(contentsOf: [Int?](repeating: nil, count: end - start), at: anchor)
        end = start
      }
    }
  }

  /// The old children that are left, by their old indexes.
  private mutating func removeUnmatched(_ count: Int, _ matches: [Int?], at path: [Int]) -> [Int?] {
    var isKept = [Bool](repeating: false, count: count)
    for case let match? in matches { isKept[match] = true }
    for gap in isKept.indices(of: false).ranges.reversed() {
      operations.append(.remove(path, gap.lowerBound, count: gap.count))
    }
    return isKept.indices.filter { isKept[$0] }
  }

  /// The old children that need not move: as many as possible.
  private func staying(_ matches: [Int?]) -> Set<Int> {
    let matched = matches.compactMap(\.self)
    return Set(IncreasingSubsequence.longest(of: matched).map { matched[$0] })
  }

  /// Puts the old child just before the anchor; the index where it then is.
  private mutating func place(
    _ match: Int, before anchor: Int, in standing: inout [Int?], mayStay: Bool, at path: [Int]
  ) -> Int {
    guard let from = standing.firstIndex(of: match), !mayStay else { return standing.firstIndex(of: match) ?? anchor }
    let to = from < anchor ? anchor - 1 : anchor
    if from != to {
      operations.append(.move(path, from: from, to: to))
      standing.remove(at: from)
      standing.insert(match, at: to)
    }
    return to
  }
}

extension Element {
  /// The attributes by name as the page has them, the classes among them.
  package var attributeValues: [String: String] {
    var values: [String: String] = [:]
    for attribute in attributes { values[attribute.name.rawValue] = attribute.value }
    if !classes.isEmpty { values["class"] = classes.joined(separator: " ") }
    return values
  }
}
