import Domain

/// What the screens of countries say differently of an outbreak that somebody imported.
struct CountriesScope {
  let outbreak: Outbreak
  /// What is counted: the others have no bar, no row and no chart.
  let measures: Set<SeriesKind>
  /// The country of the card.
  let choice: ChosenPlace

  var isWeekly: Bool { outbreak.period.days > 1 }
}
