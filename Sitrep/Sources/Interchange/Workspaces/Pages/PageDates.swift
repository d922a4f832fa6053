import Domain
import Foundation

/// Moments as pages of archives tell them, in one language and one time zone.
struct PageDates: Sendable {
  private static let moments =
    Date(timeIntervalSince1970: -62_135_510_400)...Date(timeIntervalSince1970: 253_402_214_400)

  let zone: TimeZone
  private let locale: Locale

  init(zone: TimeZone, locale: Locale) {
    self.zone = zone
    self.locale = locale
  }

  /// The moment, or the first or last one of the years 1 to 9999: others have no calendar.
  private func known(_ date: Date) -> Date {
    date > Self.moments.upperBound
      ? Self.moments.upperBound : date > Self.moments.lowerBound ? date : Self.moments.lowerBound
  }

  func day(of date: Date) -> Day { Day.today(in: zone, now: known(date)) }

  /// As in “April 2020”.
  func title(of month: PageMonth) -> String {
    text(month.first.noon(in: zone), .dateTime.month(.wide).year())
  }

  /// As in “Friday, April 17, 2020”.
  func title(of day: Day) -> String {
    text(day.noon(in: zone), .dateTime.weekday(.wide).day().month(.wide).year())
  }

  /// The day without its weekday.
  func dayText(of date: Date) -> String { text(known(date), .dateTime.day().month(.wide).year()) }

  func time(of date: Date) -> String { text(known(date), .dateTime.hour().minute()) }

  /// Day and time.
  func moment(of date: Date) -> String { text(known(date), .dateTime.day().month(.wide).year().hour().minute()) }

  func text(of date: Date, _ parts: MomentParts) -> String {
    switch parts {
    case .day: dayText(of: date)
    case .time: time(of: date)
    case .dayAndTime: moment(of: date)
    }
  }

  /// For machines, as in 2020-04-17T12:03:22Z.
  func machine(_ date: Date) -> String { known(date).formatted(.iso8601) }

  private func text(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(locale)
    style.timeZone = zone
    return date.formatted(style)
  }
}

/// A month of the calendar.
struct PageMonth: Hashable, Comparable, Sendable {
  /// Its first day.
  let first: Day

  init(of day: Day) {
    first = day.advanced(by: 1 - day.day)
  }

  /// As in 2020-04.
  var name: String { String(first.iso8601.prefix(7)) }

  static func < (one: PageMonth, other: PageMonth) -> Bool { one.first < other.first }
}
