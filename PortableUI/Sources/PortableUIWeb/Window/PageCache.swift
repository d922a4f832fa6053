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

    /// The bytes that no other page has.
    var ownBytes: Int { page.body.own.count + page.styles.string.utf8.count }
  }

  private var entries: [Key: Entry] = [:]
  /// How often the pages have each content that they may share.
  private var uses: [ObjectIdentifier: Int] = [:]
  /// How long all pages are together, what they share counted once.
  private var length = 0
  private var isSwept = false
  private let capacity: Int
  private let bytes: Int
  private let lifetime: Duration

  /// - Parameters:
  ///   - capacity: the most pages; one of 192 rows takes about 40 KB beside the rows, which all share.
  ///   - bytes: how long all pages may be together, what they share counted once.
  ///   - lifetime: how long a page is good at most.
  init(capacity: Int = 256, bytes: Int = 8 * 1024 * 1024, lifetime: Duration = .seconds(1)) {
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
    let entry = Entry(page: page, graph: graph, end: .now + lifetime)
    add(entry)
    while entries.count >= capacity || length > bytes,
      let oldest = entries.min(by: { $0.value.end < $1.value.end })
    {
      remove(oldest.key)
    }
    graph.retire()
    entries[key] = entry
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
    guard let entry = entries.removeValue(forKey: key) else { return }
    entry.graph.close()
    length -= entry.ownBytes
    for part in entry.page.body.shared {
      let content = ObjectIdentifier(part.content)
      let left = (uses[content] ?? 1) - 1
      uses[content] = left > 0 ? left : nil
      if left == 0 { length -= part.content.html.count }
    }
  }

  /// Counts what a page takes.
  private func add(_ entry: Entry) {
    length += entry.ownBytes
    for part in entry.page.body.shared {
      let count = uses[ObjectIdentifier(part.content), default: 0]
      uses[ObjectIdentifier(part.content)] = count + 1
      if count == 0 { length += part.content.html.count }
    }
  }
}
