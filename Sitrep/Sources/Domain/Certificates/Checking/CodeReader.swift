import Foundation

/// Reads the codes in pictures.
package protocol CodeReader: Sendable {
  /// Looks at a picture, or at the first ``PictureLimits/pages`` pages of a PDF, as long as ``PictureLimits`` allows.
  /// Cancelling the task ends it.
  ///
  /// - Parameter picture: The whole file.
  /// - Returns: What each code holds; none where there is no code that can be read.
  /// - Throws: ``PictureProblem``.
  func codes(in picture: Data) async throws(PictureProblem) -> FoundCodes
}
