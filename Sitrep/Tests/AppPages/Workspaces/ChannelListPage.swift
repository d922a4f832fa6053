import PortableUITesting
import Workspaces

/// A workspace's channels, as a person uses them.
package struct ChannelListPage: ConversationPage {
  package static let rowPrefix = WorkspacesID.channel("")

  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// The channels that the page now shows; waits for those of a workspace, if one is given by its id.
  package static func shown(on driver: any UIDriver, of workspace: String? = nil) async throws -> ChannelListPage {
    try await driver.waitUntil("channels are shown") {
      if let workspace, try await !driver.isAt(workspace, step: 3) { return false }
      let rows = try await driver.find(.identifiers(startingWith: rowPrefix))
      let isEmpty = try await driver.element(WorkspacesID.noChannels).isVisible
      return rows.contains(where: \.isVisible) || isEmpty
    }
    return ChannelListPage(driver)
  }

  /// The workspace's name, which is the page's title.
  package var title: String { get async throws { try await driver.headings.last ?? "" } }

  /// Opens the channel's messages.
  package func choose(_ id: String) async throws -> MessageListPage {
    try await row(id).element(.link).tap()
    return try await MessageListPage.shown(on: driver, of: id)
  }

  /// Goes back by the page's own control; where the list stands beside, there is nothing to do.
  package func back() async throws -> WorkspaceListPage {
    try await driver.goBackByControl(to: "Workspaces")
    return try await WorkspaceListPage.shown(on: driver)
  }
}
