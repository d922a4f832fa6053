/// Where a profile's outbreaks are kept, but for the one that comes with the program.
///
/// Each change is kept whole or not at all, and is on disk when the call returns. A call about an outbreak that is not
/// kept changes nothing.
package protocol OutbreakStore: Sendable {
  /// All outbreaks without their counts, the oldest first.
  func heads() async throws(ReadProblem) -> [Outbreak]

  /// An outbreak's counts; nil where there is no such outbreak, or its counts are damaged.
  func counts(of id: OutbreakID) async throws(ReadProblem) -> OutbreakCounts?

  /// Keeps an outbreak, in place of the one with its id; populations and what is watched stay.
  func keep(_ outbreak: Outbreak, _ counts: OutbreakCounts) async throws(SaveProblem)

  func rename(_ id: OutbreakID, to name: OutbreakName) async throws(SaveProblem)

  /// Takes an outbreak away; ``restore(_:)`` brings it back until the next one is deleted.
  func delete(_ id: OutbreakID) async throws(SaveProblem)

  /// Brings back the outbreak that was deleted last, as it was.
  func restore(_ id: OutbreakID) async throws(SaveProblem)

  /// The team's own populations of an outbreak's places.
  func populations(of id: OutbreakID) async throws(ReadProblem) -> [PlaceKey: PlacePopulation]

  /// Keeps populations, in place of those that the same places had; others stay.
  func keep(_ populations: [PlaceKey: PlacePopulation], of id: OutbreakID) async throws(SaveProblem)

  /// Forgets the populations of places.
  func removePopulations(of places: Set<PlaceKey>, in id: OutbreakID) async throws(SaveProblem)

  /// What a person follows in an outbreak, and which place is theirs.
  func selection(of id: OutbreakID) async throws(ReadProblem) -> OutbreakSelection

  /// Follows a place, or ends it.
  func setWatched(_ isWatched: Bool, _ place: PlaceKey, in id: OutbreakID) async throws(SaveProblem)

  /// Keeps the place that the outbreak's screens show first; nil: none.
  func choose(_ place: PlaceKey?, in id: OutbreakID) async throws(SaveProblem)
}

/// What a person follows in an outbreak, and which place is theirs.
package struct OutbreakSelection: Hashable, Sendable {
  package var watched: Set<PlaceKey>

  /// The place that the outbreak's screens show first; nil: none was chosen.
  package var chosen: PlaceKey?

  package init(watched: Set<PlaceKey> = [], chosen: PlaceKey? = nil) {
    self.watched = watched
    self.chosen = chosen
  }
}
