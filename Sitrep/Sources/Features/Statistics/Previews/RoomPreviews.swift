#if canImport(SwiftUI)
  import Domain
  import Foundation
  import Observation
  import PortableUI

  #Preview("Cases and messages") { PreviewedList("/room", archives: PreviewedArchives()) }
  #Preview("Cases and messages as a table") { PreviewedList("/room?bars=day&table=1", archives: PreviewedArchives()) }
  #Preview("No messages yet") { PreviewedList("/room") }

  /// A team that wrote every second day of the sample list.
  @Observable
  private final class PreviewedArchives: TeamArchives {
    let imported: [ArchiveEntry]

    init() {
      let first = SampleStatistics().latestReport().asOf
      let messages = (0..<15).map { number in
        Message(
          id: "m\(number)", content: "Four new patients since yesterday.",
          posted: first.advanced(by: 2 * number).noon(in: .gmt), member: Member(id: "ann", name: "Ann Example"))
      }
      let team = Workspace(
        id: "team", name: "Team", channels: [Channel(id: "field", name: "Field", messages: messages)])
      imported = [
        ArchiveEntry(id: "a", name: "team.zip", imported: .distantPast, archive: InMemoryMessageArchive([team]))
      ]
    }

    nonisolated deinit {}

    func address(of message: FoundMessage, in archive: ArchiveEntry.ID) -> String { "/" }

    func address(ofMessagesIn days: ClosedRange<Day>) -> String { "/" }
  }
#endif
