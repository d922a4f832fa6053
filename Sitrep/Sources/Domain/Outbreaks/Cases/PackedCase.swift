/// A case in 20 bytes.
struct PackedCase: Hashable, Sendable {
  /// Stands for an unknown age and place.
  static let none = UInt16.max

  /// Days since 1899-12-31; 0 is unknown.
  var onset: UInt16 = 0
  var reported: UInt16 = 0
  var outcomeDay: UInt16 = 0

  var ageMonths: UInt16 = Self.none
  var place: UInt16 = Self.none
  var bits: UInt16 = 0
  var line: UInt32 = 0

  /// Which value, from 1; 0 is unknown.
  var category0: UInt8 = 0
  var category1: UInt8 = 0
  var category2: UInt8 = 0

  init() {}

  init(_ record: CaseRecord) {
    onset = Self.number(of: record.onset)
    reported = Self.number(of: record.reported)
    outcomeDay = Self.number(of: record.outcomeDay)
    ageMonths = record.ageMonths.flatMap { (0...AgeBands.mostMonths).contains($0) ? UInt16($0) : nil } ?? Self.none
    place = record.place.flatMap { UInt16(exactly: $0) } ?? Self.none
    bits = Bits.pack(record)
    line = UInt32(clamping: record.line)
    let categories = record.categories.map { $0.flatMap { UInt8(exactly: $0 + 1) } ?? 0 }
    category0 = categories.first ?? 0
    category1 = categories.dropFirst().first ?? 0
    category2 = categories.dropFirst(2).first ?? 0
  }

  var record: CaseRecord {
    CaseRecord(
      onset: Self.day(onset), reported: Self.day(reported), outcomeDay: Self.day(outcomeDay),
      ageMonths: ageMonths == Self.none ? nil : Int(ageMonths), sex: sex, caseClass: caseClass, outcome: outcome,
      hospitalised: Bits.answer(bits >> Bits.hospitalised), doses: doses,
      vaccinated: Bits.answer(bits >> Bits.vaccinated),
      place: place == Self.none ? nil : Int(place),
      categories: [category0, category1, category2].map { $0 == 0 ? nil : Int($0) - 1 }, line: Int(line))
  }
}

/// Days.
extension PackedCase {
  /// 1899-12-31, so that 1900-01-01 is 1.
  private static let dayBefore = -25_568

  /// 0 for days that can't be kept: before 1900, or after 2079-06-05.
  static func number(of day: Day?) -> UInt16 {
    day.flatMap { UInt16(exactly: Int($0.daysSinceEpoch) - dayBefore) } ?? 0
  }

  static func day(_ number: UInt16) -> Day? { number == 0 ? nil : Day(daysSinceEpoch: Int(number) + dayBefore) }

  /// The day of onset, else of report; 0 is unknown.
  var onsetElseReport: UInt16 { onset == 0 ? reported : onset }

  /// The day by which the case is known: of its report, else of its onset; 0 is unknown.
  var known: UInt16 { reported == 0 ? onset : reported }

  /// The day by which its outcome is known; 0 is unknown.
  var outcomeKnown: UInt16 { outcomeDay == 0 ? known : outcomeDay }
}

/// What has few values.
extension PackedCase {
  var sex: Sex { Sex.allCases[sexNumber] }
  var caseClass: CaseClass { CaseClass.allCases[classNumber] }
  var outcome: CaseOutcome { CaseOutcome.allCases[outcomeNumber] }

  var sexNumber: Int { min(Int(bits & 3), Sex.allCases.count - 1) }
  var classNumber: Int { Int(bits >> Bits.caseClass & 3) }
  var outcomeNumber: Int { min(Int(bits >> Bits.outcome & 7), CaseOutcome.allCases.count - 1) }

  /// Nil: unknown.
  var doses: Int? {
    let doses = Int(bits >> Bits.doses & 15)
    return doses > CaseRecord.mostDoses ? nil : doses
  }

  var vaccination: Vaccination { Vaccination(doses: doses, vaccinated: Bits.answer(bits >> Bits.vaccinated)) }
}

/// Where in ``PackedCase/bits`` what stands.
private enum Bits {
  static let caseClass: UInt16 = 2
  static let outcome: UInt16 = 4
  static let hospitalised: UInt16 = 7
  static let vaccinated: UInt16 = 9
  static let doses: UInt16 = 11

  static func pack(_ record: CaseRecord) -> UInt16 {
    let doses = record.doses.flatMap { (0...CaseRecord.mostDoses).contains($0) ? $0 : nil } ?? 15
    return number(of: record.sex) | number(of: record.caseClass) << caseClass | number(of: record.outcome) << outcome
      | number(of: record.hospitalised) << hospitalised | number(of: record.vaccinated) << vaccinated
      | UInt16(doses) << self.doses
  }

  static func answer(_ bits: UInt16) -> Bool? {
    switch bits & 3 {
    case 1: false
    case 2: true
    default: nil
    }
  }

  private static func number<Value: CaseIterable & Equatable>(of value: Value) -> UInt16 {
    UInt16(Value.allCases.firstOffset(of: value))
  }

  private static func number(of answer: Bool?) -> UInt16 { answer.map { $0 ? 2 : 1 } ?? 0 }
}

extension Collection where Element: Equatable {
  fileprivate func firstOffset(of element: Element) -> Int {
    firstIndex(of: element).map { distance(from: startIndex, to: $0) } ?? 0
  }
}
