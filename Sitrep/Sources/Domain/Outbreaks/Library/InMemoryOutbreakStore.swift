/// A store of outbreaks that lives as long as the process: for samples, previews and tests.
package actor InMemoryOutbreakStore: OutbreakStore {
  private struct Kept {
    var outbreak: Outbreak
    var contents: Contents
    var populations: [PlaceKey: PlacePopulation] = [:]
    var agePopulations: [AgeBand: PlacePopulation] = [:]
    var selection = OutbreakSelection()
  }

  private enum Contents {
    case counts(OutbreakCounts)
    case cases(OutbreakCases)

    var content: OutbreakContent {
      switch self {
      case .counts: .counts
      case .cases: .cases
      }
    }
  }

  /// Why every change is refused; nil: every change is taken.
  package var problem: SaveProblem?

  /// Why line lists are refused, while other changes are taken.
  private let listProblem: SaveProblem?

  private var kept: [Kept] = []
  private var deleted: Kept?
  private var words: [OutbreakID: ReportWords] = [:]

  /// The newest last.
  private var mappings: [(key: String, mapping: ColumnMapping)] = []

  /// - Parameters:
  ///   - outbreaks: What it holds from the start.
  ///   - lists: The outbreaks of cases that it holds from the start, after the others.
  ///   - problem: Why every change is refused; nil: every change is taken.
  ///   - listProblem: Why line lists alone are refused; nil: they are taken.
  package init(
    _ outbreaks: [(Outbreak, OutbreakCounts)] = [], lists: [(Outbreak, OutbreakCases)] = [],
    problem: SaveProblem? = nil, listProblem: SaveProblem? = nil
  ) {
    kept =
      outbreaks.map { Kept(outbreak: $0.0, contents: .counts($0.1)) }
      + lists.map { Kept(outbreak: $0.0, contents: .cases($0.1)) }
    self.problem = problem
    self.listProblem = listProblem
  }

  package func refuse(_ problem: SaveProblem?) { self.problem = problem }

  package func heads() async throws(ReadProblem) -> [Outbreak] { kept.map(\.outbreak) }

  package func counts(of id: OutbreakID) async throws(ReadProblem) -> OutbreakCounts? {
    guard case .counts(let counts)? = self[id]?.contents else { return nil }
    return counts
  }

  package func cases(of id: OutbreakID) async throws(ReadProblem) -> OutbreakCases? {
    guard case .cases(let cases)? = self[id]?.contents else { return nil }
    return cases
  }

  package func keep(_ outbreak: Outbreak, _ counts: OutbreakCounts) async throws(SaveProblem) {
    try keep(outbreak, .counts(counts))
  }

  package func keep(_ outbreak: Outbreak, _ cases: OutbreakCases) async throws(SaveProblem) {
    if let listProblem { throw listProblem }
    try keep(outbreak, .cases(cases))
  }

  package func rename(_ id: OutbreakID, to name: OutbreakName) async throws(SaveProblem) {
    try change(id) { $0.outbreak.name = name.text }
  }

  package func delete(_ id: OutbreakID) async throws(SaveProblem) {
    if let problem { throw problem }
    guard let index = index(of: id) else { return }
    if let before = deleted, self[before.outbreak.id] == nil { words[before.outbreak.id] = nil }
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
    self[id]?.populations ?? [:]
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

  package func agePopulations(of id: OutbreakID) async throws(ReadProblem) -> [AgeBand: PlacePopulation] {
    self[id]?.agePopulations ?? [:]
  }

  package func keepAgePopulations(
    _ populations: [AgeBand: PlacePopulation], of id: OutbreakID
  ) async throws(SaveProblem) {
    try change(id) { $0.agePopulations = populations }
  }

  package func selection(of id: OutbreakID) async throws(ReadProblem) -> OutbreakSelection {
    self[id]?.selection ?? OutbreakSelection()
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

  package func reportWords(of id: OutbreakID) async throws(ReadProblem) -> ReportWords {
    words[id] ?? ReportWords()
  }

  package func keep(_ words: ReportWords, of id: OutbreakID) async throws(SaveProblem) {
    if let problem { throw problem }
    guard id == .bundled || index(of: id) != nil else { return }
    self.words[id] = words
  }

  package func mapping(ofHeading key: String) async throws(ReadProblem) -> ColumnMapping? {
    mappings.last { $0.key == key }?.mapping
  }

  package func keep(_ mapping: ColumnMapping, ofHeading key: String) async throws(SaveProblem) {
    if let problem { throw problem }
    mappings.removeAll { $0.key == key }
    mappings = (mappings + [(key, mapping)]).suffix(ColumnMapping.most)
  }

  private subscript(id: OutbreakID) -> Kept? { kept.first { $0.outbreak.id == id } }

  private func keep(_ outbreak: Outbreak, _ contents: Contents) throws(SaveProblem) {
    if let problem { throw problem }
    var outbreak = outbreak
    outbreak.content = contents.content
    if let index = index(of: outbreak.id) {
      kept[index].outbreak = outbreak
      kept[index].contents = contents
    } else {
      kept.append(Kept(outbreak: outbreak, contents: contents))
    }
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
