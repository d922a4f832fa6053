import Domain
import Testing

extension CaseList {
  /// A list of a few cases in two places.
  static func made(
    _ records: [CaseRecord], places: [String] = ["Baro", "Kelma"], categories: [CaseCategory] = [],
    to last: String = "2024-05-14"
  ) throws -> CaseList {
    let first = records.compactMap { $0.onset ?? $0.reported }.min()
    return CaseList(
      places: places.map { OutbreakPlace($0) }, categories: categories,
      days: try (first ?? day(last))...day(last), records)
  }
}

extension CaseRecord {
  /// A case by its days.
  static func on(
    _ onset: String?, reported: String?, died: Bool = false, outcomeDay: String? = nil, place: Int? = 0,
    caseClass: CaseClass = .all
  ) throws -> CaseRecord {
    CaseRecord(
      onset: try onset.map { try day($0) }, reported: try reported.map { try day($0) },
      outcomeDay: try outcomeDay.map { try day($0) }, caseClass: caseClass, outcome: died ? .died : .recovered,
      place: place)
  }
}
