import DesignSystem
import Domain
import Foundation
import PortableUI

/// How a report writes in one language: numbers, days, weeks, and small numbers if they are hidden.
struct ReportLanguage {
  /// Counts from 1 to here are hidden.
  static let mostHidden = 4

  let locale: Locale
  let hidesSmallNumbers: Bool

  init(_ locale: Locale, hidesSmallNumbers: Bool) {
    self.locale = locale
    self.hidesSmallNumbers = hidesSmallNumbers
  }

  var isRussian: Bool { locale.language.languageCode == .russian }

  func words(_ text: Text) -> String { text.words(for: locale) }

  func isHidden(_ count: Int?) -> Bool {
    guard hidesSmallNumbers, let count else { return false }
    return (1...Self.mostHidden).contains(count)
  }

  /// Which of some counts, whose sum is told, can't be told because a single hidden one could be told from them.
  ///
  /// - Parameter counts: Parts of a sum.
  /// - Returns: The position of the smallest count that is shown; nil: all may be told.
  func untold(of counts: [Int]) -> Int? {
    guard counts.count(where: { isHidden($0) }) == 1 else { return nil }
    return counts.indices.filter { counts[$0] > 0 && !isHidden(counts[$0]) }.min { counts[$0] < counts[$1] }
  }

  /// True where a share would tell a hidden count.
  func isHidden(_ interval: Interval) -> Bool { isHidden(interval.count) || isHidden(interval.of) }
}

/// Numbers in tables.
extension ReportLanguage {
  var noData: String { words(Text("no data", bundle: .module)) }
  var noReport: String { words(Text("no report", bundle: .module)) }

  /// In place of what would tell a hidden count.
  var notShown: String { words(Text("not shown", bundle: .module)) }

  /// A count as tables have it: "1,180", "<5".
  func cell(_ count: Int?, orElse missing: String? = nil) -> String {
    guard let count else { return missing ?? noData }
    return isHidden(count) ? Self.hidden : CountFormat(locale: locale).format(count)
  }

  /// Counts that are parts of a sum.
  func cells(_ counts: [Int]) -> [String] {
    let untold = untold(of: counts)
    return counts.indices.map { $0 == untold ? notShown : cell(counts[$0]) }
  }

  /// Deaths of 100 cases with their interval: "3.56% (2.64–4.78)".
  func percentCell(_ interval: Interval?) -> String {
    guard let interval else { return noData }
    if isHidden(interval) { return notShown }
    return percent(interval.value, digits: 2) + " (\(range(interval, digits: 2)))"
  }

  /// A rate with its interval: "28.63 (22.55–36.34)".
  func rateCell(_ interval: Interval?) -> String {
    guard let interval else { return noData }
    if isHidden(interval) { return notShown }
    return decimal(interval.value, digits: 2) + " (\(range(interval, digits: 2)))"
  }

  func decimal(_ value: Double, digits: Int) -> String {
    FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(digits)).format(value)
  }

  /// "3.6%", without a space in Russian too.
  func percent(_ value: Double, digits: Int) -> String { decimal(value, digits: digits) + "%" }

  /// "2.6–4.8".
  func range(_ interval: Interval, digits: Int) -> String {
    "\(decimal(interval.low, digits: digits))–\(decimal(interval.high, digits: digits))"
  }

  /// With its sign: "+12", "−3", "0".
  func change(_ count: Int) -> String {
    let size = CountFormat(locale: locale).format(abs(count))
    return count == 0 ? size : (count > 0 ? "+" : "−") + size
  }

  /// In per cent with its sign: "−61.3%".
  func change(_ percent: Double) -> String {
    let size = self.percent(abs(percent), digits: 1)
    return percent == 0 ? size : (percent > 0 ? "+" : "−") + size
  }

  private static let hidden = "<5"
}

/// Numbers in sentences.
extension ReportLanguage {
  /// A count in running text: in Russian digits stand in groups from 10,000 on.
  func said(_ count: Int) -> String {
    if isHidden(count) { return Self.hidden }
    return isRussian && abs(count) < 10_000 ? String(count) : CountFormat(locale: locale).format(count)
  }

  /// The number by which words agree with a count: "<5" is said as five are.
  func agreeing(with count: Int) -> Int { isHidden(count) ? Self.mostHidden + 1 : count }
}

/// Days and weeks.
extension ReportLanguage {
  func day(_ day: Day) -> String { DayFormat(locale: locale).format(day) }

  /// From one day to another within a year, as "6–12 May".
  func days(_ days: ClosedRange<Day>) -> String {
    let style = Date.IntervalFormatStyle(
      locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt
    )
    .day().month(.wide)
    let text = style.format(days.lowerBound.noon(in: .gmt)..<days.upperBound.noon(in: .gmt))
      .replacing("\u{2009}", with: " ").replacing("—", with: "–")
    return days.lowerBound.month == days.upperBound.month ? text.replacing(" – ", with: "–") : text
  }

  /// A week in a table: "W13 2024".
  func cell(_ week: EpiWeek) -> String {
    words(Text("W\(String(week.number)) \(String(week.year))", bundle: .module))
  }
}
