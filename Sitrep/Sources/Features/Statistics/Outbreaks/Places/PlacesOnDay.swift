import Domain

/// What an outbreak by named places says as of a day.
nonisolated struct PlacesOnDay: Sendable {
  let figures: OutbreakFigures
  /// In the order of the outbreak's places.
  let places: [PlaceStats]

  init(
    _ outbreak: Outbreak, _ counts: OutbreakCounts, asOf asked: Day?, populations: [PlaceKey: PlacePopulation]
  ) {
    let figures = OutbreakFigures(outbreak, counts, asOf: asked, populations: populations)
    let measure = Measure.cases(figures.caseClass)
    self.figures = figures
    places = figures.rows.map { row in
      let recent = counts[row.place.key, measure]?.added(
        inLast: Self.recentDays, to: figures.asOf, by: outbreak.period)
      return PlaceStats(figures: row, recent: outbreak.period == .day ? recent : row.newCases)
    }
  }

  subscript(place: PlaceKey) -> PlaceStats? { places.first { $0.id == place } }

  /// So many days are "of late", where counts are by the day.
  private static let recentDays = 14
}
