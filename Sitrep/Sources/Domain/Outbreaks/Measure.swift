/// Which cases are counted.
package enum CaseClass: String, CaseIterable, Hashable, Sendable {
  /// Those of which the file tells no class, or the sum of all.
  case all
  case confirmed
  case probable
  case suspected
}

/// What a series counts.
package enum Measure: Hashable, Sendable {
  case cases(CaseClass)

  /// Deaths among the cases of a class; those of `.all` are the usual ones.
  case deaths(CaseClass)
  case recovered
}

extension Measure: RawRepresentable, CaseIterable {
  package static let allCases: [Measure] =
    CaseClass.allCases.map { .cases($0) } + CaseClass.allCases.map { .deaths($0) } + [.recovered]

  package init?(rawValue: String) {
    guard let measure = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = measure
  }

  /// As `cases`, `cases.confirmed`, `deaths` and `recovered`.
  package var rawValue: String {
    switch self {
    case .cases(.all): "cases"
    case .cases(let caseClass): "cases.\(caseClass.rawValue)"
    case .deaths(.all): "deaths"
    case .deaths(let caseClass): "deaths.\(caseClass.rawValue)"
    case .recovered: "recovered"
    }
  }
}
