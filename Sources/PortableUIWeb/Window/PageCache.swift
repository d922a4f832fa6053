import PortableUICore

/// Pages that would come out the same again, because nothing that their evaluation read has changed since.
///
/// Only whole pages by GET are kept, a bounded number of them and none for longer than a moment: what time alone
/// changes (the age of figures) is not observed.
@MainActor
final class PageCache {
  /// What a page depends on beyond what is observed.
  struct Key: Hashable, Sendable {
    let address: String
    let reader: Reader
  }

  private struct Entry {
    let page: PageWriter.Page
    let graph: ViewGraph
    let end: ContinuousClock.Instant
  }

  private var entries: [Key: Entry] = [:]
  private let capacity: Int
  private let lifetime: Duration

  /// - Parameters:
  ///   - capacity: the most pages; a page of 192 rows takes about 80 KB.
  ///   - lifetime: how long a page is good at most.
  init(capacity: Int = 32, lifetime: Duration = .seconds(1)) {
    self.capacity = capacity
    self.lifetime = lifetime
  }

  /// The page, if it is still what an evaluation would give.
  func page(for key: Key) -> PageWriter.Page? {
    guard let entry = entries[key] else { return nil }
    if !entry.graph.isDirty, ContinuousClock.now < entry.end { return entry.page }
    remove(key)
    return nil
  }

  /// Keeps a page, with the graph whose last evaluation gave it; the graph is closed when the page goes.
  func keep(_ page: PageWriter.Page, of graph: ViewGraph, for key: Key) {
    remove(key)
    if entries.count >= capacity, let oldest = entries.min(by: { $0.value.end < $1.value.end })?.key { remove(oldest) }
    graph.retire()
    entries[key] = Entry(page: page, graph: graph, end: .now + lifetime)
  }

  private func remove(_ key: Key) {
    entries.removeValue(forKey: key)?.graph.close()
  }
}
