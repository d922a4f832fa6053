import PortableUICore

/// Pages that would come out the same again, because nothing that their evaluation read has changed since.
///
/// Only whole pages by GET are kept, a bounded number and a bounded length of them and none for longer than a moment: what
/// time alone changes (the age of figures) is not observed.
@MainActor
final class PageCache {
  /// What a page depends on beyond what is observed.
  struct Key: Hashable, Sendable {
    let address: String
    let visitor: Visitor
  }

  private struct Entry {
    let page: PageWriter.Page
    let graph: ViewGraph
    let end: ContinuousClock.Instant
  }

  private var entries: [Key: Entry] = [:]
  private var isSwept = false
  private let capacity: Int
  private let bytes: Int
  private let lifetime: Duration

  /// - Parameters:
  ///   - capacity: the most pages; a page of 192 rows takes about 80 KB.
  ///   - bytes: how long all pages may be together.
  ///   - lifetime: how long a page is good at most.
  init(capacity: Int = 32, bytes: Int = 8 * 1024 * 1024, lifetime: Duration = .seconds(1)) {
    self.capacity = capacity
    self.bytes = bytes
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
    guard page.body.count <= bytes else { return graph.close() }
    var length = entries.values.reduce(page.body.count) { $0 + $1.page.body.count }
    while entries.count >= capacity || length > bytes,
      let oldest = entries.min(by: { $0.value.end < $1.value.end })
    {
      length -= oldest.value.page.body.count
      remove(oldest.key)
    }
    graph.retire()
    entries[key] = Entry(page: page, graph: graph, end: .now + lifetime)
    sweep()
  }

  /// Lets go of pages when their time is over, though nobody asks for them again.
  private func sweep() {
    guard !isSwept else { return }
    isSwept = true
    Task { [weak self, lifetime] in
      try? await Task.sleep(for: lifetime)
      self?.endSweep()
    }
  }

  private func endSweep() {
    isSwept = false
    let now = ContinuousClock.now
    for (key, entry) in entries where entry.end <= now { remove(key) }
    if !entries.isEmpty { sweep() }
  }

  private func remove(_ key: Key) {
    entries.removeValue(forKey: key)?.graph.close()
  }
}
