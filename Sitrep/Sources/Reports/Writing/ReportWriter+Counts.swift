import Domain
import PortableUI

/// Numbers with their nouns, as sentences have them.
extension ReportWriter {
  /// "1,180 cases".
  func casesText(_ count: Int) -> String {
    words(Text("\(language.said(count)) cases \(language.agreeing(with: count))", bundle: .module))
  }

  /// "42 deaths".
  func deathsText(_ count: Int) -> String {
    words(Text("\(language.said(count)) deaths \(language.agreeing(with: count))", bundle: .module))
  }

  /// "23,400 people", as the end of "67 cases among".
  func peopleText(_ count: Int) -> String {
    words(Text("among \(language.said(plain: count)) people \(count)", bundle: .module))
  }

  /// "1 day", after "within".
  func daysText(_ days: Double) -> String {
    words(Text("within \(Self.days(days)) days", bundle: .module))
  }

  /// Whole days within which something is over, at least one.
  static func days(_ days: Double) -> Int { max(Int(days.rounded(.up)), 1) }

  /// "42 of 997: 4.21% (95% CI 3.13–5.65)"; a word where that would tell a hidden count, and "no data" of nothing.
  func shareText(_ interval: Interval?) -> String {
    guard let interval else { return language.noData }
    if language.isHidden(interval) { return language.notShown }
    let (count, total) = (language.said(interval.count), language.said(interval.of))
    let share = language.decimal(interval.value, digits: 2)
    let (low, high) = (language.decimal(interval.low, digits: 2), language.decimal(interval.high, digits: 2))
    return words(Text("\(count) of \(total): \(share)% (95% CI \(low)–\(high))", bundle: .module))
  }
}
