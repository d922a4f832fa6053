import Foundation

/// Reads the QR codes in pictures.
package protocol CodeReader: Sendable {
  /// Answers within about two seconds, whatever the bytes are. Cancelling the task ends it.
  ///
  /// - Parameter picture: The whole file.
  /// - Returns: What each code holds, byte for byte; none where there is no code that can be read.
  /// - Throws: ``PictureProblem``.
  func codes(in picture: Data) async throws(PictureProblem) -> [Data]
}
