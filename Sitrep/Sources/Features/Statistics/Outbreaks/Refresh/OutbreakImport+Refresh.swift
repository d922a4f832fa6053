import Domain
import Foundation

/// By what counts from a publisher are judged and kept.
nonisolated struct RefreshTerms: Sendable {
  let feed: OutbreakFeedLink

  /// The later of the two sides' days: the clock of either may be wrong.
  let latest: Day
  let received: Date
}

/// Counts that a publisher sent, and that may take the place of those from before.
nonisolated struct RefreshedOutbreak: Sendable {
  let outbreak: Outbreak
  let counts: OutbreakCounts

  /// How many places have other counts than before.
  let changedPlaces: Int
}

nonisolated extension OutbreakImport {
  /// The places of WHO's file, by which its first answer is judged.
  private static let placesOfWHO = 234

  /// The counts that a publisher sent after those that are here.
  ///
  /// Older ones, and those that lack more than one place or one report in ten, are refused: they would take something
  /// away. The outbreak keeps its id and the name that the person gave it.
  ///
  /// - Parameters:
  ///   - before: The outbreak that is here; nil: none is.
  ///   - known: Its counts; nil where they cannot be read.
  ///   - terms: Who sent them, and when.
  /// - Returns: What to keep.
  /// - Throws: Why the counts are refused.
  func refreshing(
    _ before: Outbreak?, _ known: OutbreakCounts?, _ terms: RefreshTerms
  ) throws(RefreshProblem) -> RefreshedOutbreak {
    guard form.publisher == .who, level == .countries,
      var outbreak = outbreak(id: before?.id ?? .random(), received: terms.received)
    else { throw .wrongShape(path: "", reason: "it is not WHO’s table of countries") }
    // A week that is not over may be dated with its end.
    guard days.upperBound <= terms.latest.advanced(by: 7) else {
      throw .wrongShape(path: "Date_reported", reason: "the day \(days.upperBound) has not come")
    }
    let expected = known?.places.count ?? Self.placesOfWHO
    guard counts.places.count * 10 >= expected * 9 else { throw .tooFew(counts.places.count, of: expected) }
    if let before {
      guard days.upperBound >= before.days.upperBound else { throw .nothingNewer(days.upperBound) }
      guard before.period != period || counts.reports * 10 >= (known?.reports ?? 0) * 9 else { throw .cutOff }
    }
    outbreak.name = before?.name ?? outbreak.name
    outbreak.feed = terms.feed
    return RefreshedOutbreak(
      outbreak: outbreak, counts: counts, changedPlaces: counts.places.count { counts.differs(from: known, in: $0.key) }
    )
  }
}

nonisolated extension OutbreakCounts {
  /// How many totals were published.
  fileprivate var reports: Int {
    series.reduce(0) { sum, series in sum + series.total.count { $0 != nil } }
  }

  fileprivate func differs(from other: OutbreakCounts?, in place: PlaceKey) -> Bool {
    guard let other else { return true }
    return Measure.allCases.contains { self[place, $0] != other[place, $0] }
  }
}

nonisolated extension Data {
  /// True for a table whose last row breaks off: it has fewer commas than the heading, and no end of the line.
  var endsInShortRow: Bool {
    let newline = UInt8(ascii: "\n")
    guard last != newline, let heading = split(separator: newline, maxSplits: 1).first,
      let end = lastIndex(of: newline)
    else { return false }
    let commas = { (row: Data) in row.count { $0 == UInt8(ascii: ",") } }
    return commas(self[end...]) < commas(heading)
  }
}

nonisolated extension RefreshProblem {
  /// An answer that could not be read.
  init(_ cause: OutbreakFileProblem.Cause) {
    switch cause {
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .notText, .mistaken, .lineList, .unknownForm: self = .notJSON
    case .empty, .openQuote: self = .cutOff
    default: self = .wrongShape(path: "", reason: "it is not what the feed was asked for")
    }
  }
}
