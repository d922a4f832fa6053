import PortableUICore

/// The classes whose rules a page has: those that it came with, which all who show it share, and what it got since.
struct KnownStyles: Sendable {
  private let first: Set<String>
  /// The hashes of the others' names, sorted: every window has its own, and a set of texts takes four times as much.
  private var more: [UInt64] = []

  init(_ first: Set<String> = []) {
    self.first = first
  }

  var count: Int { first.count + more.count }

  /// - Returns: true where the page did not know the class yet.
  mutating func learn(_ className: String) -> Bool {
    guard !first.contains(className) else { return false }
    let hash = StableHash.of(text: className)
    var places = more.startIndex..<more.endIndex
    while let middle = places.dropFirst(places.count / 2).first {
      if more[middle] == hash { return false }
      places = more[middle] < hash ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    more.insert(hash, at: places.lowerBound)
    return true
  }
}
