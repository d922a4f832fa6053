/// What a column of a line list means.
package enum CaseColumnRole: String, CaseIterable, Hashable, Codable, Sendable {
  /// What tells cases apart; it is compared, and never kept.
  case caseID

  /// Where the case is counted.
  case place

  /// The day on which the person fell ill.
  case onset

  /// The day of the report, of the visit or of the admission.
  case reported
  case outcomeDate

  case age
  case ageUnit

  /// The date of birth, which becomes an age.
  case birth
  case sex
  case caseClass
  case outcome
  case hospitalised
  case doses
  case vaccinated

  /// A test whose positive result confirms a case.
  case labConfirming

  /// A test whose positive result makes a case probable.
  case labProbable

  /// How ill the person was; it is kept as a category.
  case severity

  /// A category of the person's own.
  case category

  /// Names, telephones and the like: never kept, never shown.
  case personal
  case leftOut

  /// True of roles that one column has at most; of tests the person may name several.
  package var isOnce: Bool {
    switch self {
    case .labConfirming, .labProbable, .severity, .category, .personal, .leftOut: false
    default: true
    }
  }

  /// True where nothing of the column's cells may be shown or kept.
  package var isPrivate: Bool { self == .personal || self == .caseID || self == .birth }

  /// In English, for the record of an import.
  package var words: String {
    switch self {
    case .caseID: "id"
    case .place: "place"
    case .onset: "onset"
    case .reported: "reported"
    case .outcomeDate: "outcome date"
    case .age: "age"
    case .ageUnit: "age unit"
    case .birth: "birth"
    case .sex: "sex"
    case .caseClass: "class"
    case .outcome: "outcome"
    case .hospitalised: "hospitalised"
    case .doses: "doses"
    case .vaccinated: "vaccinated"
    case .labConfirming: "lab confirming"
    case .labProbable: "lab probable"
    case .severity: "severity"
    case .category: "category"
    case .personal: "personal"
    case .leftOut: "left out"
    }
  }
}
