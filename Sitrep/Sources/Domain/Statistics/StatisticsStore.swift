/// Where screens get figures from.
///
/// All calls are quick enough for a render (a few milliseconds) and safe from any thread.
package protocol StatisticsStore: Sendable {
  /// The day that the store shows for all countries unless another is chosen.
  func latestReport() -> StatisticsReport

  /// Everything that the first release knows about one country; nil if it does not know the country.
  func history(of code: CountryCode) throws(ReadProblem) -> CountryHistory?

  /// The publisher's releases; at least one. The first one that has a day tells its figures.
  var releases: [FiguresRelease] { get }

  /// A country's whole series in one of the releases; nil if that does not have the country.
  func history(of code: CountryCode, in release: FiguresRelease) throws(ReadProblem) -> CountryHistory?
}

extension StatisticsStore {
  package var releases: [FiguresRelease] { [FiguresRelease(latestReport())] }

  package func history(of code: CountryCode, in release: FiguresRelease) throws(ReadProblem) -> CountryHistory? {
    try history(of: code)
  }

  /// The days of all releases.
  package var days: KnownDays {
    let latest = latestReport().asOf
    return KnownDays(latest...latest, releases.map(\.days))
  }

  /// The release that tells the figures of a day; nil where none has it.
  package func release(of day: Day) -> FiguresRelease? { releases.first { $0.days.contains(day) } }

  /// A country's whole series in the release that tells the figures of a day; nil where there is none.
  package func history(of code: CountryCode, asOf day: Day) throws(ReadProblem) -> SourcedHistory? {
    guard let release = release(of: day), let history = try history(of: code, in: release) else { return nil }
    return SourcedHistory(history: history, source: release.source)
  }

  /// The better of a series that was kept and the release's own, for a day.
  ///
  /// - Parameters:
  ///   - kept: A series from a feed or a file; nil: there is none.
  ///   - code: Whose series.
  ///   - day: The day that it has to cover.
  /// - Returns: The kept one if it reaches as far as the first release, which it then replaces; else the release's.
  /// - Throws: Why the release's can't be read.
  package func history(
    preferring kept: SourcedHistory?, of code: CountryCode, asOf day: Day
  ) throws(ReadProblem) -> SourcedHistory? {
    guard let kept, kept.history.covers(day) else { return try history(of: code, asOf: day) }
    if let end = releases.first?.days.upperBound, kept.history.lastDay < end,
      let history = try history(of: code, asOf: day)
    {
      return history
    }
    return kept
  }

  /// The series of all countries in the release that tells the figures of a day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - countries: Further countries that are known by name.
  ///   - kept: Series from feeds and files, one a country, which may take the place of the release's.
  /// - Returns: The series that cover the day.
  /// - Throws: Why one of the release's can't be read.
  package func series(
    asOf day: Day, besides countries: [Country] = [], _ kept: [SourcedHistory] = []
  ) throws(ReadProblem) -> SeriesOfDay {
    let release = release(of: day)
    let keptByCode = Dictionary(kept.map { ($0.history.code, $0) }) { first, _ in first }
    var histories: [SourcedHistory] = []
    for code in Set((release?.countries ?? []).map(\.code)).union(keptByCode.keys) {
      if let history = try history(preferring: keptByCode[code], of: code, asOf: day) { histories.append(history) }
    }
    return SeriesOfDay(
      day: day, countries: (releases.last?.countries ?? []) + countries, histories: histories,
      leftOut: release?.leftOut ?? [])
  }
}
