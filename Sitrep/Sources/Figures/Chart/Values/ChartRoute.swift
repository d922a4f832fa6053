import Domain

/// What a country's chart shows; part of the address.
package nonisolated struct ChartRoute: Hashable, Sendable {
  package enum Measure: String, CaseIterable, Sendable {
    case cases, deaths, recovered
  }

  package enum Kind: String, CaseIterable, Sendable {
    case daily, total
  }

  /// The last days of the series.
  package enum Range: String, CaseIterable, Sendable {
    case all
    case days90 = "90"
    case days28 = "28"

    /// How many days; nil for all.
    package var days: Int? {
      switch self {
      case .all: nil
      case .days90: 90
      case .days28: 28
      }
    }
  }

  package var measure = Measure.cases
  package var kind = Kind.daily
  package var range = Range.all
  /// The days that were chosen on the chart, in place of the last ones; nil: none.
  package var span: ClosedRange<Day>? {
    didSet { tableEnd = nil }
  }
  /// True: each step of the axis is ten times the one before, or more.
  package var isLogarithmic = false
  /// True: per 100,000 people, where every population is known.
  package var isRate = false
  package var showsTable = false {
    didSet { if !showsTable { tableEnd = nil } }
  }

  /// The last day of the part of the table that is shown; nil: the newest one.
  package var tableEnd: Day?

  /// The countries beside the one whose screen it is, at most ``mostOthers``, each once.
  package private(set) var others: [CountryCode] = []

  /// Four lines can be told apart.
  package static let mostOthers = 3

  /// True: no days are left out.
  package var showsAllDays: Bool { range == .all && span == nil }

  package init() {}

  /// Adds a country to compare with, or takes it away; nothing is added beyond ``mostOthers``.
  package mutating func toggle(_ code: CountryCode) {
    if let index = others.firstIndex(of: code) {
      others.remove(at: index)
    } else if others.count < Self.mostOthers {
      others.append(code)
    }
  }

  /// The countries to draw: the screen's own first.
  package func codes(with own: CountryCode) -> [CountryCode] {
    [own] + others.filter { $0 != own }
  }
}

nonisolated extension ChartRoute {
  /// What differs from the beginning, as `deaths,total,90,log`; empty where nothing does.
  package var settings: String {
    var words: [String] = []
    if measure != .cases { words.append(measure.rawValue) }
    if kind != .daily { words.append(kind.rawValue) }
    if let span {
      words.append(Self.word(span))
    } else if range != .all {
      words.append(range.rawValue)
    }
    if isLogarithmic { words.append("log") }
    if isRate { words.append("rate") }
    if showsTable { words += ["table", tableEnd?.iso8601].compactMap(\.self) }
    return words.joined(separator: ",")
  }

  /// The days as `2021-03-01..2021-05-31`.
  package static func word(_ span: ClosedRange<Day>) -> String {
    "\(span.lowerBound.iso8601)..\(span.upperBound.iso8601)"
  }

  private static func span(_ word: String) -> ClosedRange<Day>? {
    let days = word.split(separator: "..").map { Day(iso8601: String($0)) }
    guard days.count == 2, let first = days[0], let last = days[1], first <= last else { return nil }
    return first...last
  }

  /// The countries beside the screen's own, as `DE,IT`.
  package var comparison: String { others.map(\.rawValue).joined(separator: ",") }

  /// Reads what an address says; words that nobody knows are passed over.
  package init(settings: String, comparison: String) {
    for word in settings.split(separator: ",").map(String.init) {
      if let measure = Measure(rawValue: word) { self.measure = measure }
      if let kind = Kind(rawValue: word) { self.kind = kind }
      if let range = Range(rawValue: word) { self.range = range }
      if let span = Self.span(word) { self.span = span }
      switch word {
      case "log": isLogarithmic = true
      case "rate": isRate = true
      case "table": showsTable = true
      default: if showsTable, let day = Day(iso8601: word) { tableEnd = day }
      }
    }
    for code in comparison.split(separator: ",").compactMap({ CountryCode(String($0)) }) where !others.contains(code) {
      if others.count < Self.mostOthers { others.append(code) }
    }
  }
}
