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
    var files: String?
    if case .file(let name) = library.shown.origin { files = name }
    return FiguresProvenance(asOf: asOf, age: age, source: source.name, files: files)
  }
}
