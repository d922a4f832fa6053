import Domain
import Foundation

/// A wallet whose pictures are also files that views can load.
///
/// What is removed can't be loaded any more; what is brought back can be again. The wallet has the pictures: one without a
/// file is kept all the same, and gets its file at the next start.
struct ShownWallet: CertificateWallet {
  private let wallet: any CertificateWallet
  private let files: ShownPictures
  private let report: @Sendable (String) -> Void

  /// Makes the files that are missing, and deletes those of pictures that are not there any more.
  ///
  /// - Parameters:
  ///   - wallet: Keeps the pictures.
  ///   - files: The files.
  ///   - report: Told of a file that can't be made.
  /// - Throws: ``PictureProblem`` where the wallet can't be read.
  init(
    _ wallet: any CertificateWallet, in files: ShownPictures, report: @escaping @Sendable (String) -> Void
  ) async throws(PictureProblem) {
    self.wallet = wallet
    self.files = files
    self.report = report
    let ids = try await wallet.pictures().map(\.id)
    files.deleteOthers(than: ids)
    for id in ids where !files.has(id) { await show(id) }
  }

  func pictures() async throws(PictureProblem) -> [CertificatePicture] { try await wallet.pictures() }

  func add(_ bytes: Data, named name: String) async throws(PictureProblem) -> CertificatePicture {
    let picture = try await wallet.add(bytes, named: name)
    await show(picture.id)
    return picture
  }

  func rename(_ id: String, to name: PictureName) async throws(PictureProblem) {
    try await wallet.rename(id, to: name)
  }

  func remove(_ id: String) async throws(PictureProblem) {
    try await wallet.remove(id)
    files.delete(id)
  }

  func restore(_ id: String) async throws(PictureProblem) {
    try await wallet.restore(id)
    await show(id)
  }

  func original(_ id: String) async throws(PictureProblem) -> Data? { try await wallet.original(id) }

  func display(_ id: String) async throws(PictureProblem) -> PictureBytes? { try await wallet.display(id) }

  private func show(_ id: String) async {
    do {
      if let shown = try await wallet.display(id) { try files.keep(shown.bytes, as: id) }
    } catch {
      report("A picture can't be shown before the next start: \(error.localizedDescription)")
    }
  }
}
