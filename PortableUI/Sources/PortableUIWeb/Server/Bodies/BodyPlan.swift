/// What becomes of a body that is about to arrive.
public enum BodyPlan: Sendable {
  /// It is read whole into ``WebRequest/body``, up to `limit` bytes, nil for ``WebServerLimits/bodyBytes``.
  ///
  /// All of it has to come within ``WebServerLimits/bodyTime``.
  case memory(limit: Int? = nil)
  /// It is written to a new file, up to `limit` bytes, and handed over as ``WebRequest/file``; the share pays for it.
  ///
  /// It may take any time, as long as some of it comes every ``WebServerLimits/bodyTime``.
  case file(limit: Int, in: UploadDestination, share: UploadShare? = nil)
  /// It is not read; the client gets this answer, and the connection ends.
  case refuse(WebResponse)
}
