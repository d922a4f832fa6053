import Domain

/// What the map shows of each country on a day.
nonisolated struct MapFigure: Hashable, Sendable {
  /// A country and its value.
  struct Country: Hashable, Identifiable, Sendable {
    let code: CountryCode
    /// Nil is unknown.
    let value: Double?
    /// The class of the value, from 0 up; nil where it is unknown.
    let level: Int?

    var id: CountryCode { code }
  }

  let measure: OverviewRoute.Measure
  let day: Day
  /// By code.
  let countries: [Country]

  /// - Parameters:
  ///   - world: The totals.
  ///   - measure: What is shown.
  ///   - day: The day.
  ///   - people: How many live where; a rate of who is missing is unknown.
  init(_ world: WorldDays, _ measure: OverviewRoute.Measure, on day: Day, people: [CountryCode: Int]) {
    self.measure = measure
    self.day = day
    countries = world.codes.map { code in
      let value = Self.value(measure, of: code, in: world, on: day, people: people[code])
      return Country(code: code, value: value, level: value.map { measure.level(of: $0) })
    }
  }

  private static func value(
    _ measure: OverviewRoute.Measure, of code: CountryCode, in world: WorldDays, on day: Day, people: Int?
  ) -> Double? {
    let count =
      switch measure {
      case .weekly, .weeklyRate: world.newCases(of: code, inTheWeekTo: day)
      case .deaths, .deathsRate: world.deaths(of: code, on: day)
      }
    guard let count else { return nil }
    guard measure.isRate else { return Double(count) }
    return people.flatMap { RatePopulation(people: $0, origin: .own)?.rate(of: count) }
  }
}

nonisolated extension OverviewRoute.Measure {
  /// Where the next class begins: the same for all days, so that days can be compared.
  var breaks: [Double] {
    switch self {
    case .weekly, .deaths: [10, 100, 1_000, 10_000, 100_000, 1_000_000]
    case .weeklyRate: [1, 5, 10, 50, 100, 500]
    case .deathsRate: [1, 5, 10, 50, 100, 200]
    }
  }

  /// The class of a value.
  func level(of value: Double) -> Int { breaks.firstIndex { value < $0 } ?? breaks.count }
}
