import Domain
import Figures

nonisolated extension MapFigure {
  /// - Parameters:
  ///   - world: The totals.
  ///   - measure: What is shown.
  ///   - day: The day.
  ///   - people: How many live where; a rate of who is missing is unknown.
  init(_ world: WorldDays, _ measure: MapMeasure, on day: Day, people: [CountryCode: Int]) {
    self.init(measure, of: world.codes) { code in
      let count =
        switch measure {
        case .weekly, .weeklyRate: world.newCases(of: code, inTheWeekTo: day)
        case .deaths, .deathsRate: world.deaths(of: code, on: day)
        }
      guard let count else { return nil }
      guard measure.isRate else { return Double(count) }
      return people[code].flatMap { RatePopulation(people: $0, origin: .own)?.rate(of: count) }
    }
  }
}
