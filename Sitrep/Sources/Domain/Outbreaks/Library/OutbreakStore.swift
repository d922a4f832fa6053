/// Where a profile's outbreaks are kept, but for the one that comes with the program.
///
/// Each change is kept whole or not at all, and is on disk when the call returns. A call about an outbreak that is not
/// kept changes nothing.
package protocol OutbreakStore: Sendable {
  /// All outbreaks without their counts and cases, the oldest first.
  func heads() async throws(ReadProblem) -> [Outbreak]

  /// An outbreak's counts; nil where there is no such outbreak, it is made of cases, or its counts are damaged.
  func counts(of id: OutbreakID) async throws(ReadProblem) -> OutbreakCounts?

  /// An outbreak's line list; nil where there is no such outbreak, it is made of counts, or its cases are damaged.
  func cases(of id: OutbreakID) async throws(ReadProblem) -> OutbreakCases?

  /// Keeps an outbreak, in place of the one with its id; populations, what is watched and the report's words stay.
  func keep(_ outbreak: Outbreak, _ counts: OutbreakCounts) async throws(SaveProblem)

  /// The same of an outbreak of cases: all of the line list before is gone.
  func keep(_ outbreak: Outbreak, _ cases: OutbreakCases) async throws(SaveProblem)

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

  /// The team's own populations of groups of ages.
  func agePopulations(of id: OutbreakID) async throws(ReadProblem) -> [AgeBand: PlacePopulation]

  /// Keeps the populations of groups of ages, in place of all that there were.
  func keepAgePopulations(_ populations: [AgeBand: PlacePopulation], of id: OutbreakID) async throws(SaveProblem)

  /// What a person follows in an outbreak, and which place is theirs.
  func selection(of id: OutbreakID) async throws(ReadProblem) -> OutbreakSelection

  /// Follows a place, or ends it.
  func setWatched(_ isWatched: Bool, _ place: PlaceKey, in id: OutbreakID) async throws(SaveProblem)

  /// Keeps the place that the outbreak's screens show first; nil: none.
  func choose(_ place: PlaceKey?, in id: OutbreakID) async throws(SaveProblem)

  /// What a person wrote for an outbreak's report; empty where they wrote nothing.
  ///
  /// Words that are damaged are an error, so that nobody takes them for none and writes over them unasked.
  func reportWords(of id: OutbreakID) async throws(ReadProblem) -> ReportWords

  /// Keeps what a person wrote for the report of an outbreak, which may be the one that comes with the program.
  func keep(_ words: ReportWords, of id: OutbreakID) async throws(SaveProblem)

  /// What was said last of the columns of a line list with this heading; nil: nothing.
  ///
  /// - Parameter key: See ``ColumnMapping/key(ofHeading:)``.
  /// - Returns: A mapping to propose.
  /// - Throws: Where the store can't be read.
  func mapping(ofHeading key: String) async throws(ReadProblem) -> ColumnMapping?

  /// Keeps what was said of the columns of a line list; beyond ``ColumnMapping/most`` the oldest are let go of.
  func keep(_ mapping: ColumnMapping, ofHeading key: String) async throws(SaveProblem)
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
