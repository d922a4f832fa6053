import Foundation

/// What becomes of a body that is about to arrive.
public enum BodyPlan: Sendable {
  /// It is read whole into ``WebRequest/body``, up to `limit` bytes, nil for ``WebServerLimits/bodyBytes``.
  ///
  /// All of it has to come within ``WebServerLimits/bodyTime``.
  case memory(limit: Int? = nil)
  /// It is written to a new file in `folder`, up to `limit` bytes, and handed over as ``WebRequest/file``.
  ///
  /// It may take any time, as long as some of it comes every ``WebServerLimits/bodyTime``.
  case file(limit: Int, folder: URL)
  /// It is not read; the reader gets this answer, and the connection ends.
  case refuse(WebResponse)
}
