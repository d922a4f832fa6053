/// A step into the Guidance tab.
package nonisolated enum GuidanceStep: Hashable, Codable, Sendable {
  /// A source, by its id.
  case source(String)
}
