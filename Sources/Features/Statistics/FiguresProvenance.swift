import Domain

/// Of which day figures are, how old that is, and whose they are (D3).
nonisolated struct FiguresProvenance: Hashable {
  let asOf: Day
  let age: FiguresAge
  let source: String
  /// The name of the file that they were imported from; nil where they come from elsewhere.
  let file: String?
}

extension CountryStatsViewModel {
  /// Whence the figures are that are shown.
  var provenance: FiguresProvenance {
    var file: String?
    if case .file(let name) = library.shown.origin { file = name }
    return FiguresProvenance(asOf: asOf, age: age, source: source.name, file: file)
  }
}
