import Foundation

/// Where pictures of flags are kept.
package protocol FlagStore: Sendable {
  /// All flags that are kept.
  func flags() async throws(ReadProblem) -> [CountryCode: Data]

  /// Keeps a flag; it is on disk when the call returns.
  func keep(_ flag: Data, of code: CountryCode) async throws(SaveProblem)
}

/// A store that keeps flags as long as the process lives: for samples, previews and tests.
package actor InMemoryFlagStore: FlagStore {
  private var kept: [CountryCode: Data]

  package init(_ kept: [CountryCode: Data] = [:]) {
    self.kept = kept
  }

  package func flags() -> [CountryCode: Data] { kept }

  package func keep(_ flag: Data, of code: CountryCode) {
    kept[code] = flag
  }
}
