import Domain

/// Of which day figures are, how old that is, and whose they are (D3).
nonisolated struct FiguresProvenance: Hashable {
  let asOf: Day
  let age: FiguresAge
  let source: String
  /// The names of the files that they were imported from; nil where they come from elsewhere.
  let files: String?
  /// The day of the publisher's release; nil: it's the one that is shown at first, or isn't known.
  var release: Day?
  /// True where a person chose the day.
  var isChosen = false
  /// The day that was asked for, where there are no figures of it.
  var missing: Day?
}

extension CountryStatsViewModel {
  /// Whence the figures are that are shown.
  var provenance: FiguresProvenance {
    provenance(on: asOf, age)
  }

  /// Whence a country's figures are, which may be of an earlier day than those of the others.
  func provenance(of country: CountryStats?) -> FiguresProvenance {
    let source = country.flatMap { figures.series?.sources[$0.id] }
    guard let day = country?.earlierDay else { return provenance(on: asOf, age, source) }
    return provenance(on: day, age(of: day), source)
  }

  private func provenance(on day: Day, _ age: FiguresAge, _ source: DataSource? = nil) -> FiguresProvenance {
    var files: String?
    if case .file(let name) = library.shown.origin, chosenDay == nil { files = name }
    let source = source ?? self.source
    return FiguresProvenance(
      asOf: day, age: age, source: source.name, files: files, release: source.release, isChosen: isDayChosen,
      missing: missingDay)
  }
}
