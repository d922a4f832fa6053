import Domain
import Foundation
import Observation
import Reports

/// What the windows of a line list share: its figures by day and choice, and the report's words.
@Observable
final class CaseListModel {
  /// The words that a team wrote for the report.
  enum WordsPhase {
    case loading
    case loaded(ReportWords)
    case failed
  }

  private(set) var words = WordsPhase.loading

  @ObservationIgnored let outbreak: Outbreak
  @ObservationIgnored let quality: CaseQuality
  @ObservationIgnored let bands: AgeBands
  @ObservationIgnored private let list: CaseList
  @ObservationIgnored private let agePopulations: [AgeBand: PlacePopulation]
  @ObservationIgnored private let store: any OutbreakStore
  @ObservationIgnored private let surroundings: OutbreakSurroundings
  @ObservationIgnored private let version: String
  @ObservationIgnored private var figures = RecentValues<Asked, CaseFigures>(capacity: 8)
  @ObservationIgnored private var curves = RecentValues<AskedCurve, CaseCurve>(capacity: 8)

  private nonisolated struct Asked: Hashable {
    let day: Day?
    let classes: Set<CaseClass>
    let populations: [PlaceKey: PlacePopulation]
  }

  private nonisolated struct AskedCurve: Hashable {
    let day: Day?
    let classes: Set<CaseClass>
    let basis: CaseCurve.Basis
    let period: ReportingPeriod
    let stack: CaseCurve.Stack?
  }

  /// - Parameters:
  ///   - outbreak: The head.
  ///   - cases: The list and its quality.
  ///   - agePopulations: The team's populations of groups of ages.
  ///   - store: Where the report's words are kept.
  ///   - surroundings: Has the countries and World's populations.
  ///   - version: Sitrep's version, as reports name it.
  init(
    _ outbreak: Outbreak, _ cases: OutbreakCases, agePopulations: [AgeBand: PlacePopulation],
    store: any OutbreakStore, in surroundings: OutbreakSurroundings, version: String
  ) {
    self.outbreak = outbreak
    self.agePopulations = agePopulations
    self.store = store
    self.surroundings = surroundings
    self.version = version
    list = cases.list
    quality = cases.quality
    bands = AgeBands(for: outbreak.disease)
  }

  nonisolated deinit {}

  /// What the list says as of a day; nil is the last one.
  func figures(
    asOf day: Day?, classes: Set<CaseClass> = [], populations: [PlaceKey: PlacePopulation] = [:]
  ) -> CaseFigures {
    figures.value(of: Asked(day: day, classes: classes, populations: populations)) {
      CaseFigures(
        list, asOf: day, classes: classes, bands: bands, populations: populations, agePopulations: agePopulations)
    }
  }

  /// The curve that an address asks for.
  func curve(asOf day: Day?, _ route: CaseRoute) -> CaseCurve {
    let asked = AskedCurve(
      day: day, classes: route.classes, basis: route.basis, period: route.period, stack: route.stack)
    return curves.value(of: asked) {
      CaseCurve(
        list, CaseView(list, asOf: day, classes: route.classes), basis: route.basis, by: route.period,
        stackedBy: route.stack, bands: bands, delay: figures(asOf: day, classes: route.classes).delay)
    }
  }

  /// The report of a day, as the command writes it.
  ///
  /// - Parameters:
  ///   - day: The day; nil: the last one.
  ///   - words: What the team wrote.
  ///   - populations: The team's populations of named places.
  ///   - choices: How countries get their populations from World.
  /// - Returns: The report.
  func report(
    asOf day: Day?, words: ReportWords, populations: [PlaceKey: PlacePopulation], choices: RateChoices
  ) -> SituationReport {
    let people = outbreak.level == .countries ? worldPopulations(choices) : populations
    return SituationReport(
      of: outbreak, on: outbreak.shownDay(for: day), .cases(figures(asOf: day, populations: people), quality),
      words: words, countries: surroundings.countries, version: version)
  }

  // MARK: Words

  /// Reads the words, unless they are there.
  func loadWords() async {
    if case .loaded = words { return }
    do throws(ReadProblem) {
      words = .loaded(try await store.reportWords(of: outbreak.id))
    } catch {
      words = .failed
    }
  }

  /// Keeps the words for this issue and the next one.
  ///
  /// - Parameter new: What the team wrote.
  /// - Throws: Where the store refuses them.
  func keep(_ new: ReportWords) async throws(SaveProblem) {
    if case .loaded(let kept) = words, kept == new { return }
    try await store.keep(new, of: outbreak.id)
    words = .loaded(new)
  }

  // MARK: Parts

  private func worldPopulations(_ choices: RateChoices) -> [PlaceKey: PlacePopulation] {
    let world = surroundings.populations.table(with: choices).byCode
    return list.places.reduce(into: [:]) { populations, place in
      guard let people = place.key.country.flatMap({ world[$0] })?.people else { return }
      populations[place.key] = PlacePopulation(count: people, origin: "World")
    }
  }
}
