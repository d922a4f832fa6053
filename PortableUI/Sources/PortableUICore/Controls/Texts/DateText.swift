import Foundation

/// Dates as pages carry them: in the calendar of ISO 8601, to the minute, in one time zone.
struct DateText {
  let kind: DateFieldTraits.Kind
  private let calendar: Calendar

  init(kind: DateFieldTraits.Kind, timeZone: TimeZone) {
    self.kind = kind
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  func string(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = String(format: "%04ld-%02ld-%02ld", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    let time = String(format: "%02ld:%02ld", parts.hour ?? 0, parts.minute ?? 0)
    return switch kind {
    case .date: day
    case .time: time
    case .dateAndTime: day + "T" + time
    }
  }

  /// The date that a page's text says; what the text does not say is as in `old`.
  ///
  /// Nil where the text says no date.
  func date(_ text: String, replacing old: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
    switch kind {
    case .date:
      guard Self.readDay(text, into: &parts) else { return nil }
    case .time:
      guard Self.readTime(text, into: &parts) else { return nil }
    case .dateAndTime:
      let halves = text.split(separator: "T", omittingEmptySubsequences: false)
      guard halves.count == 2, Self.readDay(halves[0], into: &parts), Self.readTime(halves[1], into: &parts) else {
        return nil
      }
    }
    // A day that the calendar has not, such as the 30th of February, would become another one.
    let day = DateComponents(calendar: calendar, year: parts.year, month: parts.month, day: parts.day)
    return day.isValidDate ? calendar.date(from: parts) : nil
  }

  private static func readDay(_ text: some StringProtocol, into parts: inout DateComponents) -> Bool {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 3, let year = number(numbers[0], 4), let month = number(numbers[1], 2),
      let day = number(numbers[2], 2), year > 0
    else { return false }
    (parts.year, parts.month, parts.day) = (year, month, day)
    return true
  }

  /// Reads hours and minutes; seconds, which some browsers add, are passed over.
  private static func readTime(_ text: some StringProtocol, into parts: inout DateComponents) -> Bool {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count), let hour = number(numbers[0], 2), let minute = number(numbers[1], 2),
      hour < 24, minute < 60
    else { return false }
    (parts.hour, parts.minute) = (hour, minute)
    return true
  }

  private static func number(_ text: some StringProtocol, _ length: Int) -> Int? {
    text.utf8.count == length && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
