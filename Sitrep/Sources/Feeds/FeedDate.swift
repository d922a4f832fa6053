import Domain
import Foundation

/// A moment as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
struct FeedDate: Equatable {
  let day: Day

  /// Seconds since midnight, in UTC.
  let second: Int

  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let date = Int(parts[1]), let year = Int(parts[3]),
      let month = Self.months.firstIndex(of: String(parts[2])), let day = Day(year: year, month: month + 1, day: date)
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]), (0...60).contains(clock[2]) else {
      return nil
    }
    self.day = day
    second = clock[0] * 3_600 + clock[1] * 60 + clock[2]
  }

  var moment: Date {
    Date(timeIntervalSince1970: Double(day.daysSinceEpoch) * 86_400 + Double(second))
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
