/// Which cases of a list are counted: those that were known by a day, of some classes.
package struct CaseView: Hashable, Sendable {
  /// The day, within the list's days.
  package let asOf: Day

  /// True if the day that was asked for lies outside the list's days, so that the nearest one is shown.
  package let isNearest: Bool

  /// Empty: all of them.
  package let classes: Set<CaseClass>

  private let day: UInt16
  private let isLastDay: Bool
  private let takesClass: [Bool]

  /// - Parameters:
  ///   - list: The line list.
  ///   - asked: The day; nil: the last one.
  ///   - classes: What is counted; empty: all.
  package init(_ list: CaseList, asOf asked: Day? = nil, classes: Set<CaseClass> = []) {
    let asOf = min(max(asked ?? list.days.upperBound, list.days.lowerBound), list.days.upperBound)
    self.asOf = asOf
    isNearest = asked.map { !list.days.contains($0) } ?? false
    self.classes = classes
    day = PackedCase.number(of: asOf)
    isLastDay = asOf == list.days.upperBound
    takesClass = CaseClass.allCases.map { classes.isEmpty || classes.contains($0) }
  }

  /// True of a case that is counted: known by the day, that is reported by it.
  func contains(_ packed: PackedCase) -> Bool {
    takesClass[packed.classNumber] && (isLastDay || packed.known != 0 && packed.known <= day)
  }

  /// The outcome as it was known by the day: on the last one all that the list says is known.
  func outcomeNumber(of packed: PackedCase) -> Int {
    isLastDay || packed.outcomeKnown != 0 && packed.outcomeKnown <= day ? packed.outcomeNumber : Self.unknownOutcome
  }

  private static let unknownOutcome = CaseOutcome.allCases.firstIndex(of: .unknown) ?? 0
}
