/// What a column of a table of counts means.
package enum ColumnRole: Hashable, Sendable {
  /// The name of the place that the outbreak is followed by.
  case place

  /// The code of a country, which decides before its name.
  case placeCode

  /// A part of the place, such as a facility of a district: parts are added up.
  case part

  /// A day, or the first or last day of a week.
  case date

  /// A label of a week, such as `2024-W07`.
  case week

  /// The year of the weeks.
  case year

  /// The disease that a row counts.
  case disease

  /// When a report was received: of two for one place and period the later stands.
  case received

  /// A count; how it counts, if that is known.
  case count(Measure, Counting?)

  /// A count of the place that the heading names.
  case countOf(place: String, Measure, Counting?)

  /// The counts of one period.
  case period

  /// A sum of other columns, compared with ours and left out.
  case total

  /// Names, telephones and the like: never kept, never shown.
  case personal

  case leftOut
}

/// A column of the table, as the person sees and changes it.
package struct OutbreakColumn: Hashable, Sendable {
  /// Why a column has its role.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    /// By its heading.
    case name

    /// By what stands in it.
    case values

    /// The publisher of such files is known.
    case publisher

    /// The person said so.
    case chosen

    /// Nothing tells: it is left out.
    case none
  }

  /// The most samples of a column.
  package static let mostSamples = 3

  /// Its place in the table, from 0.
  package let index: Int

  /// The heading as the file has it, shortened; may be empty.
  package let name: String

  /// The first distinct values, shortened; none of a personal column.
  package let samples: [String]

  package let role: ColumnRole
  package let reason: Reason

  /// What it may be instead, likelier ones first; without its role.
  package let alternatives: [ColumnRole]

  package init(
    index: Int, name: String, samples: [String], role: ColumnRole, reason: Reason, alternatives: [ColumnRole]
  ) {
    self.index = index
    self.name = name
    self.samples = samples
    self.role = role
    self.reason = reason
    self.alternatives = alternatives
  }
}

extension ColumnRole {
  /// Every role that the person may give a column.
  package static let all: [ColumnRole] =
    [.place, .part, .placeCode, .disease, .date, .week, .year, .received] + counts + [.total, .personal, .leftOut]

  /// What may be counted; nil: it isn't said whether that is new or cumulative.
  private static let counts = Measure.allCases.flatMap { measure in
    ([nil, .new, .cumulative] as [Counting?]).map { .count(measure, $0) } as [ColumnRole]
  }

  /// True of roles that one column has at most.
  package var isOnce: Bool {
    switch self {
    case .place, .placeCode, .date, .week, .year, .disease, .received: true
    case .part, .count, .countOf, .period, .total, .personal, .leftOut: false
    }
  }

  /// In English, for the record of an import and for commands.
  package var words: String {
    switch self {
    case .place: "place"
    case .placeCode: "code of the place"
    case .part: "part of the place"
    case .date: "date"
    case .week: "week"
    case .year: "year"
    case .disease: "disease"
    case .received: "received"
    case .count(let measure, let counting): Self.words(measure, counting)
    case .countOf(let place, let measure, let counting): "\(Self.words(measure, counting)) of \(place)"
    case .period: "period"
    case .total: "total"
    case .personal: "personal, not kept"
    case .leftOut: "left out"
    }
  }

  private static func words(_ measure: Measure, _ counting: Counting?) -> String {
    counting.map { "\($0.rawValue) \(measure.rawValue)" } ?? measure.rawValue
  }
}
