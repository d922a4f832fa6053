import Domain
import Foundation
import Observation

/// The series of the countries on a chart: loaded beside the main actor, kept for as long as the screen is open.
@Observable
package final class ChartModel {
  package enum Phase {
    case loading
    /// The countries that there are series of.
    case loaded([CountryCode: SourcedHistory])
    case failed
  }

  package private(set) var phase = Phase.loading

  private let history: (CountryCode) async throws -> SourcedHistory?
  @ObservationIgnored private var latest: (series: [ChartSeries], place: ChartPlace, figure: ChartFigure?)?

  /// - Parameter history: Everything that is known about a country; nil where there is nothing.
  package init(history: @escaping (CountryCode) async throws -> SourcedHistory?) {
    self.history = history
  }

  /// Loads the countries' series, those that are here already as well: newer ones may have come.
  package func load(_ codes: [CountryCode]) async {
    do {
      var loaded: [CountryCode: SourcedHistory] = [:]
      for code in codes { loaded[code] = try await history(code) }
      guard !Task.isCancelled else { return }
      phase = .loaded(loaded)
    } catch {
      guard !Task.isCancelled else { return }
      phase = .failed
    }
  }

  /// What a chart of these series shows, worked out once for as long as nothing changes.
  package func figure(_ series: [ChartSeries], _ place: ChartPlace) -> ChartFigure? {
    if let latest, latest.series == series, latest.place == place { return latest.figure }
    let figure = ChartFigure(series, place)
    latest = (series, place, figure)
    return figure
  }
}
