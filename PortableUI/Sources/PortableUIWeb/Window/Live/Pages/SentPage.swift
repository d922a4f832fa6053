/// What a window was sent last: all that is needed to tell what has changed since.
struct SentPage: Sendable {
  let digest: PageDigest
  let title: String
  let version: String

  /// About how many bytes of memory a window takes that shows it, one of so many that share their views: its connections and
  /// its state, the digest, and what a person typed, which is in the page, in the state and in what is compared.
  func memory(sharedBy windows: Int = 1) -> Int {
    48 * 1024 + (40 * digest.entries.count + 3 * digest.ownBytes) / max(1, windows)
  }

  init(_ content: PageWriter.Content, _ digests: SharedDigests?) {
    let own = PageDigest(of: content.body)
    digest = digests?.shared(own) ?? own
    title = content.title
    version = digest.version(titled: title)
  }
}
