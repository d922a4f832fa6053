/// Why the app can't show what the person keeps.
package nonisolated enum OpeningProblem: Hashable, Sendable {
  case diskFull
  /// The database can't be read; a new one can take its place.
  case damaged
  /// A newer version of the app wrote the database.
  case newer
  /// Anything else, in the system's own (English) words.
  case failed(reason: String)
}
