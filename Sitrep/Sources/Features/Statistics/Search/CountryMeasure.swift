import Figures
import PortableUI

/// In which order the countries stand.
package typealias CountrySort = FigureSort<CountryMeasure>

/// What countries are compared by.
package nonisolated enum CountryMeasure: String, FigureMeasure {
  case name
  case total
  case new
  case weekly
  case deaths
  case totalRate = "total-rate"
  case newRate = "new-rate"
  case deathsRate = "deaths-rate"
  case weeklyRate = "weekly-rate"

  package static func text(of country: CountryStats) -> String { country.name }

  package func value(of country: CountryStats) -> Double? {
    isRate ? country.rate(self) : country.count(self).map(Double.init)
  }

  /// True for what needs the days before.
  package var isWeekly: Bool { self == .weekly || self == .weeklyRate }

  /// True for what needs populations.
  package var isRate: Bool {
    switch self {
    case .name, .total, .new, .weekly, .deaths: false
    case .totalRate, .newRate, .deathsRate, .weeklyRate: true
    }
  }
}

@MainActor
extension CountryMeasure {
  /// The measure in the user's language.
  var title: Text {
    switch self {
    case .name: Text("Name", bundle: .module)
    case .total: Text("Total cases", bundle: .module)
    case .new: Text("New cases", bundle: .module)
    case .weekly: Text("New cases in 7 days", bundle: .module)
    case .deaths: Text("Deaths", bundle: .module)
    case .totalRate: Text("Total cases per 100,000", bundle: .module)
    case .newRate: Text("New cases per 100,000", bundle: .module)
    case .deathsRate: Text("Deaths per 100,000", bundle: .module)
    case .weeklyRate: Text("7-day cases per 100,000", bundle: .module)
    }
  }
}
