import PortableUI

extension PlaceSort.Measure {
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
