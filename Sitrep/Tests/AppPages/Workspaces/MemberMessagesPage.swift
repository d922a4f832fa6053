import PortableUITesting
import Workspaces

/// All messages of one person in a workspace, as one reads them.
package struct MemberMessagesPage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// The messages that the page now shows.
  package static func shown(on driver: any UIDriver) async throws -> MemberMessagesPage {
    try await driver.waitUntil("a person's messages are shown") {
      try await driver.find(.identifiers(startingWith: rowPrefix)).contains(where: \.isVisible)
    }
    return MemberMessagesPage(driver)
  }

  /// The person's name, which is the page's title.
  package var title: String {
    get async throws {
      let days = try await driver.find(.identifiers(startingWith: WorkspacesID.day)).map(\.text)
      let count = try await count.text
      return try await driver.headings.last { !days.contains($0) && $0 != count } ?? ""
    }
  }

  /// How many there are.
  package var count: PageElement { driver.element(WorkspacesID.memberCount) }

  /// The channel's and the message's ids of each row, top to bottom.
  package var places: [String] {
    get async throws {
      try await driver.find(.identifiers(startingWith: Self.rowPrefix)).map {
        String($0.identifier.dropFirst(Self.rowPrefix.count))
      }
    }
  }

  package func row(_ id: String, in channel: String) -> PageElement {
    driver.element(WorkspacesID.memberMessage(id, in: channel))
  }

  package static let rowPrefix = "workspaces.found."
}
