import Foundation
import Observation

/// The archives of the team's messages, as screens outside the Workspaces tab know them.
@MainActor
package protocol TeamArchives: AnyObject, Observable {
  /// Those that the team imported, newest first; samples that came with the program are not among them.
  var imported: [ArchiveEntry] { get }

  /// The address of a message's screen.
  func address(of message: FoundMessage, in archive: ArchiveEntry.ID) -> String

  /// The address of a search for all messages of some days.
  func address(ofMessagesIn days: ClosedRange<Day>) -> String
}

/// No archives: for samples, previews and tests.
@Observable
@MainActor
package final class NoTeamArchives: TeamArchives {
  package init() {}

  package var imported: [ArchiveEntry] { [] }

  package func address(of message: FoundMessage, in archive: ArchiveEntry.ID) -> String { "/" }

  package func address(ofMessagesIn days: ClosedRange<Day>) -> String { "/" }
}
