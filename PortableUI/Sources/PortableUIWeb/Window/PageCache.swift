import PortableUICore
import Synchronization

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

  /// What is answered to who asks for a page.
  struct Answer: Sendable, Equatable {
    let page: PageWriter.Page
    /// False where it says that what it is about is not there.
    let isThere: Bool
  }

  private struct Entry: Sendable {
    let answer: Answer
    let graph: ViewGraph
    let end: ContinuousClock.Instant
    /// What is sent for it, where it was asked for again.
    var response: WebResponse?

    /// The bytes that no other page has.
    var ownBytes: Int { answer.page.body.own.count + answer.page.styles.string.utf8.count }
  }

  private struct Entries {
    var byKey: [Key: Entry] = [:]
    /// How long all that is kept as it is sent is together.
    var responseBytes = 0

    mutating func remove(_ key: Key) -> Entry? {
      guard let entry = byKey.removeValue(forKey: key) else { return nil }
      responseBytes -= entry.response?.byteCount ?? 0
      return entry
    }
  }

  /// About how long all that is kept as it is sent may be together, uncompressed; of further pages it is put together each
  /// time.
  private nonisolated static let responseBytes = 2 * 1024 * 1024

  /// Read by any thread, so that a page that is kept is answered without waiting for views that are evaluated.
  private let entries = Mutex(Entries())
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

  /// The answer, if its page is still what an evaluation would give.
  nonisolated func answer(for key: Key) -> Answer? { entry(for: key)?.answer }

  /// What is sent for it; `write` makes it of the answer when it is asked for the first time.
  ///
  /// Nil also for a page that is too long to be written at once.
  nonisolated func response(for key: Key, write: (Answer) -> WebResponse) -> WebResponse? {
    guard let entry = entry(for: key) else { return nil }
    if let response = entry.response { return response }
    guard entry.answer.page.body.count < PresentAnswers.longestBody else { return nil }
    let response = write(entry.answer)
    guard entries.withLock(\.responseBytes) + response.byteCount <= Self.responseBytes else { return response }
    let kept = response.compressedBeforehand(Gzip.forPages)
    entries.withLock { entries in
      guard let now = entries.byKey[key], now.graph === entry.graph, now.response == nil else { return }
      entries.byKey[key]?.response = kept
      entries.responseBytes += kept.byteCount
    }
    return kept
  }

  private nonisolated func entry(for key: Key) -> Entry? {
    guard let entry = entries.withLock({ $0.byKey[key] }), !entry.graph.isDirty, .now < entry.end else { return nil }
    return entry
  }

  /// Keeps an answer, with the graph whose last evaluation gave its page; the graph is closed when the page goes.
  func keep(_ answer: Answer, of graph: ViewGraph, for key: Key) {
    remove(key)
    guard answer.page.body.count <= bytes else { return graph.close() }
    let entry = Entry(answer: answer, graph: graph, end: .now + lifetime)
    add(entry)
    while let oldest = oldestBeyondLimits() { remove(oldest) }
    graph.retire()
    entries.withLock { $0.byKey[key] = entry }
    sweep()
  }

  /// The page that has to make room for another one.
  private func oldestBeyondLimits() -> Key? {
    entries.withLock { entries in
      guard entries.byKey.count >= capacity || length > bytes else { return nil }
      return entries.byKey.min { $0.value.end < $1.value.end }?.key
    }
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
    let all = entries.withLock(\.byKey)
    for (key, entry) in all where entry.end <= now { remove(key) }
    if all.contains(where: { $0.value.end > now }) { sweep() }
  }

  private func remove(_ key: Key) {
    guard let entry = entries.withLock({ $0.remove(key) }) else { return }
    entry.graph.close()
    length -= entry.ownBytes
    for part in entry.answer.page.body.shared {
      let content = ObjectIdentifier(part.content)
      let left = (uses[content] ?? 1) - 1
      uses[content] = left > 0 ? left : nil
      if left == 0 { length -= part.content.html.count }
    }
  }

  /// Counts what a page takes.
  private func add(_ entry: Entry) {
    length += entry.ownBytes
    for part in entry.answer.page.body.shared {
      let count = uses[ObjectIdentifier(part.content), default: 0]
      uses[ObjectIdentifier(part.content)] = count + 1
      if count == 0 { length += part.content.html.count }
    }
  }
}
