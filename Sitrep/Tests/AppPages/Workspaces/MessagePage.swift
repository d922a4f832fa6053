import PortableUITesting
import Workspaces

/// One message, as a person reads it.
package struct MessagePage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// The message that the page now shows.
  package static func shown(on driver: any UIDriver) async throws -> MessagePage {
    try await driver.waitUntil("one message is shown") {
      let rows = try await driver.find(.identifiers(startingWith: MessageListPage.rowPrefix))
      let content = try await driver.element(WorkspacesID.content).isVisible
      let attachments = try await driver.find(.identifiers(startingWith: WorkspacesID.attachment))
      return (content || attachments.contains(where: \.isVisible)) && !rows.contains(where: \.isVisible)
    }
    return MessagePage(driver)
  }

  /// The name of who wrote it, which is the page's title.
  package var title: String { get async throws { try await driver.headings.last ?? "" } }

  package var content: PageElement { driver.element(WorkspacesID.content) }
  package var posted: PageElement { driver.element(WorkspacesID.posted) }

  /// Goes back by the page's own control, which has the channel's name.
  package func back(to channel: String) async throws -> MessageListPage {
    try await driver.goBackByControl(to: channel)
    return try await MessageListPage.shown(on: driver)
  }
}
