import Domain
import Observation

/// The new cases of the last seven days, by country: worked out beside the main actor when somebody first asks, once for
/// the figures that are shown.
@Observable
final class WeeklyCases {
  private nonisolated struct Found {
    let revision: Int
    let counts: [CountryCode: Int]
  }

  private var found: Found?

  @ObservationIgnored private let library: StatisticsLibrary
  @ObservationIgnored private var asked: Int?
  @ObservationIgnored private var current: Task<Void, Never>?

  init(_ library: StatisticsLibrary) {
    self.library = library
  }

  /// The counts of the figures that are shown; nil while they are being worked out, which this begins.
  func latest() -> [CountryCode: Int]? {
    let revision = library.revision
    if asked != revision { begin(revision) }
    return found?.revision == revision ? found?.counts : nil
  }

  /// Returns when nothing is being worked out.
  func wait() async { await current?.value }

  private func begin(_ revision: Int) {
    asked = revision
    current?.cancel()
    current = Task { [library] in
      let report = library.report
      var counts: [CountryCode: Int] = [:]
      for row in report.rows {
        guard !Task.isCancelled else { return }
        let history = try? await library.history(of: row.id)?.history
        if let count = history?.newCases(inTheWeekTo: report.asOf) { counts[row.id] = count }
      }
      guard !Task.isCancelled else { return }
      found = Found(revision: revision, counts: counts)
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
