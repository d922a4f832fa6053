/// A date as exact as a source gives it: a day, a month or a year.
package struct GuidanceDate: Hashable, Sendable {
  package let year: Int
  package let month: Int?
  package let day: Int?

  /// Reads `2021-05-13`, `2021-05` or `2021`; nil for anything else, and for days that do not exist.
  package init?(_ text: String) {
    guard let first = Self.firstDay(of: text) else { return nil }
    year = first.year
    month = text.utf8.count > 4 ? first.month : nil
    day = text.utf8.count > 7 ? first.day : nil
  }

  package init(_ day: Day) {
    year = day.year
    month = day.month
    self.day = day.day
  }

  /// The date as it is read.
  package var text: String {
    let whole = firstDay.iso8601
    if day != nil { return whole }
    return String(whole.prefix(month == nil ? 4 : 7))
  }

  /// The first day that the date may mean.
  package var firstDay: Day {
    Day(year: year, month: month ?? 1, day: day ?? 1) ?? Day(clamping: 0)
  }

  private static func firstDay(of text: String) -> Day? {
    switch text.utf8.count {
    case 4: Day(iso8601: text + "-01-01")
    case 7: Day(iso8601: text + "-01")
    default: Day(iso8601: text)
    }
  }
}
