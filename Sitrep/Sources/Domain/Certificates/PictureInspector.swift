import Foundation

/// Looks at a picture's bytes before they are kept.
package protocol PictureInspector: Sendable {
  /// Decodes all of it, so that what is kept can be shown; what it is called does not count, and nothing of it is logged.
  ///
  /// Computes for ``PictureLimits/computing`` at most, whatever the bytes are. Cancelling the task ends it.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: What it is.
  /// - Throws: ``PictureProblem``.
  func inspect(_ bytes: Data) async throws(PictureProblem) -> PictureFacts
}

/// What a picture's bytes tell.
package struct PictureFacts: Hashable, Codable, Sendable {
  package let kind: PictureKind

  /// Pixels of what is displayed.
  package let width: Int
  package let height: Int

  /// It tells where the photo was taken.
  package let hasLocation: Bool

  /// A PNG of the first page; nil for what browsers show themselves.
  package let preview: Data?

  package init(kind: PictureKind, width: Int, height: Int, hasLocation: Bool, preview: Data? = nil) {
    self.kind = kind
    self.width = width
    self.height = height
    self.hasLocation = hasLocation
    self.preview = preview
  }
}
