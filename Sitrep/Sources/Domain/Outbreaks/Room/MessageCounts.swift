import Foundation

/// How many messages some archives have in each of some periods, and before and after them.
///
/// An archive is asked for counts alone: no text is read, however large it is.
package struct MessageCounts: Hashable, Sendable {
  /// In the order of the periods.
  package let periods: [Int]
  package let before: Int
  package let after: Int

  /// Asks the archives; not to be made on the main actor.
  ///
  /// - Parameters:
  ///   - archives: Whose messages are counted together.
  ///   - bounds: The first day of each period, oldest first, then the day after the last period.
  ///   - zone: Where days begin and end.
  /// - Throws: For the first archive that can't be read.
  package init(
    of archives: [ArchiveEntry], between bounds: [Day], in zone: TimeZone
  ) throws(UnreadableTeamArchive) {
    let moments = bounds.map { $0.start(in: zone) } + [.distantFuture]
    var sums = Array(repeating: 0, count: moments.count)
    for entry in archives {
      do throws(ArchiveImportProblem) {
        for (index, count) in try entry.archive.counts(before: moments).enumerated() { sums[index] += count }
      } catch {
        throw UnreadableTeamArchive(name: entry.name)
      }
    }
    periods = (1..<max(bounds.count, 1)).map { sums[$0] - sums[$0 - 1] }
    before = sums[0]
    after = sums[sums.count - 1] - sums[max(bounds.count - 1, 0)]
  }
}

/// An archive that can't be read, by the name of its file.
package struct UnreadableTeamArchive: Error, Hashable, Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }
}
