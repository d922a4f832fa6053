import Domain
import Foundation

/// What stands in a column, told by a sample of its rows.
struct ColumnContent {
  /// So many rows are looked at, spread over the table.
  private static let sampled = 400

  /// Fields that aren't empty.
  private(set) var filled = 0

  /// Days, and periods from one day to another.
  private(set) var dates = 0
  private(set) var weeks = 0
  private(set) var numbers = 0

  /// Months with their year, such as `2024-01`.
  private(set) var months = 0

  /// Names of months, and numbers from 1 to 12.
  private(set) var monthsOfYear = 0

  /// Words by which files say that a number isn't known.
  private(set) var missing = 0

  /// Dates that no number alone is.
  private(set) var writtenDates = 0

  private(set) var distinct: Set<String> = []

  /// The first distinct values, shortened.
  private(set) var samples: [String] = []

  init(_ rows: [CSVRow], column: Int) {
    let step = max(rows.count / Self.sampled, 1)
    for index in stride(from: 0, to: rows.count, by: step) { note(rows[index].bytes(column)) }
  }

  private mutating func note(_ field: ArraySlice<UInt8>) {
    let text = String(decoding: field.prefix(OutbreakLimits.fieldBytes), as: UTF8.self).trimmed
    guard !text.isEmpty else { return }
    filled += 1
    if distinct.insert(text).inserted, samples.count < OutbreakColumn.mostSamples {
      samples.append(text.shortened(toBytes: HeadingRow.mostShown))
    }
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    let isNumber =
      digits.utf8.allSatisfy { (0x30...0x39).contains($0) || " .,\u{A0}".utf8.contains($0) }
      && digits.utf8.contains { (0x30...0x39).contains($0) }
    if TableDate(Array(text.utf8)[...]) != nil || TableDateRange(text) != nil {
      dates += 1
      if !Self.isOneNumber(text) { writtenDates += 1 }
    }
    if Self.isWeek(text) { weeks += 1 }
    if MonthText.isMonth(text) { months += 1 }
    if MonthText.isMonthOfYear(text) { monthsOfYear += 1 }
    if isNumber { numbers += 1 } else if MissingWord.isOne(text) { missing += 1 }
  }

  /// True of `45494.00`, which may be a day of Excel's, and not of `1.2.2024`.
  private static func isOneNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      && text.utf8.count { $0 == UInt8(ascii: ".") } < 2
  }

  /// True of a label of a week, with or without a year.
  private static func isWeek(_ text: String) -> Bool {
    do throws(EpiWeek.LabelProblem) {
      _ = try EpiWeek.read(text, year: 2020, start: .monday)
      return true
    } catch {
      if case .noSuchWeek(_, let number) = error { return number == 53 }
      return false
    }
  }

  var isEmpty: Bool { filled == 0 }

  /// True if so many of the fields with anything in them are of a kind.
  func mostly(_ count: Int, _ share: Double = 0.8) -> Bool {
    filled > 0 && Double(count) >= share * Double(filled)
  }

  /// Numbers, or words for none; an empty column may hold counts, too.
  var canBeCounts: Bool { isEmpty || mostly(numbers + missing, 0.5) }

  var isText: Bool { filled > 0 && Double(numbers + dates) < 0.5 * Double(filled) }
}
