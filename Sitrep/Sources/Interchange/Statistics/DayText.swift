import Domain

/// Days, as tables and feeds write them.
enum DayText {
  /// Reads `M/D/YY`, `M/D/YYYY` and `YYYY-MM-DD`; nil for anything else.
  static func day(_ text: ArraySlice<UInt8>) -> Day? {
    guard (6...10).contains(text.count) else { return nil }
    if text.contains(UInt8(ascii: "-")) { return Day(iso8601: String(decoding: text, as: UTF8.self)) }
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(number)
    guard parts.count == 3, let month = parts[0], let day = parts[1], let year = parts[2] else { return nil }
    return Day(year: year < 100 ? 2_000 + year : year, month: month, day: day)
  }

  static func day(_ text: String) -> Day? {
    day(Array(text.utf8)[...])
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
