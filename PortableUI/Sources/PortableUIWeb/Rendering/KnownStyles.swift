/// The classes whose rules a page has: those that it came with, which all who show it share, and what it got since.
struct KnownStyles: Sendable {
  private let first: Set<String>
  private var more: Set<String> = []

  init(_ first: Set<String> = []) {
    self.first = first
  }

  var count: Int { first.count + more.count }

  /// - Returns: true where the page did not know the class yet.
  mutating func learn(_ className: String) -> Bool {
    !first.contains(className) && more.insert(className).inserted
  }
}
