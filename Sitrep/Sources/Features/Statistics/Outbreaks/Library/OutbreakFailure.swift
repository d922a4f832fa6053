import Domain

/// Why a change of an outbreak was not kept; it was taken back.
package nonisolated struct OutbreakFailure: Error, Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    case keep, rename, delete, restore, populations, choice, export
  }

  package let change: Change
  /// The outbreak's name.
  package let name: String
  package let cause: SaveProblem
}
