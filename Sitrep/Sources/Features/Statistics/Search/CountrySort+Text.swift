import PortableUI

extension CountrySort {
  /// The order in the user's language.
  var text: Text {
    switch (measure, isReversed) {
    case (.name, false): Text("Names from A to Z", bundle: .module)
    case (.name, true): Text("Names from Z to A", bundle: .module)
    case (_, false): Text("\(measure.title), highest first", bundle: .module)
    case (_, true): Text("\(measure.title), lowest first", bundle: .module)
    }
  }
}

extension CountrySort.Measure {
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
