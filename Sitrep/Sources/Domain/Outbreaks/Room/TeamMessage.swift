import Foundation

/// A message of one of several archives.
package struct TeamMessage: Hashable, Sendable {
  /// By its id.
  package let archive: ArchiveEntry.ID
  package let found: FoundMessage

  /// The newest messages of some days; those posted at the same time in the order of the archives.
  ///
  /// - Parameters:
  ///   - days: When they were posted.
  ///   - archives: Whose messages.
  ///   - zone: Where days begin and end.
  ///   - most: At most so many.
  /// - Returns: The newest first.
  /// - Throws: For the first archive that can't be read.
  package static func newest(
    in days: ClosedRange<Day>, of archives: [ArchiveEntry], _ zone: TimeZone, most: Int
  ) throws(UnreadableTeamArchive) -> [TeamMessage] {
    let filter = MessageFilter(
      from: days.lowerBound.start(in: zone), until: days.upperBound.advanced(by: 1).start(in: zone))
    var messages: [TeamMessage] = []
    for entry in archives {
      do throws(ArchiveImportProblem) {
        let found = try entry.archive.find(filter, in: nil, 0..<most)
        messages += found.messages.map { TeamMessage(archive: entry.id, found: $0) }
      } catch {
        throw UnreadableTeamArchive(name: entry.name)
      }
    }
    let sorted = messages.enumerated().sorted { one, other in
      let (first, second) = (one.element.posted, other.element.posted)
      return first == second ? one.offset < other.offset : first > second
    }
    return sorted.prefix(most).map(\.element)
  }

  private var posted: Date { found.found.message.posted }
}
