/// What a person said of a line list, to propose it for the next file with the same heading.
///
/// It holds no cell of a private column: values are kept of columns alone that have few, such as sex and outcome, and
/// names of places that the list counts.
package struct ColumnMapping: Hashable, Sendable {
  /// So many are kept, the newest ones.
  package static let most = 50

  /// Longer values are no words for something, so they are not kept; in bytes.
  private static let longestValue = 100

  /// When the person said it.
  package let day: Day

  /// Nil: the list told it.
  package let disease: Disease?

  /// Which number of dates is the month; nil: the dates told it.
  package let dateOrder: DateOrder?

  /// Nil: told by the heading and the names.
  package let level: OutbreakChoices.Level?

  /// By the columns' places in the table, from 0.
  package let caseRoles: [Int: CaseColumnRole]

  /// What values mean: by column, then as the file has them.
  package let values: [Int: [String: CaseMeaning]]

  /// Places that are others misspelt.
  package let merged: [PlaceKey: PlaceKey]

  /// - Parameters:
  ///   - choices: What the person said.
  ///   - columns: The columns as they were read by it.
  ///   - places: The places that the list counts; of others nothing is kept.
  ///   - day: Today.
  package init(_ choices: OutbreakChoices, _ columns: [CaseColumn], places: Set<PlaceKey> = [], on day: Day) {
    self.day = day
    disease = choices.disease
    dateOrder = choices.dateOrder
    level = choices.level
    let open = Set(columns.filter { $0.role.hasValues && !$0.isPersonal }.map(\.index))
    caseRoles = choices.caseRoles
    values = choices.values.filter { open.contains($0.key) }.compactMapValues { meanings in
      let kept = meanings.filter { $0.key.utf8.count <= Self.longestValue }.sorted { $0.key < $1.key }
        .prefix(UnreadCaseValues.most)
      return kept.isEmpty ? nil : Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }
    merged = choices.merged.filter { places.contains($0.value) }
  }

  /// What files with one heading have in common.
  package static func key(ofHeading columns: [CaseColumn]) -> String {
    columns.sorted { $0.index < $1.index }.map { $0.name.lowercased() }.joined(separator: "\u{1F}")
  }
}

extension CaseImport {
  /// What files with this heading have in common.
  package var headingKey: String { ColumnMapping.key(ofHeading: columns) }

  /// What was said of this list, to propose it for the next one.
  ///
  /// - Parameters:
  ///   - choices: What the person said, by which the list was read.
  ///   - day: Today.
  /// - Returns: Without any cell of a private column.
  package func mapping(of choices: OutbreakChoices, on day: Day) -> ColumnMapping {
    ColumnMapping(choices, columns, places: Set(cases.places.map(\.key)), on: day)
  }

  /// The disease that the titles name, else the file's name; nil: neither names one.
  package var mentionedDisease: Disease? {
    for case .disease(let proposed) in questions { return proposed }
    return disease
  }
}

extension OutbreakChoices {
  /// These choices, and where the person said nothing yet, those of a mapping.
  ///
  /// - Parameters:
  ///   - mapping: What was said of the last list with the same heading.
  ///   - mentioned: The disease that the file names; another one isn't proposed.
  /// - Returns: The choices to read the list by.
  package func proposing(_ mapping: ColumnMapping, mentioned: Disease?) -> OutbreakChoices {
    var choices = self
    if disease == nil, mentioned == nil || mentioned == mapping.disease { choices.disease = mapping.disease }
    choices.dateOrder = dateOrder ?? mapping.dateOrder
    choices.level = level ?? mapping.level
    choices.caseRoles.merge(mapping.caseRoles) { said, _ in said }
    choices.values.merge(mapping.values) { said, kept in said.merging(kept) { said, _ in said } }
    choices.merged.merge(mapping.merged) { said, _ in said }
    return choices
  }
}

extension CaseColumnRole {
  /// True where a column's values may be said by the person.
  fileprivate var hasValues: Bool {
    switch self {
    case .caseID, .place, .birth, .category, .severity, .personal, .leftOut: false
    default: true
    }
  }
}

// MARK: - As it is kept

extension ColumnMapping: Codable {
  private struct Stored: Codable {
    let day: String
    let disease: String?
    let dates: String?
    let level: String?
    let roles: [Int: CaseColumnRole]
    let values: [Int: [String: String]]
    let merged: [String: String]
  }

  package init(from decoder: any Decoder) throws {
    let stored = try Stored(from: decoder)
    guard let day = Day(stored.day) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no day"))
    }
    self.day = day
    disease = stored.disease.flatMap { Disease(text: $0) }
    dateOrder = DateOrder.allCases.first { $0.storedText == stored.dates }
    level = OutbreakChoices.Level.allCases.first { $0.storedText == stored.level }
    caseRoles = stored.roles
    values = stored.values.mapValues { $0.compactMapValues { CaseMeaning(storedText: $0) } }
    merged = stored.merged.reduce(into: [:]) { merged, pair in
      guard let one = PlaceKey(pair.key), let other = PlaceKey(pair.value) else { return }
      merged[one] = other
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let pairs = merged.map { ($0.key.description, $0.value.description) }
    let stored = Stored(
      day: day.iso8601, disease: disease?.storedText, dates: dateOrder?.storedText, level: level?.storedText,
      roles: caseRoles, values: values.mapValues { $0.mapValues(\.storedText) },
      merged: Dictionary(uniqueKeysWithValues: pairs))
    try stored.encode(to: encoder)
  }
}

extension DateOrder {
  fileprivate var storedText: String { String(describing: self) }
}

extension OutbreakChoices.Level {
  fileprivate var storedText: String { String(describing: self) }
}

extension CaseMeaning {
  /// As `discarded`, `sex:female` and `months:18`.
  fileprivate var storedText: String {
    switch self {
    case .unknown: "unknown"
    case .discarded: "discarded"
    case .sex(let sex): "sex:\(sex.rawValue)"
    case .outcome(let outcome): "outcome:\(outcome.rawValue)"
    case .caseClass(let caseClass): "class:\(caseClass.rawValue)"
    case .answer(let isYes): "answer:\(isYes)"
    case .doses(let doses): "doses:\(doses)"
    case .ageInMonths(let months): "months:\(months)"
    case .day(let day): "day:\(day.iso8601)"
    }
  }

  fileprivate init?(storedText: String) {
    let parts = storedText.split(separator: ":", maxSplits: 1).map(String.init)
    let value = parts.count > 1 ? parts[1] : ""
    let meaning: CaseMeaning? =
      switch parts.first {
      case "unknown": .unknown
      case "discarded": .discarded
      case "sex": Sex(rawValue: value).map { .sex($0) }
      case "outcome": CaseOutcome(rawValue: value).map { .outcome($0) }
      case "class": CaseClass(rawValue: value).map { .caseClass($0) }
      case "answer": Bool(value).map { .answer($0) }
      case "doses": Int(value).map { .doses($0) }
      case "months": Int(value).map { .ageInMonths($0) }
      case "day": Day(value).map { .day($0) }
      default: nil
      }
    guard let meaning else { return nil }
    self = meaning
  }
}
