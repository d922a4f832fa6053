import Foundation

/// A wallet that forgets everything with the program: for samples, previews and tests.
package actor InMemoryCertificateWallet: CertificateWallet {
  private struct Entry {
    var picture: CertificatePicture
    let original: Data
    let preview: Data?
    var isRemoved = false
  }

  private var entries: [Entry] = []
  private let inspector: any PictureInspector
  private let now: @Sendable () -> Date

  package init(inspector: any PictureInspector, now: @escaping @Sendable () -> Date = { Date() }) {
    self.inspector = inspector
    self.now = now
  }

  package func pictures() -> [CertificatePicture] {
    entries.filter { !$0.isRemoved }.map(\.picture)
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
    guard index(id) != nil else { return }
    entries.removeAll(where: \.isRemoved)
    if let index = index(id) { entries[index].isRemoved = true }
  }

  package func restore(_ id: String) throws(PictureProblem) {
    guard let index = entries.firstIndex(where: { $0.picture.id == id }) else { throw .gone }
    entries[index].isRemoved = false
  }

  package func original(_ id: String) -> Data? {
    index(id).map { entries[$0].original }
  }

  package func display(_ id: String) -> PictureBytes? {
    guard let index = index(id) else { return nil }
    return PictureBytes(entries[index].picture.kind, original: entries[index].original, preview: entries[index].preview)
  }

  private func index(_ id: String) -> Int? {
    entries.firstIndex { $0.picture.id == id && !$0.isRemoved }
  }

  /// The picture with these bytes, brought back if it was removed.
  private func reused(_ bytes: Data) -> CertificatePicture? {
    guard let index = entries.firstIndex(where: { $0.original == bytes }) else { return nil }
    entries[index].isRemoved = false
    return entries[index].picture
  }
}
