/// A store of outbreaks that lives as long as the process: for samples, previews and tests.
package actor InMemoryOutbreakStore: OutbreakStore {
  private struct Kept {
    var outbreak: Outbreak
    var counts: OutbreakCounts
    var populations: [PlaceKey: PlacePopulation] = [:]
    var selection = OutbreakSelection()
  }

  /// Why every change is refused; nil: every change is taken.
  package var problem: SaveProblem?

  private var kept: [Kept] = []
  private var deleted: Kept?

  /// - Parameters:
  ///   - outbreaks: What it holds from the start.
  ///   - problem: Why every change is refused; nil: every change is taken.
  package init(_ outbreaks: [(Outbreak, OutbreakCounts)] = [], problem: SaveProblem? = nil) {
    kept = outbreaks.map { Kept(outbreak: $0.0, counts: $0.1) }
    self.problem = problem
  }

  package func refuse(_ problem: SaveProblem?) { self.problem = problem }

  package func heads() async throws(ReadProblem) -> [Outbreak] { kept.map(\.outbreak) }

  package func counts(of id: OutbreakID) async throws(ReadProblem) -> OutbreakCounts? {
    kept.first { $0.outbreak.id == id }?.counts
  }

  package func keep(_ outbreak: Outbreak, _ counts: OutbreakCounts) async throws(SaveProblem) {
    if let problem { throw problem }
    if let index = index(of: outbreak.id) {
      kept[index].outbreak = outbreak
      kept[index].counts = counts
    } else {
      kept.append(Kept(outbreak: outbreak, counts: counts))
    }
  }

  package func rename(_ id: OutbreakID, to name: OutbreakName) async throws(SaveProblem) {
    try change(id) { $0.outbreak.name = name.text }
  }

  package func delete(_ id: OutbreakID) async throws(SaveProblem) {
    if let problem { throw problem }
    guard let index = index(of: id) else { return }
    deleted = kept.remove(at: index)
  }

  package func restore(_ id: OutbreakID) async throws(SaveProblem) {
    if let problem { throw problem }
    guard let deleted, deleted.outbreak.id == id else { return }
    let index = kept.firstIndex { $0.outbreak.received > deleted.outbreak.received } ?? kept.endIndex
    kept.insert(deleted, at: index)
    self.deleted = nil
  }

  package func populations(of id: OutbreakID) async throws(ReadProblem) -> [PlaceKey: PlacePopulation] {
    kept.first { $0.outbreak.id == id }?.populations ?? [:]
  }

  package func keep(
    _ populations: [PlaceKey: PlacePopulation], of id: OutbreakID
  ) async throws(SaveProblem) {
    try change(id) { $0.populations.merge(populations) { $1 } }
  }

  package func removePopulations(of places: Set<PlaceKey>, in id: OutbreakID) async throws(SaveProblem) {
    try change(id) { kept in
      for place in places { kept.populations[place] = nil }
    }
  }

  package func selection(of id: OutbreakID) async throws(ReadProblem) -> OutbreakSelection {
    kept.first { $0.outbreak.id == id }?.selection ?? OutbreakSelection()
  }

  package func setWatched(
    _ isWatched: Bool, _ place: PlaceKey, in id: OutbreakID
  ) async throws(SaveProblem) {
    try change(id) { kept in
      if isWatched {
        kept.selection.watched.insert(place)
      } else {
        kept.selection.watched.remove(place)
      }
    }
  }

  package func choose(_ place: PlaceKey?, in id: OutbreakID) async throws(SaveProblem) {
    try change(id) { $0.selection.chosen = place }
  }

  private func index(of id: OutbreakID) -> Int? {
    kept.firstIndex { $0.outbreak.id == id }
  }

  private func change(_ id: OutbreakID, _ body: (inout Kept) -> Void) throws(SaveProblem) {
    if let problem { throw problem }
    guard let index = index(of: id) else { return }
    body(&kept[index])
  }
}
