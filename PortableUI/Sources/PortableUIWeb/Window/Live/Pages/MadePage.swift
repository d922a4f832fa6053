import PortableUICore
import Synchronization

/// A page made of what views gave, for one window or for all that show it.
final class MadePage: Sendable {
  let content: PageWriter.Content
  let shown: SentPage
  /// The classes of the rules that the page has of its own.
  let classNames: Set<String>
  /// What leads to it from the page that was asked about last.
  private let latest = Mutex<(from: PageDigest, operations: [Operation])?>(nil)

  init(of nodes: [Node], by writer: PageWriter, _ digests: SharedDigests?) {
    content = writer.content(of: nodes)
    shown = SentPage(content, digests)
    classNames = content.styles.classNames
  }

  /// The operations that lead to it from another page: worked out once for windows that show the same one.
  func operations(from old: PageDigest) -> [Operation] {
    if let latest = latest.withLock(\.self), latest.from === old { return latest.operations }
    let operations = PageDiff(from: old, to: shown.digest, of: content.body).operations
    latest.withLock { $0 = (old, operations) }
    return operations
  }
}
