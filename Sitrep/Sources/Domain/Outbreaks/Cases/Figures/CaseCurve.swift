/// An epidemic curve: the cases of each day or week from the first to the one that is shown, 0 included.
package struct CaseCurve: Hashable, Sendable {
  /// The date that places a case in the curve.
  package enum Basis: String, CaseIterable, Hashable, Sendable {
    case onset

    /// The day of report where that of onset is unknown.
    case onsetElseReport
    case report
  }

  /// What bars are made of.
  package enum Stack: String, CaseIterable, Hashable, Sendable {
    case caseClass, outcome, sex, age, vaccination
  }

  /// A part of bars.
  package enum Part: Hashable, Sendable {
    case caseClass(CaseClass)
    case outcome(CaseOutcome)
    case sex(Sex)

    /// Nil: the age is unknown.
    case age(AgeBand?)
    case vaccination(Vaccination)
  }

  /// A bar.
  package struct Bar: Hashable, Sendable {
    package let firstDay: Day
    package internal(set) var cases = 0

    /// Deaths among these cases.
    package internal(set) var deaths = 0

    /// Cases that stand here by their day of report, for want of one of onset.
    package internal(set) var byReport = 0

    /// Cases by part, in the order of ``CaseCurve/parts``; empty where bars have none.
    package internal(set) var parts: [Int]

    /// True where cases are still to come: the period isn't over, or not all of its cases are reported yet.
    package let isIncomplete: Bool
  }

  /// A curve has at most so many bars: the last ones.
  package static let mostBars = 5_000

  package let basis: Basis
  package let period: ReportingPeriod

  /// What bars are made of; empty: of nothing in particular.
  package let parts: [Part]

  /// Every period, the first one first.
  package let bars: [Bar]

  /// Cases in no bar, because their date is unknown.
  package let withoutDay: Int
}

extension CaseCurve {
  /// - Parameters:
  ///   - list: The line list.
  ///   - view: Which of its cases are counted.
  ///   - basis: By which day.
  ///   - period: Days, or weeks.
  ///   - stack: What bars are made of; nil: of nothing in particular.
  ///   - bands: The groups of ages.
  ///   - delay: How long it takes until cases are reported; nil: not known.
  package init(
    _ list: CaseList, _ view: CaseView, basis: Basis, by period: ReportingPeriod, stackedBy stack: Stack? = nil,
    bands: AgeBands = .usual, delay: CaseDelay?
  ) {
    self.basis = basis
    self.period = period
    let kind = stack.map { PartNumbers($0, bands) }
    parts = kind?.parts ?? []
    guard let first = Self.firstDay(list, view, basis) else {
      bars = []
      withoutDay = list.cases.count { view.contains($0) }
      return
    }
    var bars = Self.bars(
      from: first, to: view.asOf, by: period, parts: parts.count, complete: Self.complete(view, basis, delay))
    let begin = Int(PackedCase.number(of: bars[0].firstDay))
    let died = CaseOutcome.allCases.firstIndex(of: .died) ?? 0
    var withoutDay = 0
    for packed in list.cases where view.contains(packed) {
      let day = Self.day(of: packed, basis)
      let bar = (Int(day) - begin) / period.days
      guard day != 0, Int(day) >= begin, bar < bars.count else {
        withoutDay += 1
        continue
      }
      let outcome = view.outcomeNumber(of: packed)
      bars[bar].cases += 1
      if outcome == died { bars[bar].deaths += 1 }
      if basis == .onsetElseReport, packed.onset == 0 { bars[bar].byReport += 1 }
      if let kind { bars[bar].parts[kind.number(of: packed, outcome: outcome)] += 1 }
    }
    self.bars = bars
    self.withoutDay = withoutDay
  }

  /// The bar with the most cases, the first if several are equal; nil without cases.
  package var peak: Bar? {
    bars.reduce(nil) { peak, bar in bar.cases > peak?.cases ?? 0 ? bar : peak }
  }

  /// The trend of the weeks that ended by a day; nil of a curve by days, and where no week has ended.
  package func trend(by day: Day) -> Trend? {
    guard period.days > 1 else { return nil }
    let ended = bars.filter { $0.firstDay.advanced(by: period.days - 1) <= day }
    return ended.last.flatMap { Trend(weeks: ended.map(\.cases), lastWeek: $0.firstDay) }
  }

  private static func day(of packed: PackedCase, _ basis: Basis) -> UInt16 {
    switch basis {
    case .onset: packed.onset
    case .onsetElseReport: packed.onsetElseReport
    case .report: packed.reported
    }
  }

  private static func firstDay(_ list: CaseList, _ view: CaseView, _ basis: Basis) -> Day? {
    var first = UInt16.max
    for packed in list.cases where view.contains(packed) {
      let day = day(of: packed, basis)
      if day != 0, day < first { first = day }
    }
    return first == .max ? nil : PackedCase.day(first)
  }

  /// The last day up to which nearly all cases are known.
  private static func complete(_ view: CaseView, _ basis: Basis, _ delay: CaseDelay?) -> Day {
    guard basis != .report, let delay else { return view.asOf }
    return view.asOf.advanced(by: -Int(delay.nineInTen.rounded(.up)))
  }

  private static func bars(
    from first: Day, to last: Day, by period: ReportingPeriod, parts: Int, complete: Day
  ) -> [Bar] {
    let end = period.start(of: max(first, last))
    let start = period.start(of: first)
    let count = start.days(to: end) / period.days + 1
    let skipped = max(count - mostBars, 0)
    return (skipped..<count).map { index in
      let day = start.advanced(by: index * period.days)
      return Bar(
        firstDay: day, parts: Array(repeating: 0, count: parts),
        isIncomplete: day.advanced(by: period.days - 1) > complete)
    }
  }
}

/// Which part of a bar a case is in.
private struct PartNumbers {
  let stack: CaseCurve.Stack
  let parts: [CaseCurve.Part]

  private let lookup: AgeLookup

  init(_ stack: CaseCurve.Stack, _ bands: AgeBands) {
    self.stack = stack
    lookup = AgeLookup(bands)
    parts =
      switch stack {
      case .caseClass: CaseClass.allCases.map { .caseClass($0) }
      case .outcome: CaseOutcome.allCases.map { .outcome($0) }
      case .sex: Sex.allCases.map { .sex($0) }
      case .age: bands.bands.map { .age($0) } + [.age(nil)]
      case .vaccination: Vaccination.allCases.map { .vaccination($0) }
      }
  }

  func number(of packed: PackedCase, outcome: Int) -> Int {
    switch stack {
    case .caseClass: packed.classNumber
    case .outcome: outcome
    case .sex: packed.sexNumber
    case .age: lookup[packed]
    case .vaccination: Vaccination.allCases.firstIndex(of: packed.vaccination) ?? 0
    }
  }
}
