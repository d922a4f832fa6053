import Foundation
import Synchronization

/// A time in the form that HTTP wants (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// 1000-01-01T00:00:00Z and 9999-12-31T23:59:59Z: years of four digits.
  private static let earliest = -30_610_224_000.0
  private static let latest = 253_402_300_799.0

  /// The text that was made last, and for which second since 1970.
  private static let lastText = Mutex((second: Int.min, text: ""))

  /// The text for a second since 1970, the present one unless told, made once for all who ask within it.
  static func now(at second: time_t = time(nil)) -> String {
    lastText.withLock { last in
      if last.second != second { last = (second, text(Date(timeIntervalSince1970: Double(second)))) }
      return last.text
    }
  }

  /// The text for a time since 1970, in whole seconds; it depends on no locale.
  static func text(_ date: Date) -> String {
    // Rounded down also for a clock that stands before 1970.
    var seconds = time_t(min(max(date.timeIntervalSince1970.rounded(.down), earliest), latest))
    var time = tm()
    gmtime_r(&seconds, &time)
    let day = "\(twoDigits(time.tm_mday)) \(months[Int(time.tm_mon)]) \(time.tm_year + 1900)"
    let clock = "\(twoDigits(time.tm_hour)):\(twoDigits(time.tm_min)):\(twoDigits(time.tm_sec))"
    return "\(weekdays[Int(time.tm_wday)]), \(day) \(clock) GMT"
  }

  private static func twoDigits(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
