import Domain

/// A date as certificates have it: a year, a month or a day, and perhaps a time behind it.
struct WrittenDate {
  let year: Int
  /// 0 where it isn't told, which some issuers also write.
  let month: Int
  /// 0 as with the month.
  let day: Int
  let hasTime: Bool

  /// Nil for anything else.
  init?(_ text: String) {
    var rest = text.utf8[...]
    let date = rest.prefix { $0 != UInt8(ascii: "T") && $0 != UInt8(ascii: " ") }
    rest = rest.dropFirst(date.count)
    let parts = date.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), zip(parts, [4, 2, 2]).allSatisfy({ $0.count == $1 }) else { return nil }
    var numbers = [0, 0, 0]
    for (index, part) in parts.enumerated() {
      guard let number = part.wholeNumber else { return nil }
      numbers[index] = number
    }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    hasTime = !rest.isEmpty
  }

  /// The day; nil where a month or a day isn't told, or the calendar has no such day.
  var calendarDay: Day? { Day(year: year, month: month, day: day) }

  /// The first day that it can mean.
  var earliest: Day? { Day(year: year, month: max(1, month), day: max(1, day)) }
}

extension Collection<UInt8> {
  /// What these ASCII digits say, if they are no more than nine; nil for anything else.
  var wholeNumber: Int? {
    guard (1...9).contains(count) else { return nil }
    var number = 0
    for digit in self {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
