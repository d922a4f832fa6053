import Domain

/// What the screens of countries say differently of an outbreak that somebody imported.
struct CountriesScope {
  let outbreak: Outbreak
  /// What is counted: the others have no bar, no row and no chart.
  let measures: Set<SeriesKind>
  /// True where deaths are of the same cases, so that a share of them can be told.
  let hasFatality: Bool
  /// How often a cumulative count fell.
  let falls: Int
  /// The country of the card.
  let choice: ChosenPlace

  var isWeekly: Bool { outbreak.period.days > 1 }

  /// True for WHO's China, which includes Hong Kong, Macao and Taiwan.
  func isWiderChina(_ code: CountryCode) -> Bool {
    code.rawValue == "CN" && (outbreak.feed?.publisher == .who || outbreak.source.name.contains(Self.who))
  }

  private static let who = "World Health Organization"
}
