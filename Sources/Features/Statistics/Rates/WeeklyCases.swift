import Domain
import Observation

/// The new cases of the last seven days, by country: worked out beside the main actor when somebody first asks, once for
/// the figures that are shown.
@Observable
final class WeeklyCases {
  private nonisolated struct Found {
    var revision = -1
    var counts: [CountryCode: Int] = [:]
  }

  private var found = Found()

  @ObservationIgnored private let library: StatisticsLibrary
  @ObservationIgnored private var revision = -1
  @ObservationIgnored private var asked: Set<CountryCode> = []
  @ObservationIgnored private var current: Task<Void, Never>?

  init(_ library: StatisticsLibrary) {
    self.library = library
  }

  /// The counts of countries, as far as they are there; for the others it begins to work them out.
  func counts(of codes: [CountryCode]) -> [CountryCode: Int] {
    let latest = library.revision
    if latest != revision { (revision, asked) = (latest, []) }
    let missing = codes.filter { asked.insert($0).inserted }
    if !missing.isEmpty { begin(missing) }
    return found.revision == latest ? found.counts : [:]
  }

  /// Returns when nothing is being worked out.
  func wait() async { await current?.value }

  private func begin(_ codes: [CountryCode]) {
    let (before, wanted, day) = (current, revision, library.report.asOf)
    current = Task {
      await before?.value
      var counts: [CountryCode: Int] = [:]
      for code in codes {
        guard revision == wanted else { return }
        let history = try? await library.history(of: code)?.history
        if let count = history?.newCases(inTheWeekTo: day) { counts[code] = count }
      }
      guard revision == wanted else { return }
      let known = found.revision == wanted ? found.counts : [:]
      found = Found(revision: wanted, counts: known.merging(counts) { _, new in new })
    }
  }
}

nonisolated extension CountryHistory {
  /// What was added in the seven days up to and including one; nil where the first or the last total is unknown.
  func newCases(inTheWeekTo day: Day) -> Int? {
    let last = Int(day.daysSinceEpoch) - Int(firstDay.daysSinceEpoch)
    guard confirmed.indices.contains(last), confirmed.indices.contains(last - 7),
      let now = confirmed[last], let before = confirmed[last - 7]
    else { return nil }
    return now - before
  }
}
