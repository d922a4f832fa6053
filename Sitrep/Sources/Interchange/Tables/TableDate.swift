import Domain

/// A date as a table has it, before it is decided which of its numbers is the month.
struct TableDate: Hashable {
  private enum Form: Hashable {
    case day(Day)

    /// Three numbers, of which the order isn't known.
    case numbers(Int, Int, Int)
  }

  /// No longer text is a date, in bytes.
  static let longest = 40

  /// Excel's number of 1970-01-01.
  private static let excelEpoch = 25_569

  /// Excel's numbers of the days from 2000 to 2049.
  private static let excelDays = 36_526...54_788

  private let form: Form

  /// What separates the numbers; a slash where the date says the order itself.
  let mark: UInt8

  /// True where an order must be known to tell the day.
  var isOpen: Bool { if case .numbers = form { true } else { false } }

  /// Nil: the text is no date.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.count <= Self.longest, let tokens = Tokens(text) else { return nil }
    mark = tokens.mark
    switch (tokens.numbers.count, tokens.month) {
    case (3, nil) where tokens.firstDigits == 4:
      guard let day = Day(year: tokens.numbers[0], month: tokens.numbers[1], day: tokens.numbers[2]) else { return nil }
      form = .day(day)
    case (3, nil): form = .numbers(tokens.numbers[0], tokens.numbers[1], tokens.numbers[2])
    case (2, let month?):
      let (year, date) =
        tokens.firstDigits == 4 ? (tokens.numbers[0], tokens.numbers[1]) : (tokens.numbers[1], tokens.numbers[0])
      guard let day = Day(year: Self.fullYear(year), month: month, day: date) else { return nil }
      form = .day(day)
    case (1, nil):
      guard let day = Self.day(ofNumber: tokens.numbers[0]) else { return nil }
      form = .day(day)
    default: return nil
    }
  }

  /// Nil: the calendar has no such day.
  func day(_ order: DateOrder) -> Day? {
    switch form {
    case .day(let day): day
    case .numbers(let first, let second, let third):
      switch order {
      case .monthFirst: Day(year: Self.fullYear(third), month: first, day: second)
      case .dayFirst: Day(year: Self.fullYear(third), month: second, day: first)
      case .yearFirst: third > 99 ? nil : Day(year: Self.fullYear(first), month: second, day: third)
      }
    }
  }

  /// 69 to 99 are of the last century.
  private static func fullYear(_ year: Int) -> Int { year > 99 ? year : year < 69 ? 2_000 + year : 1_900 + year }

  /// `20210804`, or Excel's number of a day.
  private static func day(ofNumber number: Int) -> Day? {
    if excelDays.contains(number) { return Day(daysSinceEpoch: number - excelEpoch) }
    guard (19_000_101...21_001_231).contains(number) else { return nil }
    return Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}

/// The numbers and the name of a month in a text.
private struct Tokens {
  private(set) var numbers: [Int] = []
  private(set) var month: Int?
  private(set) var firstDigits = 0
  private(set) var mark = UInt8(ascii: "/")

  /// Nil: there is more in the text than a date and a time.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text.drop { $0 == UInt8(ascii: " ") }
    // R puts an X before names that begin with a digit, and points for other marks.
    let isFromR =
      rest.first.map { $0 | 0x20 == UInt8(ascii: "x") } == true && rest.dropFirst().first.map(isDigit) == true
    if isFromR { rest = rest.dropFirst() }
    var marks: Set<UInt8> = []
    while let byte = rest.first {
      if isDigit(byte) {
        let digits = rest.prefix(while: isDigit)
        rest = rest.dropFirst(digits.count)
        guard take(digits) else { return nil }
        if isWhole, Self.isTime(rest) || numbers.count == 1 && Self.isZeros(rest) { break }
      } else if isLetter(byte) {
        let word = rest.prefix(while: isLetter)
        rest = rest.dropFirst(word.count)
        guard month == nil, let named = MonthName.month(word) else { return nil }
        month = named
      } else {
        guard "/-._, ".utf8.contains(byte) else { return nil }
        if byte != UInt8(ascii: " ") { marks.insert(byte) }
        rest = rest.dropFirst()
        if rest.isEmpty && byte != UInt8(ascii: " ") && byte != UInt8(ascii: ".") { return nil }
      }
    }
    guard month != nil || numbers.count == 1 || marks.count == 1 else { return nil }
    mark = isFromR ? UInt8(ascii: "/") : marks.first ?? UInt8(ascii: "/")
  }

  private var isWhole: Bool { numbers.count + (month == nil ? 0 : 1) == 3 || numbers.count == 1 && firstDigits >= 5 }

  private mutating func take(_ digits: ArraySlice<UInt8>) -> Bool {
    guard digits.count <= 8, numbers.count < 3 else { return false }
    if numbers.isEmpty { firstDigits = digits.count }
    numbers.append(digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) })
    // A number of more than four digits is a day by itself.
    return numbers.count == 1 || digits.count <= 4 && firstDigits <= 4
  }

  /// True of ` 00:00:00` and `T00:00:00Z`.
  private static func isTime(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first, "Tt ,".utf8.contains(first) else { return false }
    let time = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    return time.first.map(isDigit) == true && time.prefix(3).contains(UInt8(ascii: ":"))
  }

  /// True of `.0` and `.00`.
  private static func isZeros(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == UInt8(ascii: ".") && rest.count > 1 && rest.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) }
