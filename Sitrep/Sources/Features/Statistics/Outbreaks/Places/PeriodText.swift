import DesignSystem
import Domain
import PortableUI

/// What the figures of a period are called: those of a day, or of a week that ends on a day.
enum PeriodText {
  /// What the last period added.
  static func new(_ period: ReportingPeriod, to day: Day) -> Text {
    switch period {
    case .day: Text("New cases", bundle: .module)
    case .week: Text("7 days to \(day, format: .day)", bundle: .module)
    }
  }

  /// What the period before added.
  static func before(_ period: ReportingPeriod) -> Text {
    switch period {
    case .day: Text("Day before", bundle: .module)
    case .week: Text("The 7 days before", bundle: .module)
    }
  }

  /// What was added of late: in the last week of counts by the week, else in 14 days.
  static func recent(_ period: ReportingPeriod, to day: Day) -> Text {
    switch period {
    case .day: Text("In the last 14 days", bundle: .module)
    case .week: Text("7 days to \(day, format: .day)", bundle: .module)
    }
  }

  /// A count of a period; one that is missing is no 0.
  static func report(_ count: Int?) -> Text {
    count.map { Text($0, format: .count) } ?? Text("no report", bundle: .module)
  }
}
