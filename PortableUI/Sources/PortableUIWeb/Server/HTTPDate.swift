import Foundation

/// A time in the form that HTTP wants (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// 1000-01-01T00:00:00Z and 9999-12-31T23:59:59Z: years of four digits.
  private static let earliest = -30_610_224_000.0
  private static let latest = 253_402_300_799.0

  /// The text for a time since 1970, in whole seconds; it depends on no locale.
  static func text(_ date: Date = .now) -> String {
    let seconds = min(max(date.timeIntervalSince1970.rounded(.down), earliest), latest)
    // Rounded down also for a clock that stands before 1970.
    let days = Int((seconds / 86_400).rounded(.down))
    let time = Int(seconds) - days * 86_400
    let (year, month, day) = civil(daysSince1970: days)
    let clock = "\(twoDigits(time / 3600)):\(twoDigits(time / 60 % 60)):\(twoDigits(time % 60))"
    return "\(weekdays[(days % 7 + 7) % 7]), \(twoDigits(day)) \(months[month - 1]) \(year) \(clock) GMT"
  }

  /// Howard Hinnant's `civil_from_days` for days after 0000-03-01: years begin in March, so that the leap day comes last.
  private static func civil(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9, day)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
