import Synchronization

/// The digests of the pages that live windows show: one for all windows that show the same page.
final class SharedDigests: Sendable {
  private struct Reference {
    weak let digest: PageDigest?
  }

  private struct State {
    var known: [UInt64: Reference] = [:]
    /// When so many are known, those that nobody needs any more are thrown out.
    var limit = 64
  }

  private let state = Mutex(State())

  /// The digest, or the one that another window has of the same page.
  func shared(_ digest: PageDigest) -> PageDigest {
    state.withLock { state in
      if let known = state.known[digest.root]?.digest { return known }
      state.known[digest.root] = Reference(digest: digest)
      if state.known.count > state.limit {
        state.known = state.known.filter { $0.value.digest != nil }
        state.limit = max(64, 2 * state.known.count)
      }
      return digest
    }
  }
}
