import Domain

/// Which recovered counts are unknown although a file has 0 or an old number there.
///
/// Johns Hopkins University ended them after 2021-08-04; several countries had ended them before, and then stood at 0.
enum RecoveredRule {
  /// The last day on which recovered counts were published.
  static let lastDay = Day(daysSinceEpoch: 18_843)

  /// The most of which a fall to 0 may be a correction.
  static let mostCorrected = 100

  /// A series without the counts that were not published.
  ///
  /// Unknown is what comes after ``lastDay``, what comes after a fall to 0 from above 100 until it rises again, and a
  /// series that never rises above 0.
  static func published(_ counts: [Int?], firstDay: Day) -> [Int?] {
    guard counts.contains(where: { $0 ?? 0 > 0 }) else { return counts.map { _ in nil } }
    var before = 0
    var isMissing = false
    return counts.enumerated().map { index, count in
      guard let count else { return nil }
      isMissing = count == 0 && (isMissing || before > mostCorrected)
      before = count
      let isLater = lastDay.map { firstDay.advanced(by: index) > $0 } ?? false
      return isMissing || isLater ? nil : count
    }
  }

  /// The count of a single day: 0 is unknown where so many were ill that somebody must have recovered.
  static func published(_ recovered: Int?, confirmed: Int?) -> Int? {
    recovered == 0 && confirmed ?? 0 > mostCorrected ? nil : recovered
  }
}
