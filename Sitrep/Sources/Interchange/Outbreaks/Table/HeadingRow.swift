import Domain

/// Finds the heading of a table among its first rows.
enum HeadingRow {
  /// So much of a heading is shown, in bytes.
  static let mostShown = 60

  /// Of the first ten rows the one with the most fields that are all text and all distinct; nil: there is none with two.
  static func index(in rows: [CSVRow]) -> Int? {
    var best: (index: Int, width: Int)?
    for (index, row) in rows.prefix(OutbreakLimits.headingRows).enumerated() {
      guard let width = width(of: row), width >= 2, width > best?.width ?? 0 else { continue }
      best = (index, width)
    }
    return best?.index
  }

  /// The same of a table that may be a line list: of the first ten rows one that has clearly more of a list's headings,
  /// though two may be equal, or a row below it is wider.
  static func indexOfAnyKind(in rows: [CSVRow]) -> Int? {
    let usual = index(in: rows)
    let words = rows.prefix(OutbreakLimits.headingRows).map(caseWords)
    guard let most = words.max(), most >= fewestCaseWords, let row = words.firstIndex(of: most) else { return usual }
    return usual.map { words[$0] * 2 > most ? $0 : row } ?? row
  }

  /// A row with so many headings of line lists is one of a line list.
  private static let fewestCaseWords = 4

  /// How many fields are headings that only line lists have.
  private static func caseWords(_ row: CSVRow) -> Int {
    let telling: [CaseColumnWords] = [
      .caseID, .onset, .reported, .outcome, .outcomeDate, .age, .birth, .sex, .caseClass, .hospitalised, .doses,
      .vaccinated, .labConfirming, .labProbable, .place, .personal,
    ]
    return texts(row).prefix(OutbreakLimits.columns).count { text in
      guard !text.isEmpty, text.utf8.count <= mostShown, TableDate(Array(text.utf8)[...]) == nil else { return false }
      let heading = HeadingWords(text).withDatesApart
      return telling.contains { $0.matches(heading) }
    }
  }

  /// The fields without spaces around, up to the last one that isn't empty.
  static func texts(_ row: CSVRow) -> [String] {
    var texts = (0..<row.count).map { row.text($0).trimmed }
    while texts.last?.isEmpty == true { texts.removeLast() }
    return texts
  }

  /// The fields, shortened to show them.
  static func shown(_ row: CSVRow) -> [String] {
    texts(row).prefix(TableNotes.mostColumns).map { $0.shortened(toBytes: mostShown) }
  }

  /// How many fields are headings; nil: one isn't, or two are equal.
  private static func width(of row: CSVRow) -> Int? {
    var seen: Set<String> = []
    var numbers: [Int?] = []
    for text in texts(row) where !text.isEmpty {
      guard seen.insert(text).inserted else { return nil }
      if isNumber(text) { numbers.append(Int(text)) }
    }
    return numbers.isEmpty || areWeeks(numbers) ? seen.count : nil
  }

  /// True of `12` and `1.234.567`, false of the date `01.02.2024`.
  private static func isNumber(_ text: String) -> Bool {
    let point = UInt8(ascii: ".")
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == point }) else { return false }
    return text.utf8.count { $0 == point } != 2 || TableDate(Array(text.utf8)[...]) == nil
  }

  /// True of the numbers of weeks that follow each other: other numbers are counts.
  private static func areWeeks(_ numbers: [Int?]) -> Bool {
    numbers.count >= 4
      && zip(numbers, numbers.dropFirst()).allSatisfy { one, next in
        guard let one, let next else { return false }
        return next == one + 1 && next <= 53
      }
  }
}
