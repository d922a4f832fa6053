import DesignSystem
import Domain
import Foundation

/// The team's messages as the rooms of all outbreaks ask for them; what was asked of late is kept.
final class RoomMessages {
  /// So many messages are listed.
  nonisolated static let mostListed = 30

  private let archives: any TeamArchives
  private var counts = RecentValues<AskedCounts, Query<MessageCounts, UnreadableTeamArchive>>(capacity: 8)
  private var lists = RecentValues<AskedList, Query<[TeamMessage], UnreadableTeamArchive>>(capacity: 8)

  /// An archive; a later export that joins it makes it another one.
  private nonisolated struct Mark: Hashable {
    let id: ArchiveEntry.ID
    let imported: Date?
  }

  private nonisolated struct AskedCounts: Hashable {
    let archives: [Mark]
    let bounds: [Day]
    let zone: TimeZone
  }

  private nonisolated struct AskedList: Hashable {
    let archives: [Mark]
    let days: ClosedRange<Day>
    let zone: TimeZone
  }

  init(of archives: any TeamArchives) {
    self.archives = archives
  }

  nonisolated deinit {}

  /// False where the team has imported no archive.
  var hasArchives: Bool { !archives.imported.isEmpty }

  /// True where it must be said of a message in which workspace it stands.
  var hasSeveralArchives: Bool { archives.imported.count > 1 }

  /// How many messages periods have.
  ///
  /// - Parameters:
  ///   - bounds: The first day of each period, then the day after the last one.
  ///   - zone: Where days begin and end.
  /// - Returns: The counts, asked once for the same archives and periods.
  func counts(between bounds: [Day], in zone: TimeZone) -> Query<MessageCounts, UnreadableTeamArchive> {
    let entries = archives.imported
    return counts.value(of: AskedCounts(archives: marks(of: entries), bounds: bounds, zone: zone)) {
      Query { () throws(UnreadableTeamArchive) in try MessageCounts(of: entries, between: bounds, in: zone) }
    }
  }

  /// The newest messages of some days.
  func newest(in days: ClosedRange<Day>, _ zone: TimeZone) -> Query<[TeamMessage], UnreadableTeamArchive> {
    let entries = archives.imported
    return lists.value(of: AskedList(archives: marks(of: entries), days: days, zone: zone)) {
      Query { () throws(UnreadableTeamArchive) in
        try TeamMessage.newest(in: days, of: entries, zone, most: Self.mostListed)
      }
    }
  }

  /// The address of a message's screen.
  func address(of message: TeamMessage) -> String { archives.address(of: message.found, in: message.archive) }

  /// The address of a search for all messages of some days.
  func address(ofMessagesIn days: ClosedRange<Day>) -> String { archives.address(ofMessagesIn: days) }

  private func marks(of entries: [ArchiveEntry]) -> [Mark] {
    entries.map { Mark(id: $0.id, imported: $0.imported) }
  }
}
