import Domain
import Foundation
import Observation

/// What the windows of an outbreak by named places share: its counts or cases, and the team's populations of the places.
///
/// A population is shown at once and kept soon after; where the store refuses it, it is taken back.
@Observable
final class PlacesModel {
  @ObservationIgnored let outbreak: Outbreak
  /// Its places, in the order of their names.
  @ObservationIgnored let places: [OutbreakPlace]
  @ObservationIgnored private let contents: Contents
  /// What the screens of a line list show; nil of counts.
  @ObservationIgnored let list: CaseListModel?
  /// The team's messages.
  @ObservationIgnored let messages: RoomMessages
  /// Reads tables of populations; nil: none can be read.
  @ObservationIgnored let tables: (any OutbreakTables)?

  /// The team's own populations.
  private(set) var populations: [PlaceKey: PlacePopulation]

  /// The figures by the day that was asked for; made anew when populations change.
  @ObservationIgnored private var days = RecentValues<Asked, PlacesOnDay>(capacity: 16)
  @ObservationIgnored private var countsOfCases = RecentValues<Day?, OutbreakCounts>(capacity: 4)
  private let changes = Changes()
  private let store: any OutbreakStore
  private let note: (OutbreakFailure.Change, SaveProblem) -> Void

  /// What an outbreak is made of.
  enum Contents {
    case counts(OutbreakCounts)
    /// A line list, whose counts of a day are those that were known then.
    case cases(OutbreakCases)
  }

  private typealias Changes = OptimisticStore<PlaceKey, PlacePopulation?, SaveProblem>

  private nonisolated struct Asked: Hashable {
    let day: Day?
    let populations: [PlaceKey: PlacePopulation]
  }

  /// - Parameters:
  ///   - outbreak: The head.
  ///   - contents: What it is made of.
  ///   - populations: The populations that are kept.
  ///   - list: What the screens of a line list show; nil of counts.
  ///   - messages: The team's messages.
  ///   - store: Where populations are kept.
  ///   - tables: Reads tables of populations; nil: none can be read.
  ///   - note: Told where a change was not kept.
  init(
    _ outbreak: Outbreak, _ contents: Contents, _ populations: [PlaceKey: PlacePopulation],
    list: CaseListModel?, messages: RoomMessages, store: any OutbreakStore, tables: (any OutbreakTables)?,
    note: @escaping (OutbreakFailure.Change, SaveProblem) -> Void
  ) {
    self.outbreak = outbreak
    self.contents = contents
    self.list = list
    self.messages = messages
    places =
      switch contents {
      case .counts(let counts): counts.places
      case .cases(let cases): cases.list.places
      }
    self.populations = populations
    self.store = store
    self.tables = tables
    self.note = note
  }

  nonisolated deinit {}

  /// What the outbreak says as of a day; nil is the last one.
  func onDay(_ day: Day?) -> PlacesOnDay {
    days.value(of: Asked(day: day, populations: populations)) {
      PlacesOnDay(outbreak, counts(asOf: day), asOf: day, populations: populations)
    }
  }

  /// The counts as they were known on a day; nil is the last one.
  func counts(asOf day: Day?) -> OutbreakCounts {
    switch contents {
    case .counts(let counts): counts
    case .cases(let cases): countsOfCases.value(of: day) { cases.list.counts(asOf: day) }
    }
  }

  func has(_ place: PlaceKey) -> Bool { places.contains { $0.key == place } }

  /// Keeps populations in place of those that the same places had.
  func setPopulations(_ new: [PlaceKey: PlacePopulation]) {
    guard !new.isEmpty else { return }
    change(new.mapValues { $0 }) { [outbreak] store throws(SaveProblem) in try await store.keep(new, of: outbreak.id) }
  }

  /// Forgets a place's population.
  func removePopulation(of place: PlaceKey) {
    change([place: nil]) { [outbreak] store throws(SaveProblem) in
      try await store.removePopulations(of: [place], in: outbreak.id)
    }
  }

  /// Returns when every change so far is kept or was refused.
  func waitForChanges() async { await changes.waitForWrites() }

  private func change(
    _ new: [PlaceKey: PlacePopulation?],
    by write: @escaping @Sendable (any OutbreakStore) async throws(SaveProblem) -> Void
  ) {
    let pending = new.map { Changes.Change($0.key, before: populations[$0.key], after: $0.value) }
    show(new)
    changes.keep(pending) { [store] () async throws(SaveProblem) in
      try await write(store)
    } orTakeBack: { kept in
      self.show(kept)
      // The problem is noted after what was taken back.
      Task { if let problem = self.changes.problem { self.note(.populations, problem) } }
    }
  }

  private func show(_ new: [PlaceKey: PlacePopulation?]) {
    var shown = populations
    for (place, population) in new { shown[place] = population }
    populations = shown
  }
}
