import Foundation

/// How long ago a message was posted, in the largest unit that fits (D14, R142-R145).
package struct MessageAge: Hashable, Sendable {
  package enum Unit: Hashable, Sendable {
    case seconds, minutes, hours, days

    /// How many seconds it has.
    package var seconds: Int {
      switch self {
      case .seconds: 1
      case .minutes: 60
      case .hours: 3_600
      case .days: 86_400
      }
    }
  }

  package let value: Int
  package let unit: Unit

  /// Whole units that have passed; a message of the future was posted 0 seconds ago.
  package init(of posted: Date, at now: Date) {
    let seconds = Int(max(0, now.timeIntervalSince(posted)).rounded(.down))
    unit =
      switch seconds {
      case ..<60: .seconds
      case ..<3_600: .minutes
      case ..<86_400: .hours
      default: .days
      }
    value = seconds / unit.seconds
  }

  /// When the age of a message is another one, counted from a moment.
  package static func nextChange(of posted: Date, after now: Date) -> Date {
    let age = MessageAge(of: posted, at: now)
    return posted.addingTimeInterval(Double((age.value + 1) * age.unit.seconds))
  }
}
