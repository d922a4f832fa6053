import Domain

/// The columns of a table that has one for each period.
struct PeriodHeadings {
  enum Kind {
    case dates, weeks
  }

  let columns: [Int]
  let kind: Kind

  /// Nil: the heading has no such columns, or they are few beside others.
  init?(_ headings: [String]) {
    let named = headings.indices.filter { !headings[$0].isEmpty }
    let dates = named.filter { Self.isDate(headings[$0]) }
    let weeks = named.filter { Self.isWeek(headings[$0]) }
    let numbers = named.filter { Self.isNumber(headings[$0]) }
    let found = [(dates, Kind.dates), (weeks, .weeks), (numbers.count >= 4 ? numbers : [], .weeks)]
    guard let most = found.max(by: { $0.0.count < $1.0.count }), most.0.count >= 2,
      most.0.count * 5 >= named.count * 2, most.0.count < named.count
    else { return nil }
    (columns, kind) = most
  }

  private static func isDate(_ heading: String) -> Bool {
    heading.utf8.contains { !(0x30...0x39).contains($0) }
      && (TableDate(Array(heading.utf8)[...]) != nil || TableDateRange(heading) != nil)
  }

  /// A label with a letter: `S1`, `2024-W07`.
  private static func isWeek(_ heading: String) -> Bool {
    guard heading.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return false }
    return EpiWeek(label: heading, year: 2020, start: .monday) != nil
  }

  private static func isNumber(_ heading: String) -> Bool {
    Int(heading).map { (1...53).contains($0) || (190_001...210_053).contains($0) } ?? false
  }
}
