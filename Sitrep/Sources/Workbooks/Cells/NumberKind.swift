/// What a number of a cell is, by the format that it is shown in.
enum NumberKind: Hashable {
  case number

  /// Days from the workbook's day 0.
  case day

  /// The same with a time of the day.
  case moment

  /// A time of the day.
  case time

  /// Hours, minutes and seconds that may be more than a day.
  case duration

  /// By the number of a format that the workbook needn't describe.
  ///
  /// Those from 27 to 36 and from 50 to 58 are dates or times of East Asian versions; elsewhere nobody has them.
  init(builtIn format: Int) {
    switch format {
    case 14...17: self = .day
    case 22, 27...36, 50...58: self = .moment
    case 18...21, 45, 47: self = .time
    case 46: self = .duration
    default: self = .number
    }
  }

  /// By a format's code, such as `dd/mm/yyyy`: its first section decides.
  init(code: String) {
    var reading = FormatCode()
    reading.read(code)
    self =
      switch (reading.hasDate, reading.hasTime, reading.isDuration) {
      case (true, true, _): .moment
      case (true, false, _): .day
      case (false, _, true): .duration
      case (false, true, _): .time
      case (false, false, _): .number
      }
  }
}

/// What the code of a number's format shows.
private struct FormatCode {
  private(set) var hasDate = false
  private(set) var hasTime = false
  private(set) var isDuration = false

  /// The last letter of a date or time.
  private var last: Character?

  /// True after an `m` that is a minute if seconds follow, else a month.
  private var hasOpenMonth = false

  mutating func read(_ code: String) {
    var rest = Substring(code.lowercased())
    if rest.hasPrefix("general") { return }
    while let character = rest.popFirst(), character != ";" {
      switch character {
      case "\"": rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\", "_", "*": rest = rest.dropFirst()
      case "[":
        readBracket(rest.prefix { $0 != "]" })
        rest = rest.drop { $0 != "]" }.dropFirst()
      case "a" where rest.hasPrefix("m/pm"): rest = rest.dropFirst(4)
      case "a" where rest.hasPrefix("/p"): rest = rest.dropFirst(2)
      case "e" where rest.first == "+" || rest.first == "-": rest = rest.dropFirst()
      default: read(character)
      }
    }
    if hasOpenMonth { hasDate = true }
  }

  private mutating func read(_ letter: Character) {
    switch letter {
    case "y", "d", "e": hasDate = true
    case "h": hasTime = true
    case "s":
      hasTime = true
      hasOpenMonth = false
    case "m" where last == "m": return
    case "m" where last == "h": hasTime = true
    case "m":
      if hasOpenMonth { hasDate = true }
      hasOpenMonth = true
    default: return
    }
    if letter != "m", letter != "s", hasOpenMonth {
      hasDate = true
      hasOpenMonth = false
    }
    last = letter
  }

  /// `[h]`, `[mm]` and `[s]` count on beyond a day; colours, conditions and languages say nothing.
  private mutating func readBracket(_ text: Substring) {
    guard let first = text.first, "hms".contains(first), text.allSatisfy({ $0 == first }) else { return }
    (hasTime, isDuration, last) = (true, true, "h")
  }
}
