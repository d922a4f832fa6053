import Domain
import Figures
import PortableUI

/// In which order the named places of an outbreak stand.
package typealias PlaceSort = FigureSort<PlaceMeasure>

/// What places are compared by.
package nonisolated enum PlaceMeasure: String, FigureMeasure {
  case name
  case cases
  case recent
  case deaths
  case fatality = "cfr"
  case population
  case attackRate = "attack-rate"

  package static func text(of place: PlaceStats) -> String { place.name }

  package func value(of place: PlaceStats) -> Double? {
    switch self {
    case .name: nil
    case .cases: place.figures.cases.map { Double($0.count) }
    case .recent: place.recent.map(Double.init)
    case .deaths: place.figures.deaths.map { Double($0.count) }
    case .fatality: place.figures.cfr?.value
    case .population: place.figures.population.map { Double($0.count) }
    case .attackRate: place.figures.attackRate?.value
    }
  }
}

@MainActor
extension PlaceMeasure {
  /// The measure in the user's language; what was added of late is that of a week or of 14 days.
  func title(isWeekly: Bool) -> Text {
    switch self {
    case .name: Text("Name", bundle: .module)
    case .cases: Text("Total cases", bundle: .module)
    case .recent:
      isWeekly ? Text("New cases in 7 days", bundle: .module) : Text("In the last 14 days", bundle: .module)
    case .deaths: Text("Deaths", bundle: .module)
    case .fatality: Text("CFR, %", bundle: .module)
    case .population: Text("Population", bundle: .module)
    case .attackRate: Text("Attack rate per 10,000", bundle: .module)
    }
  }
}
