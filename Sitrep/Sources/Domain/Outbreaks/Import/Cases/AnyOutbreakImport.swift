import Foundation

/// What an outbreak is made of.
package enum OutbreakContent: String, CaseIterable, Hashable, Codable, Sendable {
  /// Numbers by place and period.
  case counts

  /// A line list: a row for each case.
  case cases
}

/// What files turned out to be.
package enum AnyOutbreakImport: Hashable, Sendable {
  case counts(OutbreakImport)
  case cases(CaseImport)
}

/// What both kinds have in common.
extension AnyOutbreakImport {
  package var titles: [String] { both(\.titles, \.titles) }

  /// Nil: the person must say it.
  package var disease: Disease? { both(\.disease, \.disease) }
  package var name: String { both(\.name, \.name) }
  package var level: PlaceLevel { both(\.level, \.level) }
  package var dateOrder: DateOrder? { both(\.dateOrder, \.dateOrder) }
  package var alikePlaces: [OutbreakImport.AlikePlaces] { both(\.alikePlaces, \.alikePlaces) }
  package var ownTotals: OutbreakImport.OwnTotals { both(\.ownTotals, \.ownTotals) }
  package var source: DataSource { both(\.source, \.source) }
  package var provenance: Provenance { both(\.provenance, \.provenance) }
  package var places: [OutbreakPlace] { both(\.counts.places, \.cases.places) }

  /// How many questions are open; nothing is kept before they are answered.
  package var openQuestions: Int { both(\.questions.count, \.questions.count) }

  /// What no column is known to have; nothing of the files is read before the person says it.
  package var missingColumns: [ColumnNeed] {
    switch self {
    case .counts(let plan):
      for case .columns(let missing) in plan.questions { return missing }
      return []
    case .cases(let plan): return plan.questions.contains(.dateColumn) ? [.caseDate] : []
    }
  }

  package var content: OutbreakContent {
    switch self {
    case .counts: .counts
    case .cases: .cases
    }
  }

  /// The open question about the disease: those of the rows, and what the file's name suggests.
  package var diseaseQuestion: (named: [String], proposed: Disease?)? {
    switch self {
    case .counts(let plan):
      for case .disease(let named, let proposed) in plan.questions { return (named, proposed) }
    case .cases(let plan):
      for case .disease(let proposed) in plan.questions { return ([], proposed) }
    }
    return nil
  }

  /// The open question about dates: one of them, and the days that it may be.
  package var dateQuestion: (example: String, readings: [DateReading])? {
    switch self {
    case .counts(let plan):
      for case .dateOrder(let example, let readings) in plan.questions { return (example, readings) }
    case .cases(let plan):
      for case .dateOrder(let example, let readings) in plan.questions { return (example, readings) }
    }
    return nil
  }

  /// True where dates of birth are among the dates, so that no date may be shown as an example.
  package var hasBirths: Bool {
    guard case .cases(let plan) = self else { return false }
    return plan.columns.contains { $0.role == .birth }
  }

  /// The outbreak to keep; nil while something must still be said.
  ///
  /// - Parameters:
  ///   - id: A new one, or that of the outbreak that is replaced.
  ///   - received: When the files came.
  /// - Returns: The head.
  package func outbreak(id: OutbreakID, received: Date) -> Outbreak? {
    switch self {
    case .counts(let plan): plan.outbreak(id: id, received: received)
    case .cases(let plan): plan.outbreak(id: id, received: received)
    }
  }

  private func both<Value>(_ counts: KeyPath<OutbreakImport, Value>, _ cases: KeyPath<CaseImport, Value>) -> Value {
    switch self {
    case .counts(let plan): plan[keyPath: counts]
    case .cases(let plan): plan[keyPath: cases]
    }
  }
}
