import Foundation

/// A wallet that forgets everything with the program: for samples, previews and tests.
package actor InMemoryCertificateWallet: CertificateWallet {
  private struct Entry {
    var picture: CertificatePicture
    let original: Data
    let preview: Data?
    /// How many were removed before it; nil: it is in the wallet.
    var removal: Int?
  }

  private var entries: [Entry] = []
  private var removals = 0
  private let inspector: any PictureInspector
  private let now: @Sendable () -> Date

  package init(inspector: any PictureInspector, now: @escaping @Sendable () -> Date = { Date() }) {
    self.inspector = inspector
    self.now = now
  }

  package func pictures() -> [CertificatePicture] {
    entries.filter { $0.removal == nil }.map(\.picture)
  }

  package func add(_ bytes: Data, named name: String) async throws(PictureProblem) -> CertificatePicture {
    try PictureLimits.check(bytes)
    if let known = reused(bytes) { return known }
    let facts = try await inspector.inspect(bytes)
    if let known = reused(bytes) { return known }
    guard pictures().count < PictureLimits.pictures else { throw .tooMany(limit: PictureLimits.pictures) }
    let picture = CertificatePicture(of: facts, named: name, byteCount: bytes.count, added: now())
    entries.append(Entry(picture: picture, original: bytes, preview: facts.preview))
    return picture
  }

  package func rename(_ id: String, to name: PictureName) throws(PictureProblem) {
    guard let index = index(id) else { throw .gone }
    entries[index].picture = entries[index].picture.renamed(name)
  }

  package func remove(_ id: String) {
    guard let index = index(id) else { return }
    entries[index].removal = removals
    removals += 1
    let kept = Set(entries.compactMap(\.removal).sorted().suffix(PictureLimits.removed))
    entries.removeAll { entry in entry.removal.map { !kept.contains($0) } ?? false }
  }

  package func restore(_ id: String) throws(PictureProblem) {
    guard let index = entries.firstIndex(where: { $0.picture.id == id }) else { throw .gone }
    entries[index].removal = nil
  }

  package func original(_ id: String) -> Data? {
    index(id).map { entries[$0].original }
  }

  package func display(_ id: String) -> PictureBytes? {
    guard let index = index(id) else { return nil }
    return PictureBytes(entries[index].picture.kind, original: entries[index].original, preview: entries[index].preview)
  }

  private func index(_ id: String) -> Int? {
    entries.firstIndex { $0.picture.id == id && $0.removal == nil }
  }

  /// The picture with these bytes, brought back if it was removed.
  private func reused(_ bytes: Data) -> CertificatePicture? {
    guard let index = entries.firstIndex(where: { $0.original == bytes }) else { return nil }
    entries[index].removal = nil
    return entries[index].picture
  }
}
