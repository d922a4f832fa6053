/// What a value of a line list means, as the person says.
package enum CaseMeaning: Hashable, Sendable {
  case unknown
  case sex(Sex)
  case outcome(CaseOutcome)
  case caseClass(CaseClass)

  /// Not a case: the row isn't counted.
  case discarded

  /// Yes or no; of a test positive or negative, of a vaccination done or not.
  case answer(Bool)
  case doses(Int)
  case ageInMonths(Int)
  case day(Day)

  /// What the values of a column may mean; ages, days and doses are said by number.
  package static func choices(for role: CaseColumnRole) -> [CaseMeaning] {
    switch role {
    case .sex: [.sex(.female), .sex(.male), .unknown]
    case .outcome: CaseOutcome.allCases.filter { $0 != .unknown }.map { .outcome($0) } + [.unknown]
    case .caseClass:
      [.caseClass(.confirmed), .caseClass(.probable), .caseClass(.suspected), .discarded, .unknown]
    case .hospitalised, .vaccinated, .labConfirming, .labProbable: [.answer(true), .answer(false), .unknown]
    case .doses: (0...3).map { .doses($0) } + [.unknown]
    default: [.unknown]
    }
  }

  /// In English, for the record of an import.
  package var words: String {
    switch self {
    case .unknown: "unknown"
    case .sex(let sex): sex.rawValue
    case .outcome(let outcome): outcome.rawValue
    case .caseClass(let caseClass): caseClass.rawValue
    case .discarded: "discarded"
    case .answer(let isYes): isYes ? "yes" : "no"
    case .doses(let doses): "\(doses) doses"
    case .ageInMonths(let months): "\(months) months"
    case .day(let day): day.iso8601
    }
  }
}
