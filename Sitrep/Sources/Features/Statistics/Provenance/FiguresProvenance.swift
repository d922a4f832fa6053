import Domain

/// Of which day figures are, how old that is, and whose they are (D3).
nonisolated struct FiguresProvenance: Hashable {
  let asOf: Day
  let age: FiguresAge
  let source: String
  /// The names of the files that they were imported from; nil where they come from elsewhere.
  let files: String?
}

extension CountryStatsViewModel {
  /// Whence the figures are that are shown.
  var provenance: FiguresProvenance {
    provenance(on: asOf, age)
  }

  /// Whence a country's figures are, which may be of an earlier day than those of the others.
  func provenance(of country: CountryStats?) -> FiguresProvenance {
    guard let day = country?.earlierDay else { return provenance }
    return provenance(on: day, age(of: day))
  }

  private func provenance(on day: Day, _ age: FiguresAge) -> FiguresProvenance {
    var files: String?
    if case .file(let name) = library.shown.origin { files = name }
    return FiguresProvenance(asOf: day, age: age, source: source.name, files: files)
  }
}
