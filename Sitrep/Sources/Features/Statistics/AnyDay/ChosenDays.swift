import Domain
import Observation

/// The figures of the days that were chosen last: read beside the main actor when somebody first asks, once for all
/// windows.
@Observable
final class ChosenDays {
  private nonisolated struct Request: Hashable {
    let day: Day
    let revision: Int
  }

  /// Days that couldn't be read.
  private(set) var unread: Set<Day> = []
  /// Grows with each day that was read.
  private var arrivals = 0

  @ObservationIgnored private var known = RecentValues<Request, DayFigures>(capacity: 4)
  @ObservationIgnored private var reading: [Request: Task<Void, Never>] = [:]
  @ObservationIgnored private let library: StatisticsLibrary

  init(_ library: StatisticsLibrary) {
    self.library = library
  }

  nonisolated deinit {}

  /// The figures of a day; nil where they aren't read.
  func figures(of day: Day) -> DayFigures? {
    _ = arrivals
    return known[Request(day: day, revision: library.revision)]
  }

  /// Reads a day, unless it is there; windows that ask at once wait for the same reading.
  func load(_ day: Day) async {
    let request = Request(day: day, revision: library.revision)
    if known[request] != nil { return }
    if let task = reading[request] { return await task.value }
    let task = Task { await read(request) }
    reading[request] = task
    await task.value
    reading[request] = nil
  }

  private func read(_ request: Request) async {
    do {
      let (report, series) = await Self.figures(try await library.series(asOf: request.day))
      known[request] = DayFigures(report, series)
      unread.remove(request.day)
    } catch {
      unread.insert(request.day)
    }
    arrivals += 1
  }

  @concurrent private static func figures(_ series: SeriesOfDay) async -> (StatisticsReport, DayFigures.Series) {
    (series.report, DayFigures.Series(series))
  }
}
