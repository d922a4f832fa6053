/// What a message may have, as `has:` names it.
package enum MessageFeature: String, CaseIterable, Hashable, Sendable {
  case link, file, reaction

  /// It began a thread or replies in one.
  case thread
}
