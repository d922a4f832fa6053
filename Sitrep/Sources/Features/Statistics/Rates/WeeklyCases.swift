import Domain
import Figures
import Observation

/// The new cases of the last seven days, by country: worked out beside the main actor when somebody first asks, once for
/// the figures that are shown.
///
/// Days that could not be read are told apart from days that are unknown, and are read again when somebody wants it.
@Observable
final class WeeklyCases {
  private nonisolated struct Found {
    var revision = -1
    var counts: [CountryCode: Int] = [:]
    var unread: Set<CountryCode> = []
  }

  private var found = Found()

  @ObservationIgnored private let library: StatisticsLibrary
  @ObservationIgnored private var revision = -1
  @ObservationIgnored private var asked: Set<CountryCode> = []
  @ObservationIgnored private var current: Task<Void, Never>?

  init(_ library: StatisticsLibrary) {
    self.library = library
  }

  nonisolated deinit {}

  /// The counts of countries, as far as they are there; for the others it begins to work them out.
  func counts(of codes: [CountryCode]) -> [CountryCode: Int] {
    let latest = library.revision
    if latest != revision { (revision, asked) = (latest, []) }
    let missing = codes.filter { asked.insert($0).inserted }
    if !missing.isEmpty { begin(missing) }
    return found.revision == latest ? found.counts : [:]
  }

  /// The countries whose days could not be read.
  var unread: Set<CountryCode> { found.revision == library.revision ? found.unread : [] }

  /// Reads again what could not be read.
  func readAgain() {
    asked.subtract(found.unread)
    found.unread = []
  }

  /// Returns when nothing is being worked out.
  func wait() async { await current?.value }

  private func begin(_ codes: [CountryCode]) {
    let (before, wanted, day) = (current, revision, library.report.asOf)
    current = Task {
      await before?.value
      var new = Found(revision: wanted)
      for code in codes {
        guard revision == wanted else { return }
        do {
          let history = try await library.history(of: code)?.history
          if let count = history?.newCases(inTheWeekTo: day) { new.counts[code] = count }
        } catch {
          new.unread.insert(code)
        }
      }
      guard revision == wanted else { return }
      if found.revision == wanted {
        new.counts.merge(found.counts) { new, _ in new }
        new.unread.formUnion(found.unread)
      }
      found = new
    }
  }
}

nonisolated extension CountryHistory {
  /// What was added in the seven days up to and including one; nil where the first or the last total is unknown.
  func newCases(inTheWeekTo day: Day) -> Int? {
    if step > 1 { return newCases(inThePeriodTo: day) }
    let last = Int(day.daysSinceEpoch) - Int(firstDay.daysSinceEpoch)
    guard confirmed.indices.contains(last), confirmed.indices.contains(last - 7),
      let now = confirmed[last], let before = confirmed[last - 7]
    else { return nil }
    return now - before
  }

  /// What was reported of the last week that ended by a day; nil is no report.
  private func newCases(inThePeriodTo day: Day) -> Int? {
    let distance = firstDay.distance(to: day)
    let index = distance < 0 ? -1 : distance / step
    if let news = published[.confirmed] { return news.indices.contains(index) ? news[index] : nil }
    guard confirmed.indices.contains(index), confirmed.indices.contains(index - 1), let now = confirmed[index],
      let before = confirmed[index - 1]
    else { return nil }
    return now - before
  }
}
