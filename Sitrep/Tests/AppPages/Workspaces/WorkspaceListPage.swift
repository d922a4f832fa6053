import PortableUITesting
import Workspaces

/// The list of workspaces, as a person uses it.
package struct WorkspaceListPage: ConversationPage {
  package static let rowPrefix = WorkspacesID.workspace("")

  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// Opens the tab, or another address that shows the list.
  package static func open(on driver: any UIDriver, at path: String = "/workspaces") async throws -> WorkspaceListPage {
    try await driver.open(path)
    return try await shown(on: driver)
  }

  /// The list that the page now shows.
  package static func shown(on driver: any UIDriver) async throws -> WorkspaceListPage {
    try await driver.waitUntil("the list of workspaces is shown") {
      try await driver.element(WorkspacesID.filesMenu).isVisible
    }
    return WorkspaceListPage(driver)
  }

  package var filesMenu: PageElement { driver.element(WorkspacesID.filesMenu) }
  package var undoText: PageElement { driver.element(WorkspacesID.undoText) }
  package var progress: PageElement { driver.element(WorkspacesID.progress) }
  package var cancelImport: PageElement { driver.element(WorkspacesID.cancelImport) }

  /// Opens the workspace's channels.
  package func choose(_ id: String) async throws -> ChannelListPage {
    try await row(id).element(.link).tap()
    return try await ChannelListPage.shown(on: driver, of: id)
  }

  /// Opens the menu, and chooses from it.
  package func chooseFromMenu(_ identifier: String) async throws {
    try await filesMenu.tap()
    try await driver.element(identifier).tap()
  }
}
