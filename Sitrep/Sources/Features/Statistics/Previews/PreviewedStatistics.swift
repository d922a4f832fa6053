#if canImport(SwiftUI)
  import Domain
  import Foundation
  import PortableUI

  extension StatisticsModel {
    /// The sample's countries, two of them watched.
    ///
    /// - Parameters:
    ///   - report: The figures; nil: the sample's.
    ///   - days: Where the days come from; nil: the sample, of which there are three.
    ///   - problem: Why the watch list was not saved.
    /// - Returns: What windows share.
    static func previewed(
      report: StatisticsReport? = nil, days: (any StatisticsStore)? = nil, problem: WatchListProblem? = nil
    ) -> StatisticsModel {
      let sample = SampleStatistics()
      let figures = FixedFigures(report ?? sample.latestReport()) { sample.history(of: $0) }
      let store: any FiguresStore = days.map { InMemoryFiguresStore(floor: $0) } ?? figures
      let library = StatisticsLibrary(snapshot: figures.snapshot, store: store, feed: nil, files: figures)
      let watched = Set(["DE", "JP"].compactMap { CountryCode($0) })
      return StatisticsModel(
        StatisticsDependencies(library: library, watchList: StoredWatchList(watched: watched, problem: problem)),
        populations: NoRatePopulations())
    }
  }

  /// The sample's figures, and no day of any country.
  nonisolated struct UnreadableDays: StatisticsStore {
    func latestReport() -> StatisticsReport { SampleStatistics().latestReport() }

    func history(of code: CountryCode) throws(ReadProblem) -> CountryHistory? {
      throw ReadProblem("The disk can’t be read.")
    }
  }

  /// A country of the sample, beside what windows share.
  struct PreviewedCountry<Content: View>: View {
    private let code: String
    private let content: (CountryStatsViewModel, CountryStats) -> Content

    @State private var model: CountryStatsViewModel
    @Environment(\.locale) private var locale

    init(
      _ code: String, of sources: StatisticsModel = .previewed(),
      @ViewBuilder content: @escaping (CountryStatsViewModel, CountryStats) -> Content
    ) {
      self.code = code
      self.content = content
      _model = State(initialValue: CountryStatsViewModel(sources: sources))
    }

    var body: some View {
      if let code = CountryCode(code), let country = model.country(code, for: locale) {
        NavigationStack { content(model, country) }
      }
    }
  }
#endif
