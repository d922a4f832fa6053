import Domain
import Foundation

/// Days and times that are stored as numbers of days.
struct SerialTime {
  private static let secondsOfDay = 86_400

  /// Excel's number of 1970-01-01, by the day 0 of the workbook.
  private static let epochOf1900 = 25_569
  private static let epochOf1904 = 24_107

  /// Lotus 1-2-3 took 1900 for a leap year, and Excel has this day for its sake.
  private static let dayThatNeverWas = 60

  /// True where day 0 is 1904-01-01; else day 1 is 1900-01-01.
  let countsFrom1904: Bool

  /// A number by what it is; nil where it is none, such as a day before the first one.
  ///
  /// - Parameters:
  ///   - text: The number.
  ///   - kind: How it is shown.
  /// - Returns: `2024-03-05`, `2024-03-05T14:30:00` or `14:30:00`.
  func text(_ text: ArraySlice<UInt8>, _ kind: NumberKind) -> String? {
    guard kind != .number, let value = Double(String(decoding: text, as: UTF8.self)), (0..<3_000_000).contains(value)
    else { return nil }
    var day = Int(value)
    var seconds = Int(((value - Double(day)) * Double(Self.secondsOfDay)).rounded())
    if seconds == Self.secondsOfDay { (day, seconds) = (day + 1, 0) }
    if kind == .duration { return Self.time(day * Self.secondsOfDay + seconds) }
    let isTimeAlone = day == 0 && (kind == .time || seconds > 0 && !countsFrom1904)
    if isTimeAlone { return Self.time(seconds) }
    guard let date = date(day) else { return nil }
    return kind == .day || seconds == 0 && kind == .moment ? date : date + "T" + Self.time(seconds)
  }

  private func date(_ day: Int) -> String? {
    if countsFrom1904 { return Day(daysSinceEpoch: day - Self.epochOf1904)?.iso8601 }
    switch day {
    case 0: return nil
    case ..<Self.dayThatNeverWas: return Day(daysSinceEpoch: day + 1 - Self.epochOf1900)?.iso8601
    case Self.dayThatNeverWas: return "1900-02-29"
    default: return Day(daysSinceEpoch: day - Self.epochOf1900)?.iso8601
    }
  }

  private static func time(_ seconds: Int) -> String {
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// A day or moment that is stored as a text, without a midnight that nobody wrote.
  static func text(iso8601 text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let mark = text.firstIndex(of: UInt8(ascii: "T")), mark > text.startIndex else { return text }
    let time = text[(mark + 1)...]
    let isMidnight = time.starts(with: "00:00".utf8) && time.allSatisfy { "0:.Z".utf8.contains($0) }
    return isMidnight ? text[..<mark] : text
  }
}
