extension EpiWeek {
  /// Why a text names no week.
  package enum LabelProblem: Error, Hashable, Sendable {
    /// It is not written as weeks are.
    case notAWeek
    case noYear

    /// The year has no week of that number.
    case noSuchWeek(year: Int, number: Int)
  }

  /// Reads `2024-W07`, `2024W7`, `W7 2024`, `202407`, and with a year from elsewhere `W7`, `S7` or `7`.
  ///
  /// Nil where ``read(_:year:start:)`` tells why.
  ///
  /// - Parameters:
  ///   - label: The text.
  ///   - year: Of labels without one.
  ///   - start: When weeks begin.
  package init?(label: String, year: Int? = nil, start: Weekday) {
    guard let week = try? Self.read(label, year: year, start: start) else { return nil }
    self = week
  }

  /// The same as ``init(label:year:start:)``, but tells why a text names no week.
  package static func read(_ label: String, year: Int? = nil, start: Weekday) throws(LabelProblem) -> EpiWeek {
    let parts = try parts(of: label)
    guard let year = parts.year ?? year else { throw .noYear }
    guard let week = EpiWeek(year: year, number: parts.number, start: start) else {
      throw .noSuchWeek(year: year, number: parts.number)
    }
    return week
  }

  /// The longest label, in bytes.
  private static let longest = 64

  private static func parts(of label: String) throws(LabelProblem) -> (year: Int?, number: Int) {
    guard label.utf8.count <= longest else { throw .notAWeek }
    var digits: [String] = []
    var letters = ""
    var last: Unicode.Scalar?
    for scalar in label.lowercased().unicodeScalars {
      if ("0"..."9").contains(scalar) {
        if let last, ("0"..."9").contains(last) {
          digits[digits.count - 1].unicodeScalars.append(scalar)
        } else {
          digits.append(String(scalar))
        }
      } else if scalar.properties.isAlphabetic {
        letters.unicodeScalars.append(scalar)
      } else if !" -_/.,:№#()\u{A0}\u{2010}\u{2011}\u{2013}".unicodeScalars.contains(scalar) {
        throw .notAWeek
      }
      last = scalar
    }
    guard letters.isEmpty || words.contains(letters) else { throw .notAWeek }
    switch (digits.count, letters.isEmpty) {
    case (1, true) where digits[0].count == 6: return (Int(digits[0].prefix(4)), Int(digits[0].suffix(2)) ?? 0)
    case (1, _) where digits[0].count <= 2: return (nil, Int(digits[0]) ?? 0)
    case (2, false):
      guard let year = digits.first(where: { $0.count == 4 }), let number = digits.first(where: { $0.count <= 2 })
      else { throw .notAWeek }
      return (Int(year), Int(number) ?? 0)
    default: throw .notAWeek
    }
  }

  /// What stands beside the number, letters alone: week, semaine, semana, неделя.
  private static let words: Set<String> = [
    "w", "wk", "week", "ew", "epiweek", "epiwk", "epidemiologicalweek", "isoweek", "cdcweek", "mmwrweek",
    "s", "sem", "semaine", "semana", "se", "semepi", "semaineepi", "semanaepidemiologica",
    "н", "нед", "неделя", "янеделя", "янед", "недг", "янеделяг", "неделяг", "янедг", "эпиднеделя",
  ]
}
