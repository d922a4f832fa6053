import Domain
import Foundation

/// A team that wrote while ``CaseListSamples/cholera`` went on.
package enum RoomSamples {
  /// Before the first week, one message in it, three in the second one, and one after the last.
  package static func team() throws -> [Workspace] {
    let posted = [
      "2024-03-01T12:00:00Z", "2024-04-02T12:00:00Z", "2024-04-09T12:00:00Z", "2024-04-10T12:00:00Z",
      "2024-04-11T12:00:00Z", "2024-05-05T12:00:00Z",
    ]
    let messages = try posted.enumerated().map { index, date in
      Message(
        id: "m\(index)",
        content: index == 1 ? String(repeating: "We need more beds. ", count: 40) : "Message \(index)",
        posted: try Date(date, strategy: .iso8601), member: Member(id: "1", name: "Bo Lind"))
    }
    return [
      Workspace(id: "health", name: "Health", channels: [Channel(id: "field", name: "Field", messages: messages)])
    ]
  }

  /// The same as an archive that was imported.
  @MainActor package static func workspaces() throws -> WorkspacesFixture {
    WorkspacesFixture(try team(), imported: .distantPast)
  }
}
