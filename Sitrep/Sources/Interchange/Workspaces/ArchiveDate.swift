import Domain
import Foundation

/// Moments as files of workspaces have them: `2022-10-19T02:06:11Z`, with a fraction of a second where there is one.
enum ArchiveDate {
  /// From 1970-01-01 to 2001-01-01, from which `Date` counts.
  private static let epoch = 978_307_200

  private static let mostDigits = 9

  /// Reads ISO 8601 with seconds, up to nine digits of a fraction, and `Z` or an offset such as `+03:00`.
  ///
  /// - Returns: Nil for any other form, days that do not exist, and moments outside the years 1 to 9999.
  static func date(of text: String) -> Date? {
    var digits = Digits(text)
    guard let year = digits.number(4), digits.takes("-"), let month = digits.number(2), digits.takes("-"),
      let dayOfMonth = digits.number(2), digits.takes("T"), let hour = digits.number(2, below: 24), digits.takes(":"),
      let minute = digits.number(2, below: 60), digits.takes(":"), let second = digits.number(2, below: 60),
      let day = Day(year: year, month: month, day: dayOfMonth), let fraction = fraction(&digits),
      let offset = offset(&digits), digits.isAtEnd
    else { return nil }
    let seconds = Int(day.daysSinceEpoch) * 86_400 + hour * 3_600 + minute * 60 + second - offset
    guard Day(daysSinceEpoch: (seconds - (seconds < 0 ? 86_399 : 0)) / 86_400) != nil else { return nil }
    return Date(timeIntervalSinceReferenceDate: Double(seconds - epoch) + fraction)
  }

  /// Writes what ``date(of:)`` reads to the same moment; nil outside the years 1 to 9999.
  static func text(of date: Date) -> String? {
    let whole = date.timeIntervalSinceReferenceDate.rounded(.down)
    guard let sinceEpoch = Int(exactly: whole) else { return nil }
    let (days, rest) = (sinceEpoch + epoch).quotientAndRemainder(dividingBy: 86_400)
    let seconds = rest < 0 ? rest + 86_400 : rest
    guard let day = Day(daysSinceEpoch: rest < 0 ? days - 1 : days) else { return nil }
    let time = "\(padded(seconds / 3_600, to: 2)):\(padded(seconds / 60 % 60, to: 2)):\(padded(seconds % 60, to: 2))"
    return "\(day.iso8601)T\(time)\(fractionText(of: date.timeIntervalSinceReferenceDate, above: whole))Z"
  }

  private static func fraction(_ digits: inout Digits) -> Double? {
    guard digits.takes(".") else { return 0 }
    guard let (number, count) = digits.anyNumber(most: mostDigits) else { return nil }
    return value(number, count)
  }

  private static func offset(_ digits: inout Digits) -> Int? {
    if digits.takes("Z") { return 0 }
    let isEast = digits.takes("+")
    guard isEast || digits.takes("-"), let hours = digits.number(2, below: 24), digits.takes(":"),
      let minutes = digits.number(2, below: 60)
    else { return nil }
    return (hours * 60 + minutes) * (isEast ? 60 : -60)
  }

  /// As few digits as lead back to the same moment.
  private static func fractionText(of seconds: Double, above whole: Double) -> String {
    guard seconds > whole else { return "" }
    let number = { count in Int(((seconds - whole) * power(count)).rounded()) }
    var count = 1
    while count < mostDigits, whole + value(number(count), count) != seconds { count += 1 }
    return "." + padded(number(count), to: count)
  }

  private static func value(_ number: Int, _ count: Int) -> Double {
    Double(number) / power(count)
  }

  private static func power(_ count: Int) -> Double {
    (0..<count).reduce(1) { power, _ in power * 10 }
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// Takes numbers and signs from the start of a text.
private struct Digits {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of exactly so many digits.
  mutating func number(_ count: Int, below limit: Int = .max) -> Int? {
    guard let (number, taken) = anyNumber(most: count), taken == count, number < limit else { return nil }
    return number
  }

  /// A number of one to `most` digits, with their count.
  mutating func anyNumber(most: Int) -> (number: Int, count: Int)? {
    var number = 0
    var count = 0
    while count < most, let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      count += 1
      rest.removeFirst()
    }
    return count > 0 ? (number, count) : nil
  }
}
