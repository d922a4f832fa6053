import Foundation

/// The pictures of certificates that a person carries (R62, R71), shared by all windows of the profile.
///
/// A call that has returned is on the disk.
package protocol CertificateWallet: Sendable {
  /// All pictures, in the order in which they were added.
  func pictures() async throws(PictureProblem) -> [CertificatePicture]

  /// Looks at a file and keeps it byte for byte.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The file's name; only what it is called is taken from it.
  /// - Returns: The picture that is kept; the one that is there already where the wallet has these very bytes.
  /// - Throws: ``PictureProblem``; nothing of it is kept then.
  func add(_ bytes: Data, named name: String) async throws(PictureProblem) -> CertificatePicture

  func rename(_ id: String, to name: PictureName) async throws(PictureProblem)

  /// Takes a picture away; it can be brought back until ``PictureLimits/removed`` others are removed, for a day and while
  /// the program runs.
  func remove(_ id: String) async throws(PictureProblem)

  /// Brings back a picture that was removed, to its place (R65).
  ///
  /// - Throws: ``PictureProblem/gone`` where its bytes are deleted.
  func restore(_ id: String) async throws(PictureProblem)

  /// The file as it was added; nil where there is no such picture.
  func original(_ id: String) async throws(PictureProblem) -> Data?

  /// What a browser can show: the original of a PNG or JPEG, the first page of a PDF; nil where there is no such picture.
  func display(_ id: String) async throws(PictureProblem) -> PictureBytes?
}
