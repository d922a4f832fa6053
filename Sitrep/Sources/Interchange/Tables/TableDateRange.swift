import Domain

/// The first and the last day of a period as a table has them: `01/01/2024 - 07/01/2024`, `1–7 Jan 2024`.
struct TableDateRange: Hashable {
  private let first: TableDate
  private let last: TableDate

  /// True where the year stands beside the last day alone: `29 Dec – 4 Jan 2025`.
  private let hasOneYear: Bool

  /// No longer text is a range, in bytes.
  private static let longest = 2 * TableDate.longest + 10

  /// Nil: the text is no range of dates.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest, text.utf8.contains(where: { (0x30...0x39).contains($0) }),
      text.utf8.contains(where: { $0 >= 0x80 || " -/".utf8.contains($0) })
    else { return nil }
    let bare = Self.bare(text)
    for mark in Self.marks(in: bare) {
      let (left, right) = (bare[..<mark.lowerBound], bare[mark.upperBound...])
      guard let found = Self.dates(String(left).trimmed, String(right).trimmed) else { continue }
      (first, last, hasOneYear) = found
      return
    }
    return nil
  }

  /// A date to tell the order of the numbers by.
  var date: TableDate { first }

  /// Nil: the calendar has no such days, or the last is before the first.
  func days(_ order: DateOrder) -> ClosedRange<Day>? {
    guard var start = first.day(order), let end = last.day(order) else { return nil }
    if hasOneYear, start > end, let before = Day(year: start.year - 1, month: start.month, day: start.day) {
      start = before
    }
    return start <= end ? start...end : nil
  }

  /// True of the seven days of a week.
  func isWeek(_ order: DateOrder) -> Bool { days(order)?.length == 7 }
}

extension ClosedRange<Day> {
  /// In days, at least 1.
  var length: Int { lowerBound.days(to: upperBound) + 1 }
}

/// How the text falls into two dates.
extension TableDateRange {
  private static let dashes = "-/\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}"

  /// English, French, Spanish, Portuguese, German and Russian.
  private static let betweens: Set<Substring> = ["to", "au", "à", "a", "al", "até", "hasta", "bis", "по", "до"]
  private static let beginnings: Set<Substring> = ["from", "du", "de", "del", "desde", "von", "с", "со"]

  /// In lower case, without `from` before it and `г.` behind.
  private static func bare(_ text: String) -> String {
    var words = text.lowercased().split { $0 == " " || $0 == "\u{A0}" }
    if let first = words.first, beginnings.contains(first) { words.removeFirst() }
    if let last = words.last, last == "г." || last == "г" { words.removeLast() }
    return words.joined(separator: " ")
  }

  /// Where the two dates may part: at a dash, a slash or a word.
  private static func marks(in text: String) -> [Range<String.Index>] {
    let between = text.split(separator: " ").filter(betweens.contains).map { $0.startIndex..<$0.endIndex }
    return text.indices.filter { dashes.contains(text[$0]) }.map { $0..<text.index(after: $0) } + between
  }

  /// Both dates, and true where the first one lacks what stands in the last one alone, as in `1–7 Jan 2024`.
  private static func dates(_ left: String, _ right: String) -> (TableDate, TableDate, Bool)? {
    var right = right
    let leftParts = parts(of: left)
    // In `Jan 1–7, 2024` the month stands in the first one.
    if date(right) == nil, leftParts.count == 2 { right = left[..<leftParts[1].startIndex] + right }
    guard let last = date(right) else { return nil }
    if let first = date(left) { return (first, last, false) }
    let rightParts = parts(of: right)
    guard (1...2).contains(leftParts.count), leftParts.count < rightParts.count,
      let first = date(left + right[rightParts[leftParts.count - 1].endIndex...])
    else { return nil }
    return (first, last, true)
  }

  private static func date(_ text: String) -> TableDate? { TableDate(Array(text.utf8)[...]) }

  /// The numbers and words.
  private static func parts(of text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
}
